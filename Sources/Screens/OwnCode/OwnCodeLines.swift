import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

// Apps' own code in plain text.
extension LineWord {
  static let ownCode = [
    LineWord("host", "FOLDER", replacesSession: .always) { $0.host($1) },
    LineWord("rebuild") { interface, _ in interface.rebuild() },
    LineWord("controls") { interface, _ in (interface.controls, []) },
    LineWord("own-code") { interface, _ in (interface.ownCode, []) },
  ]
}

extension LineInterface {
  public var setup: Setup { model.simulation.setup }
  public var library: Library { model.library }
  public var sourceFolder: String { model.sourceFolder }

  /// Builds the apps of the session that have sources.
  public mutating func buildApps() -> [Effect] { model.buildApps() }

  public mutating func takeCodeJob() -> CodeJob? { model.takeCodeJob() }

  fileprivate mutating func host(_ folder: String) -> Answer {
    do throws(Diagnostic) {
      let effects = try model.host(folder)
      forget()
      return ([], effects)
    } catch {
      return (["? \(error.message)"], [])
    }
  }

  fileprivate mutating func rebuild() -> Answer {
    model.workbench.whyNoCode.map { ([model.text($0)], []) } ?? ([], model.rebuildApps())
  }

  /// The actions that touch what the apps in front show.
  fileprivate var controls: [String] {
    let controls = model.ownControls
    if controls.isEmpty { return [localized("hosting.no-own-controls")] }
    return controls.map { model.simulation.text.line(.act(.touch($0.side), detail: $0.name)) }
  }

  fileprivate var ownCode: [String] {
    if let reason = model.workbench.whyNoCode { return [model.text(reason)] }
    return lines(model.workbench.ownCodePage)
  }

  /// Says what the code of apps has done.
  public mutating func codeReported(_ report: CodeReport) -> Answer {
    let cursor = model.simulation.timeline.cursor
    model.clearNote()
    let effects = model.codeReported(report)
    switch report {
    case .done(let result, _):
      var lines: [String] = []
      let timeline = model.simulation.timeline
      for entry in min(cursor, timeline.cursor)..<timeline.cursor {
        if entry > cursor || !result.isAnswer { lines += heading(entry) }
        lines += self.lines(beneath: entry)
      }
      printed = timeline.events.count
      return (lines + news(), effects)
    case .failed(let errors):
      model.popup = nil
      return ([localized("hosting.failed")] + errors, effects)
    case .built, .opened, .step, .runs: return (noteLines(), effects)
    }
  }

  /// What an action sent and what code did in it, line by line.
  private func lines(beneath entry: Int) -> [String] {
    var rows: [LogRow] = []
    model.simulation.timeline.forEachRow(of: entry, filter) { rows.append($0) }
    return rows.compactMap { row in
      switch row {
      case .message(let index): messageLine(at: index)
      case .code(let entry, let line):
        model.simulation.codeLine(line, of: entry).map { "  " + $0.line }
      case .action, .later, .refusal, .mark, .narration: nil
      }
    }
  }
}

import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts
import Workbench

// Apps' own code in plain text.
extension LineWord {
  static let ownCode = [
    LineWord("host", "FOLDER", replacesSession: .always) { $0.host($1) },
    LineWord("rebuild") { interface, _ in interface.rebuild() },
    LineWord("without-code") { interface, _ in interface.goOnWithoutCode() },
    LineWord("controls") { interface, _ in (interface.controls, []) },
    LineWord("own-code") { interface, _ in (interface.ownCodeLines, []) },
  ]
}

extension LineInterface {
  public var setup: Setup { simulation.setup }
  public var library: Library { workbench.library }
  public var sourceFolder: String { ownCode.folders.session }

  /// Builds the apps of the session that have sources.
  public mutating func buildApps() -> [Effect] { work { $0.buildApps() } }

  public mutating func takeCodeJob() -> CodeJob? { work { $0.takeCodeJob() } }

  fileprivate mutating func host(_ folder: String) -> Answer {
    do throws(Diagnostic) {
      let app = latestApp
      let effects = try work { (bench) throws(Diagnostic) in try bench.host(folder, as: app) }
      forget()
      return ([], effects)
    } catch {
      return (["? \(error.message)"], [])
    }
  }

  fileprivate mutating func rebuild() -> Answer {
    workbench.whyNoBuild.map { ([text($0)], []) } ?? ([], rebuildLatest())
  }

  fileprivate mutating func goOnWithoutCode() -> Answer {
    if ownCode.failed == nil { return ([localized("hosting.none-waits")], []) }
    work { $0.goOnWithoutCode() }
    return (noteLines(), [])
  }

  /// Whether an app waits for its code, which was not built.
  public var awaitsCode: Bool { ownCode.failed != nil }

  private mutating func rebuildLatest() -> [Effect] {
    let app = latestApp
    return work { $0.rebuildApps(preferring: app) }
  }

  /// The actions that touch what the apps in front show.
  fileprivate var controls: [String] {
    let controls = ownControls
    if controls.isEmpty { return [localized("hosting.no-own-controls")] }
    return controls.map { simulation.text.line(.act(.touch($0.side), detail: $0.name)) }
  }

  fileprivate var ownCodeLines: [String] {
    if ownCode.failed == nil, let reason = workbench.whyNoCode { return [text(reason)] }
    return lines(workbench.ownCodePage.paragraphs)
  }

  /// Says what the code of apps has done.
  public mutating func codeReported(_ report: CodeReport) -> Answer {
    let cursor = simulation.timeline.cursor
    clearNote()
    switch report {
    case .done(let result, let screens):
      let effects = work { $0.codeIsDone(result, screens) }
      if !result.isAnswer { work { $0.advanceTour() } }
      var lines: [String] = []
      let timeline = simulation.timeline
      for entry in min(cursor, timeline.cursor)..<timeline.cursor {
        if entry > cursor || !result.isAnswer { lines += heading(entry) }
        lines += self.lines(beneath: entry)
      }
      printed = timeline.events.count
      return (lines + news(), effects)
    case .failed(let failed):
      work { $0.buildFailed(failed) }
      let page = lines(failed.page)
      if ownCode.failed != nil { work { $0.sayWhatFailed() } }
      return (page + noteLines(), [])
    case .built(let apps): work { $0.codeIsBuilt(apps) }
    case .opened(let session, let nextTimer, let screens):
      work { $0.codeOpened(session, nextTimer: nextTimer, screens: screens) }
    case .runs(let app, let method): work { $0.codeRuns(app, method) }
    case .step: break
    }
    return (noteLines(), [])
  }

  /// What an action sent and what code did in it, line by line.
  private func lines(beneath entry: Int) -> [String] {
    var rows: [LogRow] = []
    simulation.timeline.forEachRow(of: entry, filter) { rows.append($0) }
    return rows.compactMap { row in
      switch row {
      case .message(let index): messageLine(at: index)
      case .code(let entry, let line):
        simulation.codeLine(line, of: entry).map { "  " + $0.line }
      case .action, .later, .refusal, .mark, .narration: nil
      }
    }
  }
}

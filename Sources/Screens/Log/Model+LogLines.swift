import Lifecycle
import Sessions
import Texts
import Workbench

// Marking, copying and saving lines of the log.
extension Model {
  /// The rows that are marked, or the chosen one alone.
  var markedLogRows: Range<Int> {
    guard let place = chosenLogPlace else { return 0..<0 }
    let anchor = min(log.anchor ?? place, logRowCount - 1)
    return min(anchor, place)..<max(anchor, place) + 1
  }

  /// Starts a marked range at the chosen row, or clears it.
  mutating func toggleMark() {
    if log.anchor != nil {
      log.anchor = nil
    } else {
      log.anchor = chosenLogPlace
    }
  }

  /// The marked rows in the format of a session file.
  var markedLines: String {
    let timeline = simulation.timeline
    var text = ""
    for row in log.index.rows(markedLogRows, timeline) {
      switch row {
      case .action(let index):
        let entry = timeline.entries[index]
        text += "\(entry.mark) " + simulation.text.line(.act(entry.step, detail: entry.detail))
        if entry.delay > 0 { text += " +" + Seconds.spelled(entry.delay) }
        text += "\n"
      case .refusal(let index):
        guard let refusal = timeline.entries[index].refusal else { continue }
        text += "! \(simulation.reason(.kernel(refusal)))\n"
      case .message(let index): text += "  \(simulation.line(timeline.message(at: index)))\n"
      case .code(let entry, let line):
        text += simulation.codeLine(line, of: entry).map { $0.line + "\n" } ?? ""
      case .mark(let place): text += markLine(place) + "\n"
      case .narration(let place, let line):
        text += "# \(travel.branches.narration(at: place, line: line))\n"
      // Skipped: a session file has this time in the delay of the next action.
      case .later: continue
      }
    }
    return text
  }

  /// The most bytes to copy at once, because some terminals accept no more.
  private static let mostToCopy = 70_000

  mutating func copyLines() -> [Effect] {
    let text = markedLines
    let count = text.utf8.count { $0 == 0x0A }
    guard count > 0 else { return nothingMarked() }
    guard text.utf8.count <= Model.mostToCopy else {
      let words = localized("notes.too-many-lines", count: count)
      say(words, .refusal, next: .saveLines, "saves-them-to-a-file")
      return []
    }
    log.anchor = nil
    say(localized("notes.copied", count: count))
    return [.copy(text)]
  }

  mutating func askWhereToSave() -> [Effect] {
    log.linesToSave = markedLines
    guard !log.linesToSave.isEmpty else { return nothingMarked() }
    popup = Prompt(localized("panels.save-lines"), suggestion: "lines.session") { model, path in
      model.saveLines(path)
    }
    return []
  }

  mutating func saveLines(_ path: String, overwrite: Bool = false) -> [Effect] {
    let path = ownCode.folders.typed(path)
    return path.isEmpty ? [] : [.save(path: path, text: log.linesToSave, overwrite: overwrite)]
  }

  /// The event loop has saved the lines.
  public mutating func linesSaved(_ path: String) {
    log.anchor = nil
    say(localized("notes.saved", ["file": path]))
  }

  /// A file with this name exists.
  public mutating func linesExist(_ path: String) {
    popup = Question(localized("panels.ask-overwrite", ["file": path])) { model, isYes in
      if isYes { return model.saveLines(path, overwrite: true) }
      model.say(localized("notes.not-saved"))
      return []
    }
  }

  /// The file could not be written.
  public mutating func savingFailed(_ path: String, _ reason: String) {
    say(localized("notes.save-failed", ["file": path, "reason": reason]), .error)
  }

  private mutating func nothingMarked() -> [Effect] {
    say(localized("notes.no-line"), .refusal)
    return []
  }
}

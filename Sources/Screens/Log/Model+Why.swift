import Explanations
import Lifecycle
import Sessions
import Texts
import Workbench

extension Model {
  /// Chooses the next or previous row and explains it, so that a class can read the log row by row.
  /// Does nothing at either end.
  mutating func explainRow(by step: Int) {
    if let reading = popup as? Reading, !reading.isOfRow { return }
    guard let place = chosenLogPlace, (0..<logRowCount).contains(place + step) else { return }
    chooseLogRow(place + step)
    explainChosenRow()
  }

  /// Explains the chosen row: why a message was sent, the result of an action, or why it sent
  /// nothing.
  mutating func explainChosenRow() {
    guard let row = chosenLogRow else {
      say(localized("notes.nothing-to-explain"))
      return
    }
    if let page = explanation(of: row) { popup = Reading(page) }
  }

}

extension SessionView {
  /// The explanation of an action. It includes messages to views and others only if the log shows
  /// them.
  func paragraphs(
    _ result: ActionResult, of entry: Int, in other: Simulation? = nil, hidden: Int = 0,
    level: LogFilter.Level = .delegates
  ) -> [Paragraph] {
    let simulation = other ?? simulation
    return result.paragraphs(
      hidden: hidden, reasons: SentReasons(of: entry, in: simulation),
      notSent: NotSent(by: entry, in: simulation, library, shows: level.shows),
      time: TimeText.clock)
  }

  /// The explanation of a row.
  func explanation(of row: LogRow) -> Page? {
    switch row {
    case .mark: return nil
    case .code(let entry, let line): return codePage(line, of: entry)
    case .narration(let place, _): return narrationPage(at: place)
    case .message(let index), .later(_, let index):
      guard let why = Why(message: index, in: simulation, library) else { return nil }
      let words = why.isSystem ? "\(why.app) \(why.row.selector)" : why.row.selector
      var paragraphs = why.paragraphs(time: TimeText.clock)
      if let alike = sameMessages(as: index) {
        // Behind the conclusion.
        let place = paragraphs.firstIndex { $0.isHeading } ?? paragraphs.count
        paragraphs.insert(alike, at: place)
      }
      return Page(
        title: localized("panels.why", ["what": words]), paragraphs: paragraphs, isOfRow: true)
    case .action(let entry), .refusal(let entry):
      let result = ActionResult(of: entry, in: simulation)
      let timeline = simulation.timeline
      let messages = timeline.allEvents[timeline.allEvents(beneath: entry)].messages
      let hidden = messages.count { !filter.shows($0) }
      let title = localized(
        result.isSilent ? "panels.why-not" : "panels.what-came", ["action": result.action])
      let paragraphs = paragraphs(result, of: entry, hidden: hidden, level: filter.level)
      return Page(title: title, paragraphs: paragraphs, isOfRow: true)
    }
  }
}

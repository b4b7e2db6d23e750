import Texts

extension Model {
  mutating func askForMark() {
    popup = Prompt(localized("travel.mark-prompt")) { model, text in
      model.work { $0.setMark(text) }
    }
  }

  mutating func askForNarration() {
    // Refused before the user types, so that no text is lost.
    if let reason = workbench.whyNoNarration { return say(reason, .refusal) }
    popup = Prompt(localized("travel.narration-prompt")) { model, text in
      model.work { $0.narrate(text) }
    }
  }

  /// Goes to the point in time of the chosen row. A message that an action sent is in the middle of
  /// the action; a scheduled event has a time of its own.
  mutating func jumpToChosenRow() {
    guard let row = chosenLogRow, let entry = row.entry(in: simulation.timeline) else { return }
    switch row {
    case .mark(let place), .narration(let place, _): return travel(to: place)
    default: break
    }
    travel(to: entry + 1)
    switch row {
    case .message(let index), .later(_, let index): showMessage(index, of: entry)
    case .action, .refusal, .code, .mark, .narration: break
    }
  }

  /// Makes a branch without the chosen action.
  mutating func removeAction() {
    guard case .action(let entry)? = chosenLogRow else {
      return say(localized("travel.choose-action"), .refusal)
    }
    work { $0.removeAction(entry: entry) }
  }

  /// Goes to the first difference from the file, and shows it.
  mutating func goToDifference() {
    if let page = work({ $0.goToDifference() }) { popup = Reading(page) }
  }
}

extension SessionView {
  /// A mark, as the log and files write it.
  func markLine(_ place: Int) -> String {
    let text = travel.branches.markText(at: place)
    return text.map { "# * \($0)" } ?? "# *"
  }
}

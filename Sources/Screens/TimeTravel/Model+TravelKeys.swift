import Texts

extension Model {
  mutating func askForMark() {
    popup = Prompt(localized("travel.mark-prompt")) { model, text in
      model.setMark(text)
    }
  }

  mutating func askForNarration() {
    // Refused before the user types, so that no text is lost.
    if let reason = whyNoNarration {
      say(reason, .refusal)
      return
    }
    popup = Prompt(localized("travel.narration-prompt")) { model, text in
      model.narrate(text)
    }
  }

  mutating func goToPresent() {
    if following == nil {
      travel(to: simulation.timeline.entries.count)
    } else {
      returnToLiveEnd()
    }
  }

  /// A mark, as the log and files write it.
  func markLine(_ place: Int) -> String {
    let text = travel.branches.markText(at: place)
    return text.map { "# * \($0)" } ?? "# *"
  }

  /// The narration of a recording at a point in time in its past.
  func narration(at place: Int) -> [String] { travel.branches.lines(at: place) }

  // MARK: - The session's file

  /// Goes to the first difference from the file, and shows it.
  mutating func goToDifference() {
    if let following { return showProblem(of: following) }
    guard let difference = travel.difference else {
      say(localized("travel.no-difference"))
      return
    }
    travel(to: difference.place)
    popup = reading(of: difference)
  }
}

import Texts

extension Model {
  /// What a key asks for that leads to other moments, or to other lines.
  mutating func performInTime(_ command: Command) {
    switch command {
    case .stepBack: step(by: -1)
    case .toBeginning: travel(to: 0)
    case .toPresent: goToPresent()
    case .previousMark: goToMark(forward: false)
    case .nextMark: goToMark(forward: true)
    case .play: startPlaying()
    case .slower: changePace(by: -1)
    case .faster: changePace(by: 1)
    case .scrub: toggleScrub()
    case .setMark: popup = .prompt(Prompt(.mark))
    case .narrate: popup = .prompt(Prompt(.narration))
    case .jump: jumpToChosenRow()
    case .leaveOut: leaveOut()
    case .difference: goToDifference()
    case .branches: openBranches()
    case .renameBranch, .dropBranch, .compareBranch: performInBranches(command)
    default: break
    }
  }

  private mutating func goToPresent() {
    if following == nil {
      travel(to: simulation.timeline.entries.count)
    } else {
      returnToLiveEnd()
    }
  }

  /// A mark as the log and a file have it.
  func markLine(_ place: Int) -> String {
    let text = travel.branches.text(at: place)
    return text.map { "# * \($0)" } ?? "# *"
  }

  /// What a recording says at a moment that lies behind already.
  func narration(at place: Int) -> [String] {
    let told = lesson?.captions[place].map { [$0] } ?? []
    let marks = travel.branches.marks.filter { $0.place == place }
    return told + marks.map { $0.text.isEmpty ? "*" : "* \($0.text)" }
  }

  // MARK: - The session's file

  /// Goes to where the file has other messages than are sent now, and says which.
  mutating func goToDifference() {
    if let following { return showProblem(of: following) }
    guard let difference else {
      note = Note(kind: .information, text: localized("travel.no-difference"))
      return
    }
    travel(to: difference.place)
    popup = .reading(reading(of: difference))
  }
}

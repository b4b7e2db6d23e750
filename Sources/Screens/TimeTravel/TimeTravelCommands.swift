import TerminalKit
import Texts

// Other points in time of the session.
extension Command {
  private static let isAtBeginning: @Sendable (Model) -> String? = {
    $0.simulation.timeline.cursor > 0 ? nil : localized("travel.at-beginning")
  }

  static let stepBack = Command(
    "step-back", [","], .travel, in: .screen, session: { $0.step(by: -1) }
  )
  .inPalette.with { $0.whyNot = isAtBeginning }

  static let previousMark = Command(
    "previous-mark", [.go("p")], .travel, in: .screen, session: { $0.goToMark(forward: false) }
  ).inPalette

  static let nextMark = Command(
    "next-mark", [.go("n")], .travel, in: .screen, session: { $0.goToMark(forward: true) }
  ).inPalette

  static let toBeginning = Command(
    "to-beginning", [.go("g")], .travel, in: .screen, session: { $0.travel(to: 0) }
  )
  .inPalette.with { $0.whyNot = isAtBeginning }

  static let toPresent = Command(
    "to-present", [.go("e")], .travel, in: .screen, hints: .screen, session: { $0.goToPresent() }
  )
  .inPalette.with {
    $0.whyNot = { model in
      let isThere = model.followedPlace.map { $0 == .liveEnd } ?? model.isAtPresent
      return isThere ? localized("travel.at-present") : nil
    }
  }

  /// A word alone: the clock's key plays where there is something to play.
  static let play = Command("play", [], .travel, in: .screen, session: { $0.startPlaying() })
    .inPalette

  static let slower = Command(
    "slower", ["<"], .travel, in: .screen, session: { $0.changePace(by: -1) }
  )
  .inPalette

  static let faster = Command(
    "faster", [">"], .travel, in: .screen, session: { $0.changePace(by: 1) }
  )
  .inPalette

  static let scrub = Command("scrub", [.view("w")], .travel, in: .screen, do: { $0.toggleScrub() })
    .inPalette

  static let setMark = Command(
    "set-mark", [.session("m")], .travel, in: .screen, do: { $0.askForMark() }
  ).inPalette

  static let narrate = Command(
    "narrate", [.session("n")], .travel, in: .screen, do: { $0.askForNarration() }
  )
  .inPalette.with { $0.whyNot = { $0.workbench.whyNoNarration.map($0.text) } }

  static let difference = Command(
    "difference", [.go("d")], .travel, in: .screen, do: { $0.goToDifference() }
  )
  .inPalette

  static let branches = Command(
    "branches", [.go("b")], .travel, in: .screen, do: { $0.openBranches() }
  )
  .inPalette

  static let jump = Command(
    "jump", [.go("j")], .log, in: .log, do: { $0.jumpToChosenRow() }
  ).inPalette

  static let removeAction = Command(
    "leave-out", [.backspace, .delete], .log, in: .log, do: { $0.removeAction() }
  ).inPalette

  static let travel = [
    stepBack, previousMark, nextMark, toBeginning, toPresent, slower, faster, scrub, setMark,
    narrate, caption, difference, branches, jump, removeAction, play,
  ]
}

// The list of branches.
extension Command {
  static let renameBranch = Command(
    "rename-branch", ["r"], .branches, in: .branches, hints: .branches,
    do: { $0.renameChosenBranch() })

  static let dropBranch = Command(
    "drop-branch", ["x"], .branches, in: .branches, hints: .branches,
    do: { $0.dropChosenBranch() })

  static let compareBranch = Command(
    "compare-branch", ["d"], .branches, in: .branches, hints: .branches,
    do: { $0.compareChosenBranch() })

  static let branching = [renameBranch, dropBranch, compareBranch]
}

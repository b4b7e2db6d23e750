import TerminalKit

// Keys that lead to other moments of the session, and to its other lines.
extension KeyTable {
  private static func own(
    _ keys: [Key], _ command: Command, in contexts: Contexts = .device, hints: Contexts = [],
    _ section: KeyBinding.Section = .travel
  ) -> KeyBinding {
    KeyBinding(keys: keys, command: command, contexts: contexts, hints: hints, section: section)
  }

  static let travelKeys: [KeyBinding] = [
    own(keys(","), .stepBack),
    own(keys("["), .previousMark),
    own(keys("]"), .nextMark),
    own(keys("("), .toBeginning),
    own(keys(")"), .toPresent, hints: .device),
    own(keys("<"), .slower),
    own(keys(">"), .faster),
    own(keys("%"), .scrub),
    own(keys("*"), .setMark),
    own(keys("#"), .narrate),
    own(keys("!"), .difference),
    own(keys("B"), .branches),
    own(keys("J"), .jump, in: .log, .log),
    own([.backspace, .delete], .leaveOut, in: .log, .log),
  ]

  static let comparingKeys: [KeyBinding] = [
    own(
      keys("n"), .nextDifference, in: .comparing, hints: .comparing, .comparing),
    own(
      keys("N"), .previousDifference, in: .comparing, hints: .comparing, .comparing),
    own([.enter], .whyCompared, in: .comparing, hints: .comparing, .comparing),
  ]

  static let branchKeys: [KeyBinding] = [
    own(keys("r"), .renameBranch, in: .branches, hints: .branches, .branches),
    own(keys("x"), .dropBranch, in: .branches, hints: .branches, .branches),
    own(keys("d"), .compareBranch, in: .branches, hints: .branches, .branches),
  ]
}

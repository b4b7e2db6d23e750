import Sessions

extension Model {
  /// What the program itself does, by the words that the palette takes beside the actions: the
  /// names of the keys' rows, so that they are in the list of keys and in settings too.
  static let paletteCommands: [Command] = [
    .menu, .scenarios, .lanes, .compare, .states, .runLoop, .setUp, .search, .view, .onlyApp,
    .silence,
    .foldAll,
    .spelling, .slowMotion, .nextMessage, .showKeys, .nextTheme, .largerPanel, .smallerPanel,
    .stepBack, .previousMark, .nextMark, .toBeginning, .toPresent, .play, .slower, .faster,
    .scrub, .setMark, .narrate, .branches, .jump, .leaveOut, .difference,
    .clock, .restart, .record, .tour, .help, .quit,
  ]

  /// The command that a line of the palette names, if it names one of the program's own.
  static func ownCommand(_ line: String) -> Command? {
    let word = line.drop { $0 == " " }.prefix { $0 != " " }
    return paletteCommands.first { $0.name == word }
  }

  /// What follows the word of a line, if anything does.
  static func argument(of line: String) -> String? {
    let words = line.split(separator: " ", maxSplits: 1)
    return words.count > 1 ? words[1].drop { $0 == " " }.description : nil
  }
}

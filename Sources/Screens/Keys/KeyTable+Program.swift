// Keys that stand for what the program itself does.
extension KeyTable {
  private static func own(
    _ keys: [Key], _ command: Command, _ label: String, _ help: String,
    in contexts: Contexts = .device, hints: Contexts = [], named alias: String? = nil,
    _ section: KeyBinding.Section
  ) -> KeyBinding {
    KeyBinding(
      keys: keys, command: command, alias: alias, contexts: contexts, hints: hints, label: label,
      help: help,
      section: section)
  }

  private static let lists: Contexts = [.list, .help, .lanes, .reading]

  static let sessionKeys: [KeyBinding] = [
    own(
      keys(":"), .palette, "action", "any action by its words, with completion and history",
      hints: .device, .session),
    own(keys("o"), .menu, "menu", "a menu of every action for the selected app", .session),
    own(keys("b"), .scenarios, "scenarios", "the built-in scenarios", hints: .homeScreen, .session),
    own(keys("z"), .undo, "back", "take the last action back", .session),
    own(
      keys("Z"), .redo, "forward", "do it again; step forward in an opened session",
      hints: .device, .session),
    own(
      keys("S"), .lanes, "lanes", "the session as lanes: a line an app and scene, down in time",
      .session),
    own(
      keys("I"), .setUp, "set-up", "another device, release or apps; then it begins anew (asks)",
      hints: .homeScreen, .session),
    own(
      [.control("r")], .restart, "restart", "restart the device with the same apps (asks)",
      .session),
    own(keys("R"), .record, "record", "record to a file, and stop", .session),
  ]

  static let panelKeys: [KeyBinding] = [
    own([.tab], .nextPanel, "panel", "next panel", .panels),
    own([.backTab], .previousPanel, "panel", "previous panel", .panels),
    own(
      [.up] + keys("k"), .up, "up", "up, in lists and the log",
      in: [.device.subtracting(.switcher), lists], hints: [.help, .lanes, .reading], .panels),
    own(
      [.down] + keys("j"), .down, "down", "down, in lists and the log",
      in: [.device.subtracting(.switcher), lists], hints: [.help, .lanes, .reading], .panels),
    own(
      keys("k"), .up, "up", "the same; arrows choose a card here", in: .switcher,
      named: "up-in-switcher", .panels),
    own(
      keys("j"), .down, "down", "the same; arrows choose a card here", in: .switcher,
      named: "down-in-switcher", .panels),
    own(
      keys("g") + [.home], .top, "top", "to the first", in: [.device, lists], .panels),
    own(
      keys("G") + [.end], .bottom, "end", "to the last; the log follows again",
      in: [.device, lists], .panels),
    own([.pageUp], .pageUp, "page up", "a page up", in: [.device, lists], .panels),
    own([.pageDown], .pageDown, "page down", "a page down", in: [.device, lists], .panels),
    own(keys("/"), .search, "search", "search the log", .panels),
    own(keys("n"), .searchNext, "next", "the next place found", .panels),
    own(keys("N"), .searchPrevious, "previous", "the one before it", .panels),
    own(
      keys("v"), .view, "view", "what the log shows: delegates; views and touches too; all",
      .panels),
    own(
      keys("P"), .onlyApp, "only app", "the log shows the selected app alone; all again", .panels),
    own(
      keys("-"), .silence, "silence", "the log leaves out what apps are not told; shows it again",
      .panels),
    own(
      keys("B"), .states, "states", "the states of what is chosen, and the steps just taken",
      .panels),
    own(keys("F"), .foldAll, "fold all", "the log shows actions alone; all again", .panels),
    own(
      keys("O"), .spelling, "spelling", "selectors as Objective-C spells them; as Swift does",
      .panels),
  ]

  static let programKeys: [KeyBinding] = [
    own(keys("?"), .help, "help", "all keys", hints: .device, .program),
    own(
      [.function(1)], .tour, "tour", "a tour of five minutes; in it, on to its next step",
      in: [.device, lists], .program),
    own(keys("q"), .quit, "quit", "close the program's own overlay, else quit", .program),
    own(
      [.control("c")], .quitAtOnce, "quit", "quit at once", in: .everywhere, .program),
    own(
      [.control("z")], .suspend, "suspend", "back to the shell; fg returns", in: .everywhere,
      .program),
    own([.control("l")], .redraw, "redraw", "paint everything anew", in: .everywhere, .program),
  ]

  static let overlayKeys: [KeyBinding] = [
    own(
      keys("y") + [.enter], .yes, "yes", "yes", in: .question, hints: .question, .overlays),
    own(
      keys("n") + keys("q") + [.escape], .no, "no", "no", in: .question, hints: .question,
      .overlays),
    own(
      [.enter], .choose, "choose", "choose, or finish what was typed", in: [.list, .typing],
      hints: [.list, .typing], .overlays),
    own(
      keys("+"), .zoomIn, "wider", "wider lanes", in: .lanes, hints: .lanes, .overlays),
    own(
      keys("-"), .zoomOut, "narrower", "narrower lanes", in: .lanes, hints: .lanes, .overlays),
    own(
      [.tab], .complete, "complete", "complete the word", in: .palette, hints: .palette,
      .overlays),
    own([.backTab], .completeBack, "back", "the completion before", in: .palette, .overlays),
    own(
      [.down], .nextCandidate, "next", "the next candidate", in: .palette, hints: .palette,
      .overlays),
    own(
      [.up], .previousCandidate, "history",
      "the candidate before; on an empty line the line typed before", in: .palette,
      hints: .palette, .overlays),
    own([.control("p")], .olderLine, "older", "the line typed before", in: .palette, .overlays),
    own([.control("n")], .newerLine, "newer", "the line typed after it", in: .palette, .overlays),
    own(
      [.escape], .close, "close", "close", in: [lists, .typing],
      hints: [lists, .typing], .overlays),
    own(
      [.left] + keys("p"), .previousRow, "row before", "explain the row before", in: .reading,
      hints: .reading, .overlays),
    own(
      [.right] + keys("n"), .nextRow, "next row", "explain the next row", in: .reading,
      hints: .reading, .overlays),
    own(
      keys("q") + keys("?"), .close, "close", "close", in: lists,
      named: "close-list", .overlays),
  ]
}

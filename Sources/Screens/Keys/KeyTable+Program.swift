import TerminalKit

// Keys that stand for what the program itself does.
extension KeyTable {
  private static func own(
    _ keys: [Key], _ command: Command,
    in contexts: Contexts = .device, hints: Contexts = [], named alias: String? = nil,
    _ section: KeyBinding.Section
  ) -> KeyBinding {
    KeyBinding(
      keys: keys, command: command, alias: alias, contexts: contexts, hints: hints, section: section
    )
  }

  private static let lists: Contexts = [
    .list, .help, .reading, .lanes, .scenarios, .branches, .comparing,
  ]

  static let sessionKeys: [KeyBinding] = [
    own(
      keys(":"), .palette,
      hints: .device, .session),
    own(keys("o"), .menu, .session),
    own(keys("b"), .scenarios, hints: .homeScreen, .session),
    own(keys("z"), .undo, .session),
    own(keys("Z"), .redo, .session),
    own(
      keys("C"), .lanes,
      .session),
    own(keys("="), .compare, .session),
    own(
      keys("I"), .setUp,
      hints: .homeScreen, .session),
    own(
      [.control("r")], .restart,
      .session),
    own(keys("R"), .record, .session),
  ]

  static let panelKeys: [KeyBinding] = [
    own([.tab], .nextPanel, hints: .device, .panels),
    own([.backTab], .previousPanel, .panels),
    own(
      [.up] + keys("k"), .up,
      in: [.device.subtracting(.switcher), lists], hints: [.help, .reading, .lanes, .comparing],
      .panels),
    own(
      [.down] + keys("j"), .down,
      in: [.device.subtracting(.switcher), lists], hints: [.help, .reading, .lanes, .comparing],
      .panels),
    own(
      keys("k"), .up, in: .switcher,
      named: "up-in-switcher", .panels),
    own(
      keys("j"), .down, in: .switcher,
      named: "down-in-switcher", .panels),
    own(
      keys("g") + [.home], .top, in: [.device, lists], .panels),
    own(
      keys("G") + [.end], .bottom,
      in: [.device, lists], .panels),
    own([.pageUp], .pageUp, in: [.device, lists], .panels),
    own([.pageDown], .pageDown, in: [.device, lists], .panels),
    own(keys("/"), .search, .panels),
    own(keys("n"), .searchNext, .panels),
    own(keys("N"), .searchPrevious, .panels),
    own(
      keys("v"), .view,
      .panels),
    own(
      keys("P"), .onlyApp, .panels),
    own(
      keys("-"), .silence,
      .panels),
    own(
      keys("S"), .states,
      .panels),
    own(keys("Q"), .runLoop, .panels),
    own(keys("F"), .foldAll, .panels),
    own(
      keys("O"), .spelling,
      .panels),
  ]

  static let presentingKeys: [KeyBinding] = [
    own(keys("."), .nextMessage, hints: .device, .presenting),
    own(keys(";"), .slowMotion, .presenting),
    own(keys("K"), .showKeys, .presenting),
    own(keys("H"), .nextTheme, .presenting),
    own(keys("+"), .largerPanel, .presenting),
    own(keys("_"), .smallerPanel, .presenting),
  ]

  static let programKeys: [KeyBinding] = [
    own(keys("?"), .help, hints: .device, .program),
    own(
      [.function(1)], .tour,
      in: [.device, lists], .program),
    own(keys("q"), .quit, .program),
    own(
      [.control("c")], .quitAtOnce, in: .everywhere, .program),
    own(
      [.control("z")], .suspend, in: .everywhere,
      .program),
    own([.control("l")], .redraw, in: .everywhere, .program),
  ]

  static let overlayKeys: [KeyBinding] = [
    own(
      keys("y") + [.enter], .yes, in: .question, hints: .question, .popups),
    own(
      keys("n") + keys("q") + [.escape], .no, in: .question, hints: .question,
      .popups),
    own(
      [.enter], .choose, in: [.list, .branches], hints: [.list, .branches], .popups),
    own(
      [.enter], .choose, in: .typing, hints: .typing, named: "finish", .popups),
    own(
      keys("+"), .zoomIn, in: .lanes, hints: .lanes, .popups),
    own(
      keys("-"), .zoomOut, in: .lanes, hints: .lanes, .popups),
    own(
      [.tab], .complete, in: .palette, hints: .palette,
      .popups),
    own([.backTab], .completeBack, in: .palette, .popups),
    own(
      [.down], .nextCandidate, in: .palette, hints: .palette,
      .popups),
    own(
      [.up], .previousCandidate, in: .palette,
      hints: .palette, .popups),
    own([.control("p")], .olderLine, in: .palette, .popups),
    own([.control("n")], .newerLine, in: .palette, .popups),
    own(
      [.escape], .close, in: [lists, .typing],
      hints: [lists, .typing], .popups),
    own(
      [.left] + keys("p"), .previousRow, in: .reading,
      hints: .reading, .popups),
    own(
      [.right] + keys("n"), .nextRow, in: .reading,
      hints: .reading, .popups),
    own(
      keys("q") + keys("?"), .close, in: lists,
      named: "close-list", .popups),
  ]
}

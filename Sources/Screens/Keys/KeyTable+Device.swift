import TerminalKit

// Keys that stand for what a person or the system does with the device.
extension KeyTable {
  private static func device(
    _ keys: [Key], _ command: Command,
    in contexts: Contexts = .device, hints: Contexts = [],
    named alias: String? = nil, _ section: KeyBinding.Section = .device
  ) -> KeyBinding {
    KeyBinding(
      keys: keys, command: command, alias: alias, contexts: contexts, hints: hints, section: section
    )
  }

  static let switcherKeys: [KeyBinding] = [
    device(
      [.left, .down], .olderCard, in: .switcher, hints: .switcher,
      .switcher),
    device(
      [.right, .up], .newerCard, in: .switcher, hints: .switcher,
      .switcher),
    device(
      [.enter], .chooseCard, in: .switcher,
      hints: .switcher, .switcher),
    device(
      keys("123456789"), .chooseNthCard(1),
      in: .switcher, .switcher),
    device(
      keys("x"), .removeCard, in: .switcher, hints: .switcher,
      .switcher),
    device(
      keys("y"), .accept, in: .switcher,
      named: "accept-banner",
      .switcher),
  ]

  static let answerKeys: [KeyBinding] = [
    device(
      keys("y") + [.enter], .accept,
      in: .device.subtracting(.switcher), hints: [.overlay, .lockedCover, .front], .overlays),
    device(
      [.escape], .dismiss,
      hints: [.overlay, .lockedCover, .switcher, .front], .overlays),
  ]

  static let deviceKeys: [KeyBinding] = [
    device(
      keys("h"), .home,
      hints: [.app, .splitView, .call, .switcher, .overlay]),
    device(
      keys("123456789"), .openApp(1),
      in: .device.subtracting(.switcher), hints: [.homeScreen, .app, .splitView]),
    device(
      keys("s"), .switcher,
      hints: [.homeScreen, .app, .splitView, .call]),
    device(
      keys("l"), .lock,
      in: .device.subtracting([.locked, .lockedCover, .off]), hints: [.front, .switcher, .overlay]),
    device(
      keys("l"), .unlock,
      in: [.locked, .lockedCover], hints: [.locked, .lockedCover]),
    device(
      keys("l"), .powerOn, in: .off, hints: .off),
    device(keys("L"), .holdLock),
  ]

  static let coverKeys: [KeyBinding] = [
    device(
      keys("c"), .controlCenter,
      hints: [.homeScreen, .app, .splitView, .locked], .overlays),
    device(
      keys("d"), .notificationCenter,
      hints: [.homeScreen, .app, .locked], .overlays),
    device(
      keys("D"), .wholeNotificationCenter, .overlays),
    device(keys("a"), .systemAlert, hints: .app, .overlays),
    device(
      keys("A"), .localAlert, .overlays),
    device(keys("i"), .call, hints: .app, .overlays),
  ]

  static let windowKeys: [KeyBinding] = [
    device(
      keys("p"), .split,
      hints: .app, .windows),
    device(
      keys("r"), .resize,
      hints: .splitView, .windows),
    device(
      keys("w"), .newWindow, hints: .app,
      .windows),
    device(
      keys("W"), .closeWindow,
      hints: .splitView, .windows),
    device(keys("u"), .touch, .windows),
    device(
      keys("m"), .memoryWarning,
      .windows),
    device(
      keys("M"), .reclaimMemory, .windows),
  ]

  static let timeKeys: [KeyBinding] = [
    device(
      keys("t"), .next,
      hints: [.homeScreen, .app], .time),
    device(keys("T"), .wait, .time),
    device(keys(" "), .clock, .time),
  ]
}

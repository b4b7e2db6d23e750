// Keys that stand for what a person or the system does with the device.
extension KeyTable {
  private static func device(
    _ keys: [Key], _ command: Command, _ label: String, _ help: String,
    in contexts: Contexts = .device, hints: Contexts = [],
    named alias: String? = nil, _ section: KeyBinding.Section = .device
  ) -> KeyBinding {
    KeyBinding(
      keys: keys, command: command, alias: alias, contexts: contexts, hints: hints, label: label,
      help: help,
      section: section)
  }

  static let switcherKeys: [KeyBinding] = [
    device(
      [.left, .down], .olderCard, "older", "to the older card", in: .switcher, hints: .switcher,
      .switcher),
    device(
      [.right, .up], .newerCard, "newer", "to the newer card", in: .switcher, hints: .switcher,
      .switcher),
    device(
      [.enter], .chooseCard, "choose", "bring the card to the front", in: .switcher,
      hints: .switcher, .switcher),
    device(
      keys("123456789"), .chooseNthCard(1), "card", "bring the nth card to the front",
      in: .switcher, .switcher),
    device(
      keys("x"), .removeCard, "swipe up", "swipe the card up", in: .switcher, hints: .switcher,
      .switcher),
    device(
      keys("y"), .accept, "accept", "accept a banner, as elsewhere", in: .switcher,
      named: "accept-banner",
      .switcher),
  ]

  static let answerKeys: [KeyBinding] = [
    device(
      keys("y") + [.enter], .accept, "accept", "accept what lies on top: answer, allow, shut off",
      in: .device.subtracting(.switcher), hints: [.cover, .lockedCover, .front], .covers),
    device(
      [.escape], .dismiss, "dismiss", "dismiss what lies on top; leave the switcher; end the call",
      hints: [.cover, .lockedCover, .switcher, .front], .covers),
  ]

  static let deviceKeys: [KeyBinding] = [
    device(
      keys("h"), .home, "Home", "Home button; dismisses the topmost cover first",
      hints: [.app, .splitView, .call, .switcher, .cover]),
    device(
      keys("123456789"), .openApp(1), "open", "open the nth app",
      in: .device.subtracting(.switcher), hints: [.homeScreen, .app, .splitView]),
    device(
      keys("s"), .switcher, "switcher", "the app switcher: Home twice",
      hints: [.homeScreen, .app, .splitView, .call]),
    device(
      keys("l"), .lock, "lock", "the lock button: lock",
      in: .device.subtracting([.locked, .lockedCover, .off]), hints: [.front, .switcher, .cover]),
    device(
      keys("l"), .unlock, "unlock", "unlock, when it is locked",
      in: [.locked, .lockedCover], hints: [.locked, .lockedCover]),
    device(
      keys("l"), .powerOn, "power on", "power on, when the device is off", in: .off, hints: .off),
    device(keys("L"), .holdLock, "hold lock", "hold the lock button: the offer to shut off"),
  ]

  static let coverKeys: [KeyBinding] = [
    device(
      keys("c"), .controlCenter, "control center", "pull up the control center",
      hints: [.homeScreen, .app, .splitView, .locked], .covers),
    device(
      keys("d"), .notificationCenter, "notifications",
      "pull the notification center part of the way",
      hints: [.homeScreen, .app, .locked], .covers),
    device(
      keys("D"), .wholeNotificationCenter, "all notifications",
      "pull the notification center all the way", .covers),
    device(keys("a"), .systemAlert, "alert", "an alert of the system's", hints: .app, .covers),
    device(
      keys("A"), .localAlert, "app's alert", "an alert of another app: the selected one", .covers),
    device(keys("i"), .call, "call", "an incoming call", hints: .app, .covers),
  ]

  static let windowKeys: [KeyBinding] = [
    device(
      keys("p"), .split, "split", "iPad: put the selected app beside the one in front",
      hints: .app, .windows),
    device(
      keys("r"), .resize, "resize", "iPad: toggle the sizes of the split view",
      hints: .splitView, .windows),
    device(
      keys("w"), .newWindow, "new window", "the app asks for one more window", hints: .app,
      .windows),
    device(
      keys("W"), .closeWindow, "close window", "close the selected window, or the latest in front",
      hints: .splitView, .windows),
    device(keys("u"), .touch, "touch", "touch what is in front", .windows),
    device(
      keys("m"), .memoryWarning, "memory warning", "memory is short: all running apps are warned",
      .windows),
    device(
      keys("M"), .reclaimMemory, "reclaim memory",
      "the system drops the app that was suspended longest", .windows),
  ]

  static let timeKeys: [KeyBinding] = [
    device(
      keys("t"), .next, "next due", "on to the next thing that is due",
      hints: [.homeScreen, .app], .time),
    device(keys("T"), .wait, "wait", "let a number of seconds pass", .time),
    device(keys(" "), .clock, "clock", "stop and start the clock", .time),
  ]
}

import Lifecycle
import Preferences
import TerminalKit
import Texts

// What a person or the system does with the device.
extension Command {
  static let home = Command(
    "home", ["h"], .device, hints: [.app, .splitView, .call, .switcher, .overlay]
  ) { $0.homeUnlocks ? .unlock : .home }

  static let openApp = Command(
    numbered: "open-app", KeyStroke.digits, .device, in: .device.subtracting(.switcher),
    hints: [.homeScreen, .app, .splitView]
  ) { model, place in model.app(place).map { .open(SceneID(app: $0, number: 0)) } }
  .with {
    $0.countNow = { $0.device.apps.count }
    $0.whyNot = { _ in nil }
    $0.whyNothing = { model, place in
      localized("notes.no-app", count: model.device.apps.count, ["place": "\(place)"])
    }
  }
  /// The nth installed app, from 1.
  static func nthApp(_ place: Int) -> Command { openApp.nth(place) }

  /// Enter is about the app that the arrows have selected.
  static let openSelected = Command(
    "open-selected", [.enter], .device, in: .front, hints: .front,
    effects: { $0.openSelected() }
  )
  .with {
    $0.whyNot = { $0.whySelectedStaysClosed }
    $0.labelNow = { model in
      model.acceptVerb
        ?? model.selectedApp.map { localized("hints.open-app", ["app": model.name($0)]) }
    }
  }

  static let switcher = Command(
    "switcher", ["s"], .device, hints: [.homeScreen, .app, .splitView, .call]
  ) { _ in .switcher }

  static let lock = Command(
    "lock", ["l"], .device, in: .device.subtracting([.locked, .lockedOverlay, .off]),
    hints: [.front, .switcher, .overlay]
  ) { _ in .lock }

  static let unlock = Command(
    "unlock", ["l"], .device, in: [.locked, .lockedOverlay], hints: [.locked, .lockedOverlay]
  ) { _ in .unlock }

  static let powerOn = Command("power-on", ["l"], .device, in: .off, hints: .off) { _ in
    .powerOn
  }

  static let holdLock = Command("hold-lock", ["L"], .device) { _ in .holdLock }

  static let device = [openSelected, home, switcher, openApp, lock, unlock, powerOn, holdLock]
}

// Overlays of the screen, and what is answered.
extension Command {
  // Enter and Escape are pressed to be sure. Where they do nothing, that is said, and the session
  // has no row for it.
  static let accept = Command(
    "accept", ["y", .enter], .overlays, in: .device.subtracting([.switcher, .front]),
    hints: [.overlay, .lockedOverlay]
  ) { _ in .accept }
  .with {
    $0.otherwise = { _ in false }
    $0.labelNow = { $0.acceptVerb }
  }

  static let dismiss = Command(
    "dismiss", [.escape], .overlays, hints: [.overlay, .lockedOverlay, .switcher, .front]
  ) { _ in .dismiss }
  .with {
    $0.otherwise = { $0.dismissOwn() }
    $0.labelNow = { $0.dismissVerb }
    $0.endsPlaying = true
  }

  static let answers = [
    accept,
    accept.also("accept-banner", ["y"], .overlays, in: [.switcher, .front], hints: .front),
    dismiss,
  ]

  static let controlCenter = Command(
    "control-center", ["c"], .overlays, hints: [.homeScreen, .app, .splitView, .locked]
  ) { _ in .controlCenter }

  static let notificationCenter = Command(
    "notification-center", ["d"], .overlays, hints: [.homeScreen, .app, .locked]
  ) { _ in .notificationCenter(full: false) }

  static let wholeNotificationCenter = Command(
    "whole-notification-center", [.events("d")], .overlays, in: .screen
  ) { _ in .notificationCenter(full: true) }

  static let systemAlert = Command("system-alert", [.events("a")], .overlays, in: .screen) { _ in
    .systemAlert
  }

  static let localAlert = Command("local-alert", [.events("n")], .overlays, in: .screen) {
    ($0.selectedApp(where: $0.isHidden) ?? $0.selectedApp).map { .localAlert($0) }
  }

  static let call = Command("call", [.events("c")], .overlays, in: .screen) { _ in .call }

  static let overlays = [
    controlCenter, notificationCenter, wholeNotificationCenter, systemAlert, localAlert, call,
  ]
}

// The App Switcher.
extension Command {
  static let olderCard = Command(
    "older-card", [.left, .down], .switcher, in: .switcher, hints: .switcher,
    do: { $0.chooseCard($0.deviceView.olderWindow(of: $0.device)) }
  )
  .with {
    $0.whyNot = { $0.deviceView.olderWindow(of: $0.device) == nil ? noCard($0, 0) : nil }
    $0.labelNow = { $0.otherWindow($0.deviceView.olderWindow(of: $0.device)) }
  }

  static let newerCard = Command(
    "newer-card", [.right, .up], .switcher, in: .switcher, hints: .switcher,
    do: { $0.chooseCard($0.deviceView.newerWindow(of: $0.device)) }
  )
  .with {
    $0.whyNot = { $0.deviceView.newerWindow(of: $0.device) == nil ? noCard($0, 0) : nil }
    $0.labelNow = { $0.otherWindow($0.deviceView.newerWindow(of: $0.device)) }
  }

  static let chooseCard = Command(
    "choose-card", [.enter], .switcher, in: .switcher, hints: .switcher
  ) { $0.chosenCardWindow.map { .choose($0) } }
  .with { $0.whyNothing = noCard }

  static let chooseNthCard = Command(
    numbered: "choose-nth-card", KeyStroke.digits, .switcher, in: .switcher
  ) { model, place in model.window(ofCard: place - 1).map { .choose($0) } }
  .with {
    $0.whyNot = { _ in nil }
    $0.whyNothing = noCard
  }
  /// The nth card, from 1.
  static func nthCard(_ place: Int) -> Command { chooseNthCard.nth(place) }

  static let removeCard = Command(
    "remove-card", ["x"], .switcher, in: .switcher, hints: .switcher
  ) { $0.chosenCardWindow.map { .swipeUp($0, quickly: false) } }
  .with {
    $0.whyNothing = noCard
    $0.labelNow = { $0.removeCardVerb }
  }

  private static let noCard: @Sendable (Model, Int) -> String = { _, _ in
    localized("notes.no-card")
  }

  static let switcherRows = [
    olderCard, newerCard, chooseCard, chooseNthCard, removeCard,
  ]
}

// Windows, and what happens to apps.
extension Command {
  static let split = Command("split", [.events("s")], .windows, in: .screen, hints: .app) {
    $0.windowToSplit.map { .split($0) }
  }
  .with { $0.helpNow = { $0.helpOfSplit } }

  static let resize = Command("resize", [.events("r")], .windows, in: .screen, hints: .splitView) {
    _ in .resize
  }

  static let newWindow = Command("new-window", [.events("w")], .windows, in: .screen, hints: .app) {
    $0.appOfFront.map { .newWindow($0, hasActivity: false) }
  }

  static let closeWindow = Command(
    "close-window", [.events("x")], .windows, in: .screen, hints: .splitView
  ) {
    $0.windowToClose.map { .closeWindow($0) }
  }
  .with { $0.whyNothing = { _, _ in localized("notes.no-window") } }

  static let touch = Command("touch", [.events("t")], .windows, in: .screen) { _ in .touch(.left) }

  static let touchRight = Command(
    "touch-right", [.events("T")], .windows, in: .screen, hints: .splitView
  ) { _ in .touch(.right) }

  static let memoryWarning = Command("memory-warning", [.events("m")], .windows, in: .screen) { _ in
    .memoryWarning(nil)
  }

  static let reclaimMemory = Command("reclaim-memory", [.events("k")], .windows, in: .screen) { _ in
    .reclaimMemory
  }

  /// The debugger is attached to the selected app, or detached from it.
  static let debugger = Command("debugger", [.events("g")], .windows, in: .screen) { model in
    model.selectedApp.map { .debug($0, isOn: !model.device[$0].isDebugged) }
  }

  /// The next step of a task of the selected app: it is submitted, started, completed.
  static let backgroundTask = Command(
    "background-task", [.events("b")], .windows, in: .screen
  ) { model in model.selectedApp.map { model.nextStepOfTask($0) } }

  static let backgroundRefresh = Command(
    "background-refresh", [.events("f")], .windows, in: .screen
  ) { .backgroundRefresh(isOn: $0.device.isRefreshOff) }

  static let windows = [
    split, resize, newWindow, closeWindow, touch, touchRight, useControl, memoryWarning,
    reclaimMemory,
    debugger,
    backgroundTask, backgroundRefresh,
  ]
}

// The device's time.
extension Command {
  static let next = Command("next", ["t"], .time, in: .screen, hints: [.homeScreen, .app]) { _ in
    .next
  }

  static let wait = Command("wait", ["T"], .time, in: .screen, do: { $0.askHowLongToWait() })

  static let clock = Command("clock", [" "], .time, in: .screen, session: { $0.toggleClock() })
    .inPalette.with {
      $0.endsPlaying = true
      $0.labelNow = { model in
        if model.travel.playback != nil { return localized("hints.pause") }
        return model.isAtPresent ? nil : localized("hints.play")
      }
    }

  static let time = [next, wait, clock]
}

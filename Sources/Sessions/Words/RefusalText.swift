import Lifecycle

extension SessionText {
  /// Why an action was refused, in a sentence that says what would make it possible.
  public func text(_ refusal: Refusal) -> String {
    switch refusal {
    case .off: "the device is off; power-on boots it"
    case .on: "the device is on already; it boots only when it was off"
    case .locked: "the device is locked; unlock comes first"
    case .alreadyLocked: "the device is locked already; unlock comes before it can be locked again"
    case .notLocked: "the device is not locked"
    case .covered: "something covers the screen; dismiss it first"
    case .notOnThisRelease(let feature): text(missing: feature)
    case .notOnThisDevice: "only an iPad has windows beside each other"
    case .inSwitcher: "the app switcher is open; choose a card or dismiss it first"
    case .notInSwitcher: "the app switcher is not open; switcher opens it"
    case .coverIsThere(let cover): "\(text(cover)) is there already; dismiss it first"
    case .tooManyCovers: "\(Bounds.covers) covers lie over the screen already; dismiss some"
    case .notInNotificationCenter:
      "the notification center is not what lies on top; notification-center pulls it"
    case .nothingToAccept: "nothing lies on top that could be accepted: no alert, no call, no offer"
    case .nothingToDismiss: "nothing lies over the screen that could be dismissed"
    case .nothingActive:
      "nothing in front is active, so no touch reaches an app; open one, or dismiss what covers it"
    case .noSplit: "there is no split view in front; split puts a second window beside the first"
    case .nothingInFront: "no app is in front to put it beside; open one first"
    case .alreadyThere(let id):
      "\(window(id)) is on the screen already, and stands in one place at a time"
    case .isFrontmost(let app): "\(name(app)) is in front itself; it needs no alert"
    case .noWindow(let id): "\(name(id.app)) has no window \(id.number), or has it no longer"
    case .noCard(let id): "\(window(id)) has no card in the switcher; open it first"
    case .oneWindowOnly(let app):
      "\(name(app)) has one window only; more need the trait multiple-windows and an iPad"
    case .tooManyWindows(let app):
      "\(name(app)) has \(Bounds.windowsPerApp) windows, as many as it may have here"
    case .withoutScenes(let app): "\(name(app)) has no scenes, and so one window without a number"
    case .notRunning(let app): "\(name(app)) is not running; open \(name(app)) starts it"
    case .suspended(let app):
      "\(name(app)) is suspended, so none of its code runs; open it, or wake it for an event"
    case .inForeground(let app): "\(name(app)) is in the foreground; there is nothing to wake"
    case .inBackground(let app):
      "\(name(app)) is in the background; only an app in front may ask for a window"
    case .visible(let app): "\(name(app)) is on the screen; the system never drops what is visible"
    case .sceneNotInBackground(let id):
      "\(window(id)) has no scene in the background that the system could take; it is on the "
        + "screen, or gone"
    case .noBackgroundMode(let app, let mode):
      "\(name(app)) does not declare the background mode \(text(mode)); a trait of the app would"
    case .begun(let app, let use): "\(name(app)) has begun \(use) already; end it first"
    case .notBegun(let app, let use):
      "\(name(app)) has not begun \(use), so there is nothing to end"
    case .nothingSuspended:
      "no app is suspended, so there is none to drop; an app is some seconds after it was left"
    case .nothingDue: "nothing is due, however long one waits"
    case .tooLong: "a session lasts \(Bounds.milliseconds / 86_400_000) days at most"
    case .isHung(let app):
      "\(name(app)) hangs, so none of its code runs; it goes on by itself or is killed"
    case .queueIsFull(let app):
      "\(name(app)) hangs, and \(Bounds.queue) events wait in its queue already"
    case .takesNoTouches(let app):
      "\(name(app)) takes no touches for its view now; interaction \(name(app)) on changes that"
    case .takesTouches(let app): "\(name(app)) takes touches already"
    case .notActive(let app):
      "\(name(app)) is not active, so the user cannot change anything in it; open it first"
    case .notInFront(let app): "\(name(app)) is not on the screen; open it first"
    case .presents(let app):
      "\(name(app)) presents a view controller already; dismiss-view \(name(app)) comes first"
    case .presentsNothing(let app):
      "\(name(app)) presents no view controller; present \(name(app)) does"
    case .displayIsThere: "a second screen is connected already, and there is room for one"
    case .noDisplay: "no second screen is connected; connect-display does it"
    case .takesTooMuch(let app):
      "\(name(app)) would take more than \(Bounds.megabytes) MB, more than any device has"
    case .isRunning(let app):
      "\(name(app)) has a process already; only an app without one is started ahead"
    case .removedByUser(let app):
      "the user has removed \(name(app)) from the switcher; the system starts it for no such event "
        + "until it is opened again"
    }
  }

  private func text(_ mode: BackgroundModes) -> String {
    if mode == .fetch { return "fetch" }
    if mode == .audio { return "audio" }
    if mode == .location { return "location" }
    return mode == .voip ? "voip" : "remote-notification"
  }

  public func text(_ cover: Cover) -> String {
    switch cover {
    case .controlCenter: "the control center"
    case .notificationCenter: "the notification center"
    case .systemAlert: "a system alert"
    case .localAlert(let app), .remoteAlert(let app): "an alert of \(name(app))"
    case .interruption(let interruption): text(interruption)
    case .call: "a call"
    case .powerOffer: "the offer to shut off"
    }
  }

  public func text(_ interruption: Interruption) -> String {
    switch interruption {
    case .permission: "a permission prompt"
    case .biometric: "the question for a face or a finger"
    case .siri: "Siri"
    case .textMessage: "a text message"
    case .calendarAlert: "a calendar alert"
    }
  }

  private func text(missing feature: Feature) -> String {
    switch feature {
    case .switcher: "this release has no app switcher; it came with iOS 4"
    case .backgroundExecution: "on this release no app runs in the background; that came with iOS 4"
    case .notificationCenter: "this release has no notification center; it came with iOS 5"
    case .banners: "this release has no banners; they came with iOS 5"
    case .controlCenter: "this release has no control center; it came with iOS 7"
    case .splitView: "this release has no split view; it came with iOS 9"
    case .scenes: "this release has no scenes; they came with iOS 13"
    case .fetch: "this release wakes no app to fetch; that came with iOS 7"
    case .backgroundDownloads: "this release has no background downloads; they came with iOS 7"
    case .quickActions: "this release has no quick actions; they came with iOS 9"
    case .activities: "this release has no activities to continue; they came with iOS 8"
    case .silentPush: "this release wakes no app for a notification; that came with iOS 7"
    case .prewarming: "this release starts no app before it is asked for; that came with iOS 15"
    case .lockEntersBackground: "this release locks without sending apps to the background"
    case .callCovers: "this release shows calls as banners"
    case .siri: "this release has no Siri; it came with iOS 5"
    case .biometrics: "this release asks for no finger and no face; that came with iOS 8"
    case .unlockGesture:
      "this release has no gesture to unlock that could be let go; from iOS 11 on"
    case .windowing: "this release has no windows to minimise; they came with iPadOS 26"
    case .displayScenes: "this release has no scene of its own for a second screen"
    }
  }
}

import Lifecycle
import Texts

extension SessionText {
  /// One sentence: why not, and after a semicolon what makes it possible.
  public func sentence(_ refusal: Refusal) -> String {
    if case .notOnThisRelease(let feature) = refusal {
      return localized("refusals.missing-\(TextKey.of(feature))")
    }
    return localized("refusals.\(TextKey.of(refusal))", values(refusal))
  }

  private func values(_ refusal: Refusal) -> KeyValuePairs<String, String> {
    switch refusal {
    case .off, .on, .locked, .alreadyLocked, .notLocked, .covered, .notOnThisRelease,
      .notOnThisDevice, .inSwitcher, .notInSwitcher, .notInNotificationCenter, .nothingToAccept,
      .nothingToDismiss, .nothingActive, .noSplit, .nothingInFront, .nothingSuspended,
      .nothingDue, .displayIsThere, .noDisplay, .inUse, .refreshIsOn, .refreshIsOff,
      .lowPowerIsOn, .lowPowerIsOff:
      [:]
    case .isFrontmost(let app), .oneWindowOnly(let app), .withoutScenes(let app),
      .notRunning(let app), .suspended(let app), .inForeground(let app), .inBackground(let app),
      .visible(let app), .isHung(let app), .takesNoTouches(let app), .takesTouches(let app),
      .debugged(let app), .notDebugged(let app), .keptAwake(let app), .notSubmitted(let app),
      .taskRuns(let app), .noTaskRuns(let app), .fetchIsOff(let app),
      .notActive(let app), .notInFront(let app), .presents(let app), .presentsNothing(let app),
      .isRunning(let app), .removedByUser(let app), .staysOutOfBackground(let app):
      ["app": name(app)]
    case .alreadyThere(let id), .noWindow(let id), .noCard(let id), .sceneNotInBackground(let id):
      ["window": window(id), "app": name(id.app), "number": "\(id.number)"]
    case .overlayIsThere(let overlay): ["overlay": name(overlay)]
    case .tooManyOverlays: ["most": "\(Bounds.overlays)"]
    case .tooManyWindows(let app): ["app": name(app), "most": "\(Bounds.windowsPerApp)"]
    case .queueIsFull(let app): ["app": name(app), "most": "\(Bounds.queue)"]
    case .takesTooMuch(let app): ["app": name(app), "most": "\(Bounds.megabytes)"]
    case .noBackgroundMode(let app, let mode): ["app": name(app), "mode": word(mode)]
    case .notPermitted(let app, let task): ["app": name(app), "task": "\(task)"]
    case .begun(let app, let use), .notBegun(let app, let use):
      ["app": name(app), "use": "\(use)"]
    case .tooLong: ["days": "\(Bounds.milliseconds / 86_400_000)"]
    }
  }

  private func word(_ mode: BackgroundModes) -> String {
    if mode == .fetch { return "fetch" }
    if mode == .audio { return "audio" }
    if mode == .location { return "location" }
    return mode == .voip ? "voip" : "remote-notification"
  }
}

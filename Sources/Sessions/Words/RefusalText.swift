import Lifecycle
import Texts

/// Why an action was refused, in words.
public struct RefusalText: Sendable, Equatable {
  public let reason: String
  /// What makes the action possible, where something does.
  public let remedy: String?

  /// `values` are put into both texts.
  init(_ key: String, _ values: KeyValuePairs<String, String> = [:]) {
    reason = localized(key, values)
    remedy = localized("remedy", of: key, values)
  }

  /// Both in one sentence, as files have it.
  public var sentence: String { Lists.semicolon([reason] + (remedy.map { [$0] } ?? [])) }
}

extension SessionText {
  /// Why not, and what makes it possible.
  public func refusal(_ refusal: Refusal) -> RefusalText {
    let (key, values) = row(refusal)
    return RefusalText(key, values)
  }

  /// The same in one sentence.
  public func sentence(_ refusal: Refusal) -> String { self.refusal(refusal).sentence }

  private func row(_ refusal: Refusal) -> (String, KeyValuePairs<String, String>) {
    switch refusal {
    case .off: ("refusals.off", [:])
    case .on: ("refusals.on", [:])
    case .locked: ("refusals.locked", [:])
    case .alreadyLocked: ("refusals.already-locked", [:])
    case .notLocked: ("refusals.not-locked", [:])
    case .covered: ("refusals.covered", [:])
    case .notOnThisRelease(let feature): (key(ofMissing: feature), [:])
    case .notOnThisDevice: ("refusals.not-on-this-device", [:])
    case .inSwitcher: ("refusals.in-switcher", [:])
    case .notInSwitcher: ("refusals.not-in-switcher", [:])
    case .overlayIsThere(let overlay): ("refusals.overlay-is-there", ["overlay": name(overlay)])
    case .tooManyOverlays: ("refusals.too-many-overlays", ["most": "\(Bounds.overlays)"])
    case .notInNotificationCenter: ("refusals.not-in-notification-center", [:])
    case .nothingToAccept: ("refusals.nothing-to-accept", [:])
    case .nothingToDismiss: ("refusals.nothing-to-dismiss", [:])
    case .nothingActive: ("refusals.nothing-active", [:])
    case .noSplit: ("refusals.no-split", [:])
    case .windowsOverlap: ("refusals.windows-overlap", [:])
    case .nothingInFront: ("refusals.nothing-in-front", [:])
    case .alreadyThere(let id): ("refusals.already-there", values(id))
    case .isFrontmost(let app): ("refusals.is-frontmost", ["app": name(app)])
    case .noWindow(let id): ("refusals.no-window", values(id))
    case .noCard(let id): ("refusals.no-card", values(id))
    case .oneWindowOnly(let app): ("refusals.one-window-only", ["app": name(app)])
    case .tooManyWindows(let app):
      ("refusals.too-many-windows", ["app": name(app), "most": "\(Bounds.windowsPerApp)"])
    case .withoutScenes(let app): ("refusals.without-scenes", ["app": name(app)])
    case .notRunning(let app): ("refusals.not-running", ["app": name(app)])
    case .suspended(let app): ("refusals.suspended", ["app": name(app)])
    case .inForeground(let app): ("refusals.in-foreground", ["app": name(app)])
    case .inBackground(let app): ("refusals.in-background", ["app": name(app)])
    case .visible(let app): ("refusals.visible", ["app": name(app)])
    case .sceneNotInBackground(let id): ("refusals.scene-not-in-background", values(id))
    case .noBackgroundMode(let app, let mode):
      ("refusals.no-background-mode", ["app": name(app), "mode": word(mode)])
    case .begun(let app, let use):
      ("refusals.begun", ["app": name(app), "use": "\(use)"])
    case .notBegun(let app, let use):
      ("refusals.not-begun", ["app": name(app), "use": "\(use)"])
    case .nothingSuspended: ("refusals.nothing-suspended", [:])
    case .nothingDue: ("refusals.nothing-due", [:])
    case .tooLong: ("refusals.too-long", ["days": "\(Bounds.milliseconds / 86_400_000)"])
    case .isHung(let app): ("refusals.is-hung", ["app": name(app)])
    case .queueIsFull(let app):
      ("refusals.queue-is-full", ["app": name(app), "most": "\(Bounds.queue)"])
    case .takesNoTouches(let app): ("refusals.takes-no-touches", ["app": name(app)])
    case .takesTouches(let app): ("refusals.takes-touches", ["app": name(app)])
    case .notActive(let app): ("refusals.not-active", ["app": name(app)])
    case .notInFront(let app): ("refusals.not-in-front", ["app": name(app)])
    case .hasNoViewControllers(let app):
      ("refusals.has-no-view-controllers", ["app": name(app)])
    case .presents(let app): ("refusals.presents", ["app": name(app)])
    case .presentsNothing(let app): ("refusals.presents-nothing", ["app": name(app)])
    case .displayIsThere: ("refusals.display-is-there", [:])
    case .noDisplay: ("refusals.no-display", [:])
    case .takesTooMuch(let app):
      ("refusals.takes-too-much", ["app": name(app), "most": "\(Bounds.megabytes)"])
    case .isRunning(let app): ("refusals.is-running", ["app": name(app)])
    case .removedByUser(let app): ("refusals.removed-by-user", ["app": name(app)])
    case .staysOutOfBackground(let app): ("refusals.stays-out-of-background", ["app": name(app)])
    case .notPermitted(let app, let task):
      ("refusals.not-permitted", ["app": name(app), "task": "\(task)"])
    case .notSubmitted(let app): ("refusals.not-submitted", ["app": name(app)])
    case .taskRuns(let app): ("refusals.task-runs", ["app": name(app)])
    case .noTaskRuns(let app): ("refusals.no-task-runs", ["app": name(app)])
    case .fetchIsOff(let app): ("refusals.fetch-is-off", ["app": name(app)])
    case .inUse: ("refusals.in-use", [:])
    case .refreshIsOn: ("refusals.refresh-is-on", [:])
    case .refreshIsOff: ("refusals.refresh-is-off", [:])
    case .debugged(let app): ("refusals.debugged", ["app": name(app)])
    case .notDebugged(let app): ("refusals.not-debugged", ["app": name(app)])
    case .keptAwake(let app): ("refusals.kept-awake", ["app": name(app)])
    case .lowPowerIsOn: ("refusals.low-power-is-on", [:])
    case .lowPowerIsOff: ("refusals.low-power-is-off", [:])
    }
  }

  private func values(_ id: SceneID) -> KeyValuePairs<String, String> {
    ["window": window(id), "app": name(id.app), "number": "\(id.number)"]
  }

  private func word(_ mode: BackgroundModes) -> String {
    if mode == .fetch { return "fetch" }
    if mode == .audio { return "audio" }
    if mode == .location { return "location" }
    return mode == .voip ? "voip" : "remote-notification"
  }

  private func key(ofMissing feature: Feature) -> String {
    switch feature {
    case .switcher: "refusals.missing-switcher"
    case .backgroundExecution: "refusals.missing-background-execution"
    case .notificationCenter: "refusals.missing-notification-center"
    case .banners: "refusals.missing-banners"
    case .controlCenter: "refusals.missing-control-center"
    case .splitView: "refusals.missing-split-view"
    case .scenes: "refusals.missing-scenes"
    case .fetch: "refusals.missing-fetch"
    case .backgroundDownloads: "refusals.missing-background-downloads"
    case .quickActions: "refusals.missing-quick-actions"
    case .silentPush: "refusals.missing-silent-push"
    case .prewarming: "refusals.missing-prewarming"
    case .activities: "refusals.missing-activities"
    case .lockEntersBackground: "refusals.missing-lock-enters-background"
    case .callCovers, .callBanner: "refusals.missing-calls"
    case .siri: "refusals.missing-siri"
    case .biometrics: "refusals.missing-biometrics"
    case .unlockGesture: "refusals.missing-unlock-gesture"
    case .windowing: "refusals.missing-windowing"
    case .lockRemovesOverlays: "refusals.missing-lock-removes-overlays"
    case .leftFirst: "refusals.missing-left-first"
    case .frontEndsFirst: "refusals.missing-front-ends-first"
    case .privacySettings: "refusals.missing-privacy-settings"
    case .cpuMonitor: "refusals.missing-cpu-monitor"
    case .lowPowerMode: "refusals.missing-low-power-mode"
    case .scheduledTasks: "refusals.missing-scheduled-tasks"
    case .alwaysOnDisplay: "refusals.missing-always-on"
    case .overlappingWindows, .windowsMoveAside: "refusals.missing-overlapping-windows"
    case .continuedTasks: "refusals.missing-continued-tasks"
    }
  }
}

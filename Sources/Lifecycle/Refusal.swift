/// Why an action is not possible now. A refused action changes nothing.
public enum Refusal: Hashable, Sendable {
  case off
  case on
  case locked
  case alreadyLocked
  case notLocked
  case covered
  /// The iOS version has no such thing.
  case notOnThisRelease(Feature)
  case notOnThisDevice
  case inSwitcher
  case notInSwitcher
  case overlayIsThere(Overlay)
  case tooManyOverlays
  case notInNotificationCenter
  case nothingToAccept
  case nothingToDismiss
  case nothingActive
  case noSplit
  case windowsOverlap
  case nothingInFront
  case alreadyThere(SceneID)
  case isFrontmost(AppID)
  case noWindow(SceneID)
  case noCard(SceneID)
  case oneWindowOnly(AppID)
  case tooManyWindows(AppID)
  case withoutScenes(AppID)
  case notRunning(AppID)
  case suspended(AppID)
  case inForeground(AppID)
  case inBackground(AppID)
  case visible(AppID)
  case sceneNotInBackground(SceneID)
  case noBackgroundMode(AppID, BackgroundModes)
  case begun(AppID, Action.Use)
  case notBegun(AppID, Action.Use)
  case nothingSuspended
  case nothingDue
  case tooLong
  case isHung(AppID)
  case queueIsFull(AppID)
  case takesNoTouches(AppID)
  case takesTouches(AppID)
  case notActive(AppID)
  case notInFront(AppID)
  case hasNoViewControllers(AppID)
  case presents(AppID)
  case presentsNothing(AppID)
  case displayIsThere
  case noDisplay
  case takesTooMuch(AppID)
  case isRunning(AppID)
  case removedByUser(AppID)
  case staysOutOfBackground(AppID)
  case notPermitted(AppID, Action.ScheduledTask)
  case notSubmitted(AppID)
  case taskRuns(AppID)
  case noTaskRuns(AppID)
  case fetchIsOff(AppID)
  case inUse
  case refreshIsOn
  case refreshIsOff
  case debugged(AppID)
  case notDebugged(AppID)
  case keptAwake(AppID)
  case lowPowerIsOn
  case lowPowerIsOff
}

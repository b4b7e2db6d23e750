/// What a rule may do (`do`) beyond the steps of the path. Rulebooks use the names of the cases;
/// `Documentation/Rulebooks.md` lists them with these meanings.
public enum BuiltInEffect: UInt8, CaseIterable, Sendable {
  // What happens.
  /// The app releases the memory that it can recreate: its footprint is what it was at launch, or
  /// less.
  case freeMemory
  /// The trigger `terminate` runs, and the process ends. As with `end`, nothing of the rule's own
  /// trigger runs after it. An app whose main thread is busy has its scenes taken from it at once;
  /// the rest waits for the main thread, no longer than the limit `terminating`.
  case terminate
  /// The trigger `observe` runs for each window whose view has appeared or presents another.
  case tellObservers
  /// The app ends its background tasks.
  case endTasks
  /// The app's window loads its view, and the trigger `restore` runs.
  case restore
  /// The trigger `unloadView` runs for each view that is hidden by a presented view controller.
  case unloadHiddenViews
  /// The window that comes beside this one enters the foreground and stays inactive.
  case comeBeside
  /// The other scenes on the screen resign active, and become active again unless an overlay is on
  /// the screen.
  case deactivateOthersBriefly
  /// A new scene is connected, enters the foreground and the background, and is removed. It is
  /// never active.
  case connectTransientScene
  /// The session of the scene is discarded for good: it does not outlive what the user or the app
  /// does with the window now.
  case discardSession
  /// `application(_:didDiscardSceneSessions:)` is owed to the app: the fact `untold` holds until a
  /// rule has `walk discard`.
  case deferDiscard
  /// Protected files become unavailable when the limit `dataProtection` is over, unless the user
  /// unlocks the device before.
  case protectData
  /// What the user has edited is stored, without a method of the app.
  case storeEdits
  /// What was stored of the user's edits is gone, and the app shows what it showed at first.
  case forgetEdits
  /// What the app has saved for state restoration is deleted when the process has ended.
  case deleteSavedState
  /// The app is killed, by the trigger `jetsam`, if it still uses more memory than the limit
  /// `appMemory` allows.
  case killOverLimit
  /// The notification is shown as a banner although its app is in front, unless the app's main
  /// thread is busy.
  case showBanner
  /// The task of `BGTaskScheduler` that the trigger is about runs from now on.
  case startTask
  /// The task that the app submits waits until the system starts it. A request for the same task
  /// is replaced.
  case storeRequest
  /// The app completes the task of `BGTaskScheduler` that runs, unless its main thread is busy.
  case completeTask
  /// The system ends the time of the task of `BGTaskScheduler` that runs: the trigger `expireTask`
  /// runs.
  case endTaskTime

  // Answers.
  /// The app is inactive from its launch on. Answers `launchState`.
  case startInactive
  /// The event does not reach the app, which is not launched for it. Answers `backgroundEvent`.
  case withhold
  /// The message is not queued a second time. Answers `queueAgain`.
  case coalesce
  /// The scene is disconnected, and the app releases the scene's share of its memory. Its session
  /// is kept. Answers `reclaimMemory`.
  case disconnectScene
  /// The process is killed, by the trigger `jetsam`. Answers `reclaimMemory`.
  case killProcess
  /// The app does not enter the background and is not launched there. Answers `enterBackground`.
  case keepOutOfBackground
  /// The app is not suspended. Answers `mayBeSuspended`.
  case keepRunning
  /// The watchdog does not wait for the app. Answers `mayBeKilled`.
  case switchOffWatchdog
  /// The device stays on. Answers `mayAutoLock`.
  case keepAwake
  /// The app has a scene of its own on the external display. Answers `mayShowOnDisplay`.
  case showOnDisplay

  /// The question that it answers; nil where it happens.
  public var question: Trigger? {
    switch self {
    case .startInactive: .launchState
    case .withhold: .backgroundEvent
    case .coalesce: .queueAgain
    case .disconnectScene, .killProcess: .reclaimMemory
    case .keepOutOfBackground: .enterBackground
    case .keepRunning: .mayBeSuspended
    case .switchOffWatchdog: .mayBeKilled
    case .keepAwake: .mayAutoLock
    case .showOnDisplay: .mayShowOnDisplay
    case .freeMemory, .terminate, .tellObservers, .endTasks, .restore, .unloadHiddenViews,
      .comeBeside, .deactivateOthersBriefly, .connectTransientScene, .discardSession,
      .deferDiscard, .protectData, .storeEdits, .forgetEdits, .deleteSavedState, .killOverLimit,
      .showBanner, .startTask, .storeRequest, .completeTask, .endTaskTime:
      nil
    }
  }
}

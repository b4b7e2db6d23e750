/// The points at which rules run: the steps of the path, and the moments at which an iOS version
/// leaves it. Rulebooks use the names of the cases; `Documentation/Rulebooks.md` lists them with
/// these meanings, one table for each heading.
public enum Trigger: UInt8, CaseIterable, Sendable {
  // A process.
  /// The process starts, in the foreground or in the background: `UIApplicationMain`,
  /// `application(_:didFinishLaunchingWithOptions:)`.
  case launch
  /// The app has been launched in the background, for an event or because the system prewarms it.
  /// No scene is connected.
  case launchInBackground
  /// A suspended process executes again, before it takes the messages in its queue.
  case resume
  /// The app runs in the background and receives the event that it runs for: a background fetch, a
  /// finished download, a location, a task of `BGTaskScheduler`.
  case wake
  /// The app is about to be suspended: nothing keeps it running in the background. UIKit calls
  /// nothing.
  case suspend
  /// Saved state is restored during the launch, after the view was loaded:
  /// `decodeRestorableState(with:)`. Only the effect `restore` leads here.
  case restore

  // The path, upwards: unattached, background, foregroundInactive, foregroundActive.
  /// The scene is connected: `scene(_:willConnectTo:options:)`, after the state has changed to
  /// background.
  case connect
  /// The scene is about to enter the foreground: `sceneWillEnterForeground(_:)`, before the state
  /// changes.
  case willEnterForeground
  /// The scene is in the foreground and not yet active. UIKit has no call for this moment; views
  /// may appear in it.
  case enteredForeground
  /// The URL, user activity, quick action or notification that opened the app is delivered:
  /// `scene(_:openURLContexts:)`. The scene is in the foreground; if it is to be active and is not,
  /// `didBecomeActive` follows.
  case deliver
  /// The scene is active: `sceneDidBecomeActive(_:)`, after the state has changed.
  case didBecomeActive

  // The path, downwards.
  /// The scene is about to leave the screen, and has received no message about it.
  /// `willResignActive` and `didEnterBackground` follow.
  case leave
  /// The scene is about to become inactive: `sceneWillResignActive(_:)`, before the state changes.
  case willResignActive
  /// The scene is in the background: `sceneDidEnterBackground(_:)`, after the state has changed.
  case didEnterBackground
  /// The scene is disconnected: `sceneDidDisconnect(_:)`, after the state has changed to
  /// unattached.
  case didDisconnect
  /// The app learns of discarded sessions: `application(_:didDiscardSceneSessions:)`. Only `walk
  /// discard` leads here.
  case discard

  // The path of a view: unloaded, loaded, about to appear, appeared.
  /// The view is loaded: `viewDidLoad()`. Once, until the view is unloaded.
  case loadView
  /// The view is about to appear: `viewWillAppear(_:)`. `loadView` runs first if the view is not
  /// loaded.
  case viewWillAppear
  /// The view has appeared: `viewDidAppear(_:)`. Runs at the end of the scene's path, unless a rule
  /// has walked it before.
  case viewDidAppear
  /// The view leaves the screen: `viewWillDisappear(_:)`, `viewDidDisappear(_:)`. Only a rule's
  /// `walk` leads here.
  case viewDisappears
  /// A loaded view that is not on the screen is unloaded: `viewDidUnload()`, up to iOS 5.
  case unloadView

  // Where an iOS version leaves the path.
  /// The device powers off: for each app with a process, the apps on the screen first, before the
  /// process ends.
  case powerOff
  /// The user force-quits an app with a process: swipes up the window's card in the App Switcher.
  case swipeUp
  /// The user swipes up the card of a running app's last window right away. Without a rule here,
  /// `swipeUp` runs instead.
  case swipeUpQuickly
  /// The user begins to unlock and lets go: for each window in front whose app has a process, while
  /// the device stays locked.
  case abandonUnlock
  /// The app closes one of its windows: `requestSceneSessionDestruction(_:options:errorHandler:)`,
  /// before the window is gone.
  case closeWindow
  /// The app opens a window beside the one that fills the screen:
  /// `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`, for the scene on the
  /// screen, before the window comes.
  case newWindow
  /// Another window is about to come beside the one that fills the screen: for the scene on the
  /// screen.
  case split
  /// Split View has ended: for the scene that stays, after the other has left.
  case unsplit
  /// The divider of Split View has moved: `viewWillTransition(to:with:)`, for each scene on the
  /// screen.
  case resize
  /// The user pulls Notification Center all the way down: for each scene on the screen, before the
  /// overlay makes it inactive.
  case pullNotificationCenter
  /// The user opens an app from its notification alert: for each scene on the screen, before the
  /// alert is removed.
  case acceptLocalAlert
  /// The system is about to kill the process because memory is short.
  case jetsam
  /// The system is about to kill the process of an app in the background, for a reason that facts
  /// name: `privacyChanged`, `updating`, `cpuExceeded`.
  case kill
  /// The time of a background task is over: the expiration handler of
  /// `beginBackgroundTask(expirationHandler:)` is called.
  case expire
  /// The expiration handler has returned, and the background task has not been ended.
  case overrun
  /// A busy main thread has kept messages waiting for longer than the limit `launching`, `resuming`
  /// or `leaving`.
  case watchdog
  /// The main thread is about to block. Messages to the app are queued from now on.
  case hang
  /// The main thread goes on, before the app takes the messages in its queue.
  case recover
  /// The app crashes, before the process ends.
  case crash
  /// The process ends after `applicationWillTerminate(_:)`. Only the effect
  /// `terminate` leads here.
  case terminate
  /// The user removes a window's card in the App Switcher, before `swipeUp`: for the window's
  /// scene, in an app without a process too.
  case removeCard
  /// The device has been locked, after the scenes have left the screen: for each app, with or
  /// without a process.
  case locked

  /// The device is being unlocked, before scenes come to the screen: for each app whose process
  /// executes.
  case unlocked

  // Tasks of BGTaskScheduler.
  /// The app submits a task: `submit(_:)`. The system starts a task with `wake`.
  case submit
  /// The time of the task that runs is over, or the user has canceled it: `expirationHandler`.
  case expireTask
  /// The expiration handler has returned, and the task has not been completed.
  case overrunTask
  /// The app has completed the task that ran: `setTaskCompleted(success:)`.
  case taskCompleted

  // Beside the path.
  /// The user touches the active window: `sendEvent(_:)`, `touchesBegan(_:with:)`.
  case touch
  /// The user changes what the app shows, after `touch`.
  case edit
  /// The app presents a view controller over the root view controller:
  /// `present(_:animated:completion:)`.
  case present
  /// The app dismisses the presented view controller: `dismiss(animated:completion:)`.
  case dismissView
  /// A remote notification arrives at an app in the foreground, or a silent one at an app in the
  /// background: `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  case push
  /// A local notification fires while its app is in the foreground: `application(_:didReceive:)`.
  case localNotification
  /// Memory is short: `applicationDidReceiveMemoryWarning(_:)`, for each running app.
  case memoryWarning
  /// An app uses more memory than the limit `appMemory` allows it, before `memoryShort`.
  case ownMemoryShort
  /// All apps together use more memory than the limit `memory` allows: for each running app, before
  /// anything is removed from memory (`reclaimMemory`).
  case memoryShort
  /// The window on the screen rotates with the device: `viewWillTransition(to:with:)`, for each
  /// scene on the screen, after `orientation`.
  case rotate
  /// The device has been rotated: `UIDevice.orientationDidChangeNotification`, for each app with a
  /// process.
  case orientation
  /// It is midnight, or the clock was set: `applicationSignificantTimeChange(_:)`, for each app
  /// with a process.
  case timeChange
  /// Low Power Mode has been switched on or off: for each app with a process.
  case powerState
  /// An external display has been connected: `UIScreen.didConnectNotification`, for each app with a
  /// process.
  case displayConnected
  /// The external display is gone: `UIScreen.didDisconnectNotification`. Runs for the scene on the
  /// display (fact `external`), then for each app with a process.
  case displayDisconnected
  /// Protected files become unavailable some time after locking:
  /// `applicationProtectedDataWillBecomeUnavailable(_:)`, for each running app.
  case dataUnavailable
  /// Protected files are available again after unlocking:
  /// `applicationProtectedDataDidBecomeAvailable(_:)`, for each app that ran while they were not.
  case dataAvailable
  /// The session of a scene is discarded for good. UIKit calls nothing here; `discard` is the
  /// moment of the call.
  case sessionGone
  /// A view controller that observes `UIApplication.didBecomeActiveNotification` receives it. Only
  /// the effect `tellObservers` leads here.
  case observe
  /// The scene is gone, disconnected or with its process, and its session is kept.
  case store
  /// The app has saved the user's edits in the method just called, as its trait `saves:` says.
  case editsSaved
  /// The app has reset the user's edits in the method just called, as its trait `resets:` says.
  case editsReset
  /// The process is about to end with edits that were not saved.
  case editsLost

  // Questions: the first rule that holds answers with its effect, and nothing else happens.
  /// The process is about to start, before `launch`: which application state it has then. The
  /// effect `startInactive` makes it inactive; without a rule it starts in the background.
  case launchState
  /// An event has arrived for which the system may run an app in the background: a location, a
  /// background fetch, a finished download, a silent notification. The effect `withhold` keeps it
  /// from the app; without a rule the app runs.
  case backgroundEvent
  /// A message is about to be queued, and the same one is in the app's queue already. The effect
  /// `coalesce` leaves it at one; without a rule both are queued.
  case queueAgain
  /// Memory is short, although the apps have released what they can: for each connected scene in
  /// the background (effect `disconnectScene`) and each app in the background (effect
  /// `killProcess`), again and again until there is enough. Of all, the one whose rule stands first
  /// goes; of several with the same rule, the one that has been hidden or suspended longest.
  case reclaimMemory
  /// An app is about to enter the background, or to be launched there. The effect
  /// `keepOutOfBackground` keeps it out; without a rule it may run there.
  case enterBackground
  /// Nothing keeps an app running in the background, so it is about to be suspended. The effect
  /// `keepRunning` keeps it running; without a rule it is suspended when the limit `suspension` is
  /// over.
  case mayBeSuspended
  /// A busy main thread leaves messages in the queue, so the watchdog is about to wait for it. The
  /// effect `switchOffWatchdog` has it wait for nothing; without a rule it kills the app when its
  /// limit is over.
  case mayBeKilled
  /// Nobody has touched the device for some time, so it is about to lock itself: for each app on
  /// the screen. The effect `keepAwake` keeps it on; without a rule it locks.
  case mayAutoLock
  /// An app is on the screen while an external display is connected. The effect `showOnDisplay`
  /// gives it a scene of its own there; without a rule the display mirrors the screen.
  case mayShowOnDisplay

  /// Whether rules answer it, and do nothing else.
  public var isQuestion: Bool {
    self == .launchState || self == .backgroundEvent || self == .queueAgain
      || self == .reclaimMemory || self == .enterBackground || self == .mayBeSuspended
      || self == .mayBeKilled || self == .mayAutoLock || self == .mayShowOnDisplay
  }

  /// Whether it is a step of a view's own path.
  var isOfView: Bool {
    self == .loadView || self == .viewWillAppear || self == .viewDidAppear
      || self == .viewDisappears || self == .unloadView
  }
}

/// The methods of the delegates, as Swift spells them now.
enum DelegateMethods {
  static let application = [
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
    "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
    "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)",
    "applicationWillTerminate(_:)", "applicationDidReceiveMemoryWarning(_:)",
    "applicationSignificantTimeChange(_:)", "applicationProtectedDataWillBecomeUnavailable(_:)",
    "applicationProtectedDataDidBecomeAvailable(_:)", "application(_:handleOpen:)",
    "application(_:open:sourceApplication:annotation:)", "application(_:open:options:)",
    "application(_:willContinueUserActivityWithType:)",
    "application(_:continue:restorationHandler:)",
    "application(_:performActionFor:completionHandler:)", "application(_:didReceive:)",
    "application(_:didReceiveRemoteNotification:)",
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    "application(_:performFetchWithCompletionHandler:)",
    "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
    "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
    "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
    "application(_:configurationForConnecting:options:)",
    "application(_:didDiscardSceneSessions:)", "application(_:shouldSaveApplicationState:)",
    "application(_:shouldSaveSecureApplicationState:)",
    "application(_:willEncodeRestorableStateWith:)",
    "application(_:shouldRestoreApplicationState:)",
    "application(_:shouldRestoreSecureApplicationState:)",
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
    "application(_:didDecodeRestorableStateWith:)",
    "application(_:supportedInterfaceOrientationsFor:)",
  ]

  static let scene = [
    "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneDidBecomeActive(_:)",
    "sceneWillResignActive(_:)", "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)",
    "scene(_:openURLContexts:)", "scene(_:willContinueUserActivityWithType:)",
    "scene(_:continue:)", "scene(_:didFailToContinueUserActivityWithType:error:)",
    "scene(_:didUpdate:)", "stateRestorationActivity(for:)",
    "scene(_:restoreInteractionStateWith:)",
    "windowScene(_:performActionFor:completionHandler:)",
    "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
    "windowScene(_:didUpdateEffectiveGeometry:)",
  ]

  /// The protocols, each with its methods.
  static let protocols: [(name: String, methods: [String])] = [
    ("UIApplicationDelegate", application), ("UIWindowSceneDelegate", scene),
    ("UISceneDelegate", scene),
  ]
}

import Foundation

extension Delivery {
  static func application(_ selector: String, _ number: Int, _ options: [String]) -> Bool {
    guard let own = Host.delegate else { return false }
    let app = UIApplication.shared
    switch selector {
    case "application(_:willFinishLaunchingWithOptions:)":
      _ = own.application(app, willFinishLaunchingWithOptions: Options.launch(options))
    case "application(_:didFinishLaunchingWithOptions:)":
      Scenes.prepareWithoutScenes()
      let isDone = own.application(app, didFinishLaunchingWithOptions: Options.launch(options))
      _ = isDone
      // UIKit calls the oldest form where the app lacks the newer one.
      if Host.missed == selector {
        own.applicationDidFinishLaunching(app)
        let isThere = Host.missed == selector
        Host.missed = isThere ? "" : selector
      }
    case "applicationDidBecomeActive(_:)": own.applicationDidBecomeActive(app)
    case "applicationWillResignActive(_:)": own.applicationWillResignActive(app)
    case "applicationDidEnterBackground(_:)": own.applicationDidEnterBackground(app)
    case "applicationWillEnterForeground(_:)": own.applicationWillEnterForeground(app)
    case "applicationWillTerminate(_:)": own.applicationWillTerminate(app)
    case "applicationDidReceiveMemoryWarning(_:)": own.applicationDidReceiveMemoryWarning(app)
    case "applicationSignificantTimeChange(_:)": own.applicationSignificantTimeChange(app)
    case "applicationProtectedDataWillBecomeUnavailable(_:)":
      own.applicationProtectedDataWillBecomeUnavailable(app)
    case "applicationProtectedDataDidBecomeAvailable(_:)":
      own.applicationProtectedDataDidBecomeAvailable(app)
    case "application(_:configurationForConnecting:options:)":
      Scenes.configurations[number] = own.application(
        app, configurationForConnecting: .known(number),
        options: Options.connection(options))
    case "application(_:didDiscardSceneSessions:)":
      own.application(app, didDiscardSceneSessions: [.known(number)])
      UISceneSession.forget(number)
    default: return opening(selector, own) || restoration(selector, own)
    }
    return true
  }

  private static func opening(_ selector: String, _ own: UIApplicationDelegate) -> Bool {
    let app = UIApplication.shared
    switch selector {
    case "application(_:handleOpen:)": _ = own.application(app, handleOpen: Options.url)
    case "application(_:open:sourceApplication:annotation:)":
      _ = own.application(app, open: Options.url, sourceApplication: nil, annotation: 0)
    case "application(_:open:options:)": _ = own.application(app, open: Options.url, options: [:])
    case "application(_:willContinueUserActivityWithType:)":
      _ = own.application(
        app, willContinueUserActivityWithType: Options.activity.activityType)
    case "application(_:continue:restorationHandler:)":
      _ = own.application(app, continue: Options.activity) { _ in }
    case "application(_:performActionFor:completionHandler:)":
      own.application(app, performActionFor: Options.shortcutItem) { _ in }
    case "application(_:didReceive:)": own.application(app, didReceive: UILocalNotification())
    case "application(_:didReceiveRemoteNotification:)":
      own.application(app, didReceiveRemoteNotification: [:])
    case "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)":
      own.application(app, didReceiveRemoteNotification: [:]) { _ in }
    case "application(_:performFetchWithCompletionHandler:)":
      own.application(app, performFetchWithCompletionHandler: { _ in })
    case "application(_:handleEventsForBackgroundURLSession:completionHandler:)":
      own.application(app, handleEventsForBackgroundURLSession: "session") {}
    default: return false
    }
    return true
  }

  private static func restoration(_ selector: String, _ own: UIApplicationDelegate) -> Bool {
    let app = UIApplication.shared
    switch selector {
    case "application(_:shouldSaveApplicationState:)":
      _ = own.application(app, shouldSaveApplicationState: RestorationCoder())
      if Host.missed == selector {
        _ = own.application(app, shouldSaveSecureApplicationState: RestorationCoder())
        Host.missed = Host.missed == selector ? "" : selector
      }
    case "application(_:shouldRestoreApplicationState:)":
      let coder = SystemState.decoder("application")
      _ = own.application(app, shouldRestoreApplicationState: coder)
      if Host.missed == selector {
        _ = own.application(app, shouldRestoreSecureApplicationState: coder)
        Host.missed = Host.missed == selector ? "" : selector
      }
    case "application(_:willEncodeRestorableStateWith:)":
      SystemState.encode("application") { own.application(app, willEncodeRestorableStateWith: $0) }
    case "application(_:didDecodeRestorableStateWith:)":
      own.application(app, didDecodeRestorableStateWith: SystemState.decoder("application"))
    case "application(_:viewControllerWithRestorationIdentifierPath:coder:)":
      _ = own.application(
        app, viewControllerWithRestorationIdentifierPath: [],
        coder: SystemState.decoder("application"))
    default: return false
    }
    return true
  }
}

/// What the options of a message contain.
@MainActor package enum Options {
  package static let url = URL(string: "https://example.com/note")!
  package static var activity: NSUserActivity { NSUserActivity(activityType: "com.example.note") }
  static var shortcutItem: UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: "com.example.new", localizedTitle: "New")
  }

  static func launch(_ words: [String]) -> [UIApplication.LaunchOptionsKey: Any]? {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    for word in words {
      switch word {
      case "url": options[.url] = url
      case "activity": options[.userActivityDictionary] = [String: Any]()
      case "quickAction": options[.shortcutItem] = shortcutItem
      case "remoteNotification": options[.remoteNotification] = [String: Any]()
      case "localNotification": options[.localNotification] = UILocalNotification()
      case "location": options[.location] = true
      default: break
      }
    }
    return options.isEmpty ? nil : options
  }

  static func connection(_ words: [String]) -> UIScene.ConnectionOptions {
    let options = UIScene.ConnectionOptions()
    for word in words {
      switch word {
      case "url": options.urlContexts = [UIOpenURLContext(url)]
      case "activity": options.userActivities = [activity]
      case "quickAction": options.shortcutItem = shortcutItem
      case "remoteNotification", "localNotification":
        options.notificationResponse = UNUserNotificationCenter.current().response
      default: break
      }
    }
    return options
  }
}

import Foundation

extension UIApplication {
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
}

/// The notifications by the names under which Frontmost sends them.
@MainActor enum PostedNotifications {
  static let names: [String: Notification.Name] = [
    "UIApplication.didFinishLaunchingNotification": UIApplication.didFinishLaunchingNotification,
    "UIApplication.didBecomeActiveNotification": UIApplication.didBecomeActiveNotification,
    "UIApplication.willResignActiveNotification": UIApplication.willResignActiveNotification,
    "UIApplication.didEnterBackgroundNotification": UIApplication.didEnterBackgroundNotification,
    "UIApplication.willEnterForegroundNotification": UIApplication.willEnterForegroundNotification,
    "UIApplication.willTerminateNotification": UIApplication.willTerminateNotification,
    "UIApplication.didReceiveMemoryWarningNotification":
      UIApplication.didReceiveMemoryWarningNotification,
    "UIApplication.significantTimeChangeNotification":
      UIApplication.significantTimeChangeNotification,
    "UIApplication.protectedDataWillBecomeUnavailableNotification":
      UIApplication.protectedDataWillBecomeUnavailableNotification,
    "UIApplication.protectedDataDidBecomeAvailableNotification":
      UIApplication.protectedDataDidBecomeAvailableNotification,
    "UIScene.willConnectNotification": UIScene.willConnectNotification,
    "UIScene.willEnterForegroundNotification": UIScene.willEnterForegroundNotification,
    "UIScene.didActivateNotification": UIScene.didActivateNotification,
    "UIScene.willDeactivateNotification": UIScene.willDeactivateNotification,
    "UIScene.didEnterBackgroundNotification": UIScene.didEnterBackgroundNotification,
    "UIScene.didDisconnectNotification": UIScene.didDisconnectNotification,
    "UIDevice.orientationDidChangeNotification": UIDevice.orientationDidChangeNotification,
    "UIScreen.didConnectNotification": UIScreen.didConnectNotification,
    "UIScreen.didDisconnectNotification": UIScreen.didDisconnectNotification,
  ]

  static func post(_ name: String, _ number: Int) {
    let object: AnyObject =
      name.hasPrefix("UIScene.")
      ? Host.scenes[number] ?? UIApplication.shared
      : UIApplication.shared
    let known = names[name] ?? Notification.Name(name)
    NotificationCenter.default.post(name: known, object: object)
  }
}

import Foundation

// Names that UIKit had before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
public typealias UIApplicationState = UIApplication.State
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIAlertControllerStyle = UIAlertController.Style
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

extension Notification.Name {
  public static let UIApplicationDidFinishLaunching = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public static let UIApplicationDidBecomeActive = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let UIApplicationWillResignActive = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let UIApplicationDidEnterBackground = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let UIApplicationWillEnterForeground = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let UIApplicationWillTerminate = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public static let UIApplicationDidReceiveMemoryWarning = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

// Written by 'frontmost logger'. Logs which methods of an app's delegates are called, a line each:
//
//     [lifecycle] SECONDS APP RECEIVER MESSAGE
//
// Add it to the app, call LifecycleLogger.start() first of all (in the app delegate's init), and
// LifecycleLogger.log() in each method of the app delegate, LifecycleLogger.log(scene) in each of
// the scene delegate. Notifications are logged by themselves: they are posted beside these messages
// and are compared as what they are. Before iOS 13 there is no scene delegate to call it in; before
// Swift, write the same line with NSLog. 'frontmost compare-log' reads it from Xcode's console,
// 'log stream' and idevicesyslog, whatever they put in front of it.
import UIKit

@MainActor enum LifecycleLogger {
  private static var scenes: [String] = []

  static func start() {
    var names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIApplication.didReceiveMemoryWarningNotification,
    ]
    if #available(iOS 13.0, *) {
      names += [
        UIScene.willConnectNotification, UIScene.didDisconnectNotification,
        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
        UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
      ]
    }
    for name in names {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted in
        LifecycleLine.write("notification", posted.name.rawValue)
      }
    }
  }

  static func log(_ method: String = #function) {
    LifecycleLine.write("appDelegate", method)
  }

  @available(iOS 13.0, *)
  static func log(_ scene: UIScene, _ method: String = #function) {
    let session = scene.session.persistentIdentifier
    if !scenes.contains(session) { scenes.append(session) }
    LifecycleLine.write(
      "sceneDelegate#\((scenes.firstIndex(of: session) ?? 0) + 1)", method)
  }
}

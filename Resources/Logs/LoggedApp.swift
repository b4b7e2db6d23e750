// Written by 'frontmost logger --swiftui'. Logs the lifecycle of a SwiftUI app, a line each:
//
//     [lifecycle] SECONDS APP RECEIVER MESSAGE
//
// For iOS 14 and later. Add it to a new SwiftUI project and delete the project's own App; the
// project's ContentView stays as it is. In an existing app, delete LoggedApp and AppDelegate below,
// call LifecycleLine from your App as LoggedApp does, and put .modifier(LoggedContent()) after the
// root view of each window. 'frontmost compare-log' reads the log from Xcode's console,
// 'log stream' and idevicesyslog, whatever they put in front of it.
import SwiftUI
import UIKit

@main
struct LoggedApp: App {
  // To log an app without an app delegate, delete this line and AppDelegate.
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @Environment(\.scenePhase) private var scenePhase
  @MainActor private static var hasBody = false

  init() { LifecycleLine.write("app", "init()") }

  var body: some Scene {
    let _ = LoggedApp.logBody()
    WindowGroup { ContentView().modifier(LoggedContent()) }
      .onChange(of: scenePhase) { phase in LifecycleLine.write("app", phase) }
  }

  /// Each change of the phase asks for the body again. Only the first time belongs to the launch.
  @MainActor private static func logBody() {
    if !hasBody { LifecycleLine.write("app", "body") }
    hasBody = true
  }
}

/// Logs what the content of a window receives.
struct LoggedContent: ViewModifier {
  /// The NSUserActivity that your app continues.
  private static let activityType = "com.example.activity"

  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var window = LoggedWindow()

  func body(content: Content) -> some View {
    let receiver = "contentView#\(window.number)"
    content
      .onAppear { LifecycleLine.write(receiver, "onAppear(perform:)") }
      .onDisappear { LifecycleLine.write(receiver, "onDisappear(perform:)") }
      .loggedTask(receiver)
      .onChange(of: scenePhase) { phase in LifecycleLine.write(receiver, phase) }
      .onOpenURL { _ in LifecycleLine.write(receiver, "onOpenURL(perform:)") }
      .onContinueUserActivity(LoggedContent.activityType) { _ in
        LifecycleLine.write(receiver, "onContinueUserActivity(_:perform:)")
      }
  }
}

extension View {
  /// iOS 15 introduced task.
  @ViewBuilder fileprivate func loggedTask(_ receiver: String) -> some View {
    if #available(iOS 15.0, *) {
      self.task { LifecycleLine.write(receiver, "task(priority:_:)") }
    } else {
      self
    }
  }
}

/// A window's number, counted from 1 in the order in which windows appear.
@MainActor final class LoggedWindow: ObservableObject {
  private static var count = 0
  let number: Int

  init() {
    LoggedWindow.count += 1
    number = LoggedWindow.count
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    LifecycleLine.write("appDelegate", #function)
    return true
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    LifecycleLine.write("appDelegate", #function)
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    LifecycleLine.write("appDelegate", #function)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    LifecycleLine.write("appDelegate", #function)
  }
}

extension LifecycleLine {
  nonisolated static func write(_ receiver: String, _ phase: ScenePhase) {
    switch phase {
    case .active: write(receiver, "scenePhase(.active)")
    case .inactive: write(receiver, "scenePhase(.inactive)")
    case .background: write(receiver, "scenePhase(.background)")
    @unknown default: write(receiver, "scenePhase")
    }
  }
}

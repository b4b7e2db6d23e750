/// The receiver of a message.
public enum Receiver: UInt8, CaseIterable, Sendable {
  case appDelegate
  case sceneDelegate
  /// The window's root view controller.
  case viewController
  /// The view controller that is presented over it.
  case presentedViewController
  /// The UIApplication object.
  case application
  case window
  case view
  /// What NotificationCenter posts.
  case notification
  /// What happens to an app that receives no message about it.
  case system
  /// The `App` of a SwiftUI app.
  case app
  /// The content of a SwiftUI app's window.
  case contentView
  /// The delegate of UNUserNotificationCenter.
  case notificationDelegate
  /// The handlers of a task of BGTaskScheduler.
  case taskHandler

  /// Whether there is one for each window, so that it carries the window's number.
  public var isNumbered: Bool {
    switch self {
    case .sceneDelegate, .viewController, .presentedViewController, .window, .view, .contentView:
      true
    case .appDelegate, .application, .notification, .system, .app, .notificationDelegate,
      .taskHandler:
      false
    }
  }

  /// Whether it is what people mean when they count messages: a delegate, or in a SwiftUI app its
  /// `App` and the content of its windows.
  public var isDelegate: Bool {
    self == .appDelegate || self == .sceneDelegate || self == .notificationDelegate
      || self == .taskHandler || isOfSwiftUI
  }

  /// Whether only SwiftUI apps have one.
  public var isOfSwiftUI: Bool { self == .app || self == .contentView }

  /// Whether an app has one only where its traits say so.
  public var isOfSomeApps: Bool {
    isOfSwiftUI || self == .notificationDelegate || self == .taskHandler
  }
}

/// One message: when, to whom, which, and by which rule. Sixteen bytes and no text, so that a
/// million of them are a small array.
public struct Message: Hashable, Sendable {
  public var time: Instant
  public var selector: SelectorID
  /// The rule that sends this message on this step.
  public var rule: RuleID
  /// The exception that walked this step, or none where the situation asked for it.
  public var exception: RuleID
  /// The window's number, or 0 where the receiver is the app's one object.
  public var number: UInt16
  public var app: AppID
  public var receiver: Receiver
  /// What `UIApplication.applicationState` reads inside the method.
  public var applicationState: ApplicationState
  /// What the method's options contain.
  public var options: LaunchOptions = []
}

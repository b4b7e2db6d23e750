import Foundation

@preconcurrency @MainActor public class UIScreen: NSObject, UICoordinateSpace {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  public let scale: CGFloat = 3
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
}

@preconcurrency @MainActor public class UIDevice: NSObject {
  public static let current = UIDevice()
  public let name = "iPhone"
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  public var systemVersion: String {
    getenv("FRONTMOST_IOS").map { String(cString: $0) } ?? "14"
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    getenv("FRONTMOST_MODEL").map { String(cString: $0) } == "iPad" ? .pad : .phone
  }
  public var orientation = UIDeviceOrientation.portrait
  public var batteryLevel: Float = 1
  public var isBatteryMonitoringEnabled = false
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
}
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover, none, automatic
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
@preconcurrency @MainActor public class UITraitCollection: NSObject {
  public let userInterfaceStyle = UIUserInterfaceStyle.light
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
}
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  func animate(
    alongsideTransition animation: ((Any) -> Void)?, completion: ((Any) -> Void)?
  ) -> Bool
}
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  func animate(
    alongsideTransition animation: ((Any) -> Void)?, completion: ((Any) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}

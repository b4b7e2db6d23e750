import Foundation

/// Brings a message to its receiver. Returns whether the app implements the method.
@MainActor enum Delivery {
  static func deliver(
    _ receiver: String, _ number: Int, _ selector: String, _ options: [String]
  ) -> Bool {
    Host.missed = ""
    let isKnown =
      switch receiver {
      case "appDelegate": application(selector, number, options)
      case "sceneDelegate": scene(selector, number, options)
      case "viewController": Controllers.deliver(selector, Controllers.root(number))
      case "presentedViewController":
        Controllers.deliver(selector, Controllers.presented(number))
      case "view": view(selector, number)
      case "window", "application": other(selector)
      case "notificationDelegate": userNotifications(selector)
      case "taskHandler": tasks(selector)
      case "notification": post(selector, number)
      case "app", "contentView":
        Host.swiftUI?.take(receiver, number, selector, options) ?? false
      default: false
      }
    return isKnown && Host.missed != selector
  }

  private static func post(_ name: String, _ number: Int) -> Bool {
    PostedNotifications.post(name, number)
    return true
  }

  private static func other(_ selector: String) -> Bool {
    guard selector.hasPrefix("beginBackgroundTask") else { return false }
    BackgroundTasks.expire()
    return true
  }

  private static func tasks(_ selector: String) -> Bool {
    if selector == "expirationHandler()" { return BGTaskScheduler.shared.expire() }
    let type = selector.split(separator: "(").last?.dropLast() ?? ""
    return BGTaskScheduler.shared.launch(String(type))
  }

  private static func userNotifications(_ selector: String) -> Bool {
    let center = UNUserNotificationCenter.current()
    guard center.delegate != nil else { return false }
    if selector.contains("willPresent") { center.present() } else { center.respond() }
    return true
  }

  private static func view(_ selector: String, _ number: Int) -> Bool {
    guard let view = Controllers.root(number)?.view else { return false }
    if selector.hasPrefix("touchesBegan") { view.touchesBegan([], with: nil) }
    if selector.hasPrefix("touchesEnded") {
      view.touchesEnded([], with: nil)
      Controllers.root(number)?.touchesEnded([], with: nil)
    }
    if selector.hasPrefix("touchesBegan") {
      Controllers.root(number)?.touchesBegan([], with: nil)
    }
    return true
  }

  private static func scene(_ selector: String, _ number: Int, _ options: [String]) -> Bool {
    if selector == "scene(_:willConnectTo:options:)" { Scenes.connect(number, options) }
    guard let scene = Host.scenes[number] else { return false }
    let own = Host.delegates[number]
    // UIKit has changed the state when it calls these methods.
    switch selector {
    case "sceneWillEnterForeground(_:)": scene.activationState = .foregroundInactive
    case "sceneDidBecomeActive(_:)": scene.activationState = .foregroundActive
    case "sceneDidEnterBackground(_:)": scene.activationState = .background
    default: break
    }
    defer {
      if selector == "sceneWillResignActive(_:)" { scene.activationState = .foregroundInactive }
      if selector == "sceneDidDisconnect(_:)" { Scenes.disconnect(number) }
    }
    guard let own else { return false }
    switch selector {
    case "scene(_:willConnectTo:options:)":
      own.scene(scene, willConnectTo: scene.session, options: Options.connection(options))
    case "sceneDidDisconnect(_:)": own.sceneDidDisconnect(scene)
    case "sceneDidBecomeActive(_:)": own.sceneDidBecomeActive(scene)
    case "sceneWillResignActive(_:)": own.sceneWillResignActive(scene)
    case "sceneWillEnterForeground(_:)": own.sceneWillEnterForeground(scene)
    case "sceneDidEnterBackground(_:)": own.sceneDidEnterBackground(scene)
    case "scene(_:openURLContexts:)":
      own.scene(scene, openURLContexts: [UIOpenURLContext(Options.url)])
    case "scene(_:continue:)": own.scene(scene, continue: Options.activity)
    case "stateRestorationActivity(for:)":
      if let activity = own.stateRestorationActivity(for: scene) {
        scene.session.stateRestorationActivity = activity
      }
      scene.session.keepActivity()
    case "scene(_:restoreInteractionStateWith:)":
      guard let activity = scene.session.stateRestorationActivity else { return true }
      own.scene(scene, restoreInteractionStateWith: activity)
    default: return windowScene(selector, scene, own)
    }
    return true
  }

  private static func windowScene(
    _ selector: String, _ scene: UIWindowScene, _ delegate: UISceneDelegate
  ) -> Bool {
    guard let own = delegate as? UIWindowSceneDelegate else { return false }
    switch selector {
    case "windowScene(_:performActionFor:completionHandler:)":
      own.windowScene(scene, performActionFor: Options.shortcutItem) { _ in }
    case "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)":
      own.windowScene(
        scene, didUpdate: scene.coordinateSpace, interfaceOrientation: .portrait,
        traitCollection: scene.traitCollection)
    case "windowScene(_:didUpdateEffectiveGeometry:)":
      own.windowScene(scene, didUpdateEffectiveGeometry: scene.effectiveGeometry)
    default: return false
    }
    return true
  }
}

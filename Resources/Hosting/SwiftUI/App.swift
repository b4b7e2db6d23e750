import UIKit

@preconcurrency @MainActor public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never {
  public var body: Never { fatalError() }
}
@resultBuilder @MainActor public enum SceneBuilder {
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
}

/// A scene that Frontmost knows.
@MainActor protocol DrawnScene {
  func draw(_ drawing: Drawing, _ path: String)
  var window: any View { get }
}

public struct WindowGroup<Content: View>: Scene, DrawnScene {
  let content: () -> Content
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  func draw(_ drawing: Drawing, _ path: String) {}
  var window: any View { content() }
}

public struct ChangeScene<Content: Scene, Value: Equatable>: Scene, DrawnScene {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
  func draw(_ drawing: Drawing, _ path: String) {
    drawing.watch(value, path, isInitial: isInitial, action)
    (content as? any DrawnScene)?.draw(drawing, path + ".content")
  }
  var window: any View { (content as? any DrawnScene)?.window ?? EmptyView() }
}
public struct BackgroundTaskKind: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTaskKind { .init() }
  public static func urlSession(_ identifier: String) -> BackgroundTaskKind { .init() }
}
public struct TaskScene<Content: Scene>: Scene, DrawnScene {
  let content: Content
  let action: @MainActor () async -> Void
  func draw(_ drawing: Drawing, _ path: String) {
    nonisolated(unsafe) let action = action
    drawing.actions["backgroundTask", default: []].append(
      (
        path,
        { _ in
          Task { @MainActor in
            await action()
            Host.say("complete-task")
          }
        }
      ))
    (content as? any DrawnScene)?.draw(drawing, path + ".content")
  }
  var window: any View { (content as? any DrawnScene)?.window ?? EmptyView() }
}
extension Scene {
  public func backgroundTask(
    _ kind: BackgroundTaskKind, action: @escaping @MainActor () async -> Void
  ) -> TaskScene<Self> { TaskScene(content: self, action: action) }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> ChangeScene<Self, Value> {
    ChangeScene(content: self, value: value, isInitial: false) { action($1) }
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> ChangeScene<Self, Value> {
    ChangeScene(content: self, value: value, isInitial: initial, action: action)
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ChangeScene<Self, Value> {
    ChangeScene(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}

@preconcurrency @MainActor public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App {
  /// What `@main` calls.
  public static func main() {
    Host.swiftUI = Running<Self>()
    let module = String(String(reflecting: Self.self).prefix { $0 != "." })
    Host.run(nil, module: module)
  }
}

/// An app that runs: its one value, and what each window keeps.
@MainActor final class Running<A: App>: SwiftUIReceiver {
  private var app: A?
  private let kept = Kept(window: 0)
  private var appPhase = ScenePhase.background
  private var windows: [Int: Kept] = [:]
  private var phases: [Int: ScenePhase] = [:]

  func take(_ receiver: String, _ number: Int, _ selector: String, _ options: [String]) -> Bool {
    if receiver == "contentView" { return content(number, selector) }
    switch selector {
    case "init()": app = A()
    case "body": _ = scenes()
    case "scenePhase(.active)", "scenePhase(.inactive)", "scenePhase(.background)":
      appPhase = phase(selector)
      return scenes().watchesPhase
    case let text where text.hasPrefix("backgroundTask"):
      guard let action = scenes().actions["backgroundTask"]?.first else { return false }
      action.call(nil)
    default: return false
    }
    return true
  }

  private func phase(_ selector: String) -> ScenePhase {
    selector.contains(".active")
      ? .active : selector.contains(".inactive") ? .inactive : .background
  }

  private var scene: (any DrawnScene)? {
    if app == nil { app = A() }
    EnvironmentValues.current.scenePhase = appPhase
    if let app { Drawing(kept).adopt(app, "app") }
    return app?.body as? any DrawnScene
  }

  private func scenes() -> Drawing {
    let drawing = Drawing(kept)
    scene?.draw(drawing, "scene")
    for change in drawing.changes { change() }
    return drawing
  }

  private func content(_ number: Int, _ selector: String) -> Bool {
    if windows[number] == nil {
      windows[number] = Kept(window: number)
      Screen.hosted[number] = { [weak self] in self?.draw(number).elements ?? [] }
    }
    Screen.change()
    if selector.hasPrefix("scenePhase") {
      phases[number] = phase(selector)
      return draw(number).watchesPhase
    }
    let name = String(selector.prefix { $0 != "(" })
    let drawing = draw(number)
    let actions = drawing.actions[name] ?? []
    if name == "onAppear" {
      // The views of the beginning; those that come later are found while drawing.
      windows[number]?.hasAppeared = true
      let tasks = drawing.actions["task"] ?? []
      windows[number]?.appeared.formUnion((actions + tasks).map(\.path))
    }
    for action in actions { action.call(nil) }
    if name == "onAppear" {
      for action in drawing.actions["onReceive"] ?? [] { action.call(nil) }
    }
    if name == "onDisappear" {
      windows[number] = nil
      Screen.forget(number)
    }
    return !actions.isEmpty
  }

  private func draw(_ number: Int) -> Drawing {
    guard let kept = windows[number] else { return Drawing(Kept(window: number)) }
    return Drawing.settled(kept) {
      let root = scene?.window
      EnvironmentValues.current.scenePhase = phases[number] ?? .background
      return root
    }
  }
}

import Combine
import UIKit

/// What a view keeps while its values come and go: its state, the values that it watches.
@MainActor final class Kept {
  let window: Int
  var boxes: [String: AnyObject] = [:]
  var watched: [String: Any] = [:]
  /// Whether it is on the screen, and the views whose `onAppear` was called.
  var hasAppeared = false
  var appeared: Set<String> = []

  init(window: Int) { self.window = window }
}

/// One pass over the views of a window, or over the scenes of the app.
@MainActor final class Drawing {
  typealias Action = (path: String, call: (Any?) -> Void)

  let kept: Kept
  var elements: [(Screen.Element, (String, String) -> Bool)] = []
  /// What is to be called when all is drawn.
  var changes: [() -> Void] = []
  var actions: [String: [Action]] = [:]
  var watchesPhase = false
  /// What a link in it leads to at the moment, and what goes back.
  var pushed: (view: any View, path: String, back: () -> Void)?
  var destinations: [(Any) -> (any View)?] = []
  var isDisabled = false
  /// What typing into a field is followed by.
  var submit: (() -> Void)?
  /// What the app itself keeps of the views that were pushed.
  var stacked: Stacked?

  init(_ kept: Kept) { self.kept = kept }

  /// Draws a view until nothing changes any more.
  static func settled(_ kept: Kept, _ root: () -> (any View)?) -> Drawing {
    var drawing = Drawing(kept)
    for _ in 0..<20 {
      drawing = Drawing(kept)
      withObservationTracking {
        if let root = root() { drawing.draw(root, "window") }
      } onChange: {
        Screen.change()
      }
      drawing.appear()
      if drawing.changes.isEmpty { break }
      for change in drawing.changes { change() }
    }
    return drawing
  }

  /// Views that came to a window that is on the screen, and those that left it.
  private func appear() {
    guard kept.hasAppeared else { return }
    let coming = actions["onAppear", default: []] + actions["task", default: []]
    for action in coming where kept.appeared.insert(action.path).inserted {
      changes.append { action.call(nil) }
    }
    let here = Set(coming.map(\.path))
    kept.appeared.formIntersection(here)
    let before = kept.boxes["onDisappear"] as? Box<[Action]> ?? Box([])
    let now = actions["onDisappear", default: []]
    for action in before.value where !now.contains(where: { $0.path == action.path }) {
      changes.append { action.call(nil) }
    }
    kept.boxes["onDisappear"] = Box(now)
  }

  func draw(_ view: any View, _ path: String) {
    if let drawn = view as? any DrawnView { return drawn.draw(self, path) }
    let path = path + "/\(type(of: view))"
    adopt(view, path)
    open(view, path)
  }
  private func open<V: View>(_ view: V, _ path: String) { draw(view.body, path) }

  /// What a part of the views draws, apart from the rest.
  func inner(_ view: any View, _ path: String) -> Drawing {
    let inner = Drawing(kept)
    inner.isDisabled = isDisabled
    inner.submit = submit
    inner.stacked = stacked
    inner.destinations = destinations
    inner.draw(view, path)
    changes += inner.changes
    for (name, list) in inner.actions { actions[name, default: []] += list }
    destinations = inner.destinations
    pushed = pushed ?? inner.pushed
    watchesPhase = watchesPhase || inner.watchesPhase
    return inner
  }

  /// A subscription that lasts as long as the window.
  func subscribe(_ path: String, _ begin: () -> AnyCancellable) {
    let subscription = box(path + ".subscription", AnyCancellable?.none)
    if subscription.value == nil { subscription.value = begin() }
  }

  static func isControl(_ kind: String) -> Bool {
    !["label", "image", "title", "progress", "alert"].contains(kind)
  }
  /// What a view is called that shows no text.
  static func name(_ view: any View) -> String {
    if let outer = view as? any HoldsOne { return name(outer.held) }
    return String("\(type(of: view))".prefix { $0 != "<" })
  }

  /// A value that is kept under a name of its own.
  func box<Value>(_ path: String, _ initial: Value) -> Box<Value> {
    if let known = kept.boxes[path] as? Box<Value> { return known }
    let box = Box(initial)
    kept.boxes[path] = box
    return box
  }

  /// A value that is made again takes over the state of the one before it.
  func adopt(_ value: Any, _ path: String) {
    for child in Mirror(reflecting: value).children {
      (child.value as? any KnowsItsWindow)?.adopt(window: kept.window)
      (child.value as? any FindsValues)?.found.value = EnvironmentValues.current
      guard let state = child.value as? any KeepsState, let label = child.label else { continue }
      let key = path + "." + label
      if let known = kept.boxes[key] { state.adopt(known) } else { kept.boxes[key] = state.kept }
    }
  }

  func add(
    _ kind: String, _ state: String, _ text: String,
    _ control: @escaping (String, String) -> Bool = { _, _ in false }
  ) {
    let isOff = isDisabled && kind != "label"
    let element = Screen.Element(kind: kind, state: isOff ? "off" : state, text: text)
    elements.append((element, isOff ? { _, _ in false } : control))
  }

  func watch<Value: Equatable>(
    _ value: Value, _ path: String, isInitial: Bool, _ action: @escaping (Value, Value) -> Void
  ) {
    if Value.self == ScenePhase.self { watchesPhase = true }
    let before = kept.watched[path] as? Value
    kept.watched[path] = value
    if let before, before != value {
      changes.append { action(before, value) }
    } else if before == nil, isInitial {
      changes.append { action(value, value) }
    }
  }
}

/// A property that outlives the value that it belongs to.
@MainActor protocol KeepsState {
  var kept: AnyObject { get }
  func adopt(_ known: AnyObject)
}
/// A property that is another one in each window.
@MainActor protocol KnowsItsWindow {
  func adopt(window: Int)
}
/// A property that finds what is around its view: an action finds what was there when it was drawn.
@MainActor protocol FindsValues {
  var found: Box<EnvironmentValues?> { get }
}

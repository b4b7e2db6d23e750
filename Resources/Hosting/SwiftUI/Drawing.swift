import UIKit

/// What a view keeps while its values come and go: its state, the values that it watches.
@MainActor final class Kept {
  var boxes: [String: AnyObject] = [:]
  var watched: [String: Any] = [:]
  var appeared: Set<String> = []
}

/// One pass over the views of a window, or over the scenes of the app.
@MainActor final class Drawing {
  let kept: Kept
  var elements: [(Screen.Element, (String, String) -> Bool)] = []
  /// What is to be called when all is drawn.
  var changes: [() -> Void] = []
  var actions: [String: [(path: String, call: (Any?) -> Void)]] = [:]
  var watchesPhase = false

  init(_ kept: Kept) { self.kept = kept }

  func draw(_ view: any View, _ path: String) {
    if let drawn = view as? any DrawnView { return drawn.draw(self, path) }
    let path = path + "/\(type(of: view))"
    adopt(view, path)
    open(view, path)
  }
  private func open<V: View>(_ view: V, _ path: String) { draw(view.body, path) }

  /// A value that is made again takes over the state of the one before it.
  func adopt(_ value: Any, _ path: String) {
    for child in Mirror(reflecting: value).children {
      guard let state = child.value as? any KeepsState, let label = child.label else { continue }
      let key = path + "." + label
      if let known = kept.boxes[key] { state.adopt(known) } else { kept.boxes[key] = state.kept }
    }
  }

  func add(
    _ kind: String, _ state: String, _ text: String,
    _ control: @escaping (String, String) -> Bool = { _, _ in false }
  ) {
    elements.append((Screen.Element(kind: kind, state: state, text: text), control))
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

import UIKit

/// A view that is drawn in a way of its own: what most modifiers make.
public struct Changed<Content: View>: View, DrawnView {
  let content: Content
  let how: @MainActor (Content, Drawing, String) -> Void
  init(_ content: Content, _ how: @escaping @MainActor (Content, Drawing, String) -> Void) {
    self.content = content
    self.how = how
  }
  func draw(_ drawing: Drawing, _ path: String) { how(content, drawing, path) }
}

extension View {
  func changed(_ how: @escaping @MainActor (Self, Drawing, String) -> Void) -> Changed<Self> {
    Changed(self, how)
  }
  /// A view with an action of its life cycle.
  func withAction(_ name: String, _ action: @escaping (Any?) -> Void) -> Changed<Self> {
    changed { content, drawing, path in
      drawing.draw(content, path + ".content")
      drawing.actions[name, default: []].append((path, action))
    }
  }
  /// A view that finds other values around it.
  package func inEnvironment(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> Changed<Self> {
    changed { content, drawing, path in
      let before = EnvironmentValues.current
      change(&EnvironmentValues.current)
      drawing.draw(content, path + ".content")
      EnvironmentValues.current = before
    }
  }
  /// A view with others before and after it.
  func with(
    above: (any View)? = nil, below: (any View)? = nil
  ) -> Changed<Self> {
    changed { content, drawing, path in
      if let above { drawing.draw(above, path + ".above") }
      drawing.draw(content, path + ".content")
      if let below { drawing.draw(below, path + ".below") }
    }
  }
  func watching<Value: Equatable>(
    _ value: Value, _ isInitial: Bool, _ action: @escaping (Value, Value) -> Void
  ) -> Changed<Self> {
    changed { content, drawing, path in
      drawing.watch(value, path, isInitial: isInitial, action)
      drawing.draw(content, path + ".content")
    }
  }
}

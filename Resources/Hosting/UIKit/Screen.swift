internal import Conversation
import Foundation

/// What the app's windows show, as Frontmost draws it: a list of elements for each window.
@MainActor package enum Screen {
  package struct Element: Equatable {
    package var number = 0
    package var kind: String
    package var state: String
    package var text: String
    package init(kind: String, state: String, text: String) {
      self.kind = kind
      self.state = state
      self.text = text
    }
  }
  /// Elements that are no views, each with what the user's actions do.
  package typealias Hosted = () -> [(Element, (String, String) -> Bool)]

  nonisolated(unsafe) private static var hasChanged = false
  private static var hasHosted = false
  private static var last = 0
  private static var reported: [Int: [Element]] = [:]
  /// What SwiftUI's windows show, in the place of views.
  package static var hosted: [Int: Hosted] = [:]
  private static var taps: [Int: (String, String) -> Bool] = [:]

  static func nextNumber() -> Int {
    last += 1
    return last
  }
  package nonisolated static func change() { hasChanged = true }

  /// Writes what is shown, if it has changed. Returns whether views of SwiftUI were drawn: their
  /// actions may have begun something.
  static func report() -> Bool {
    guard hasChanged else { return false }
    hasChanged = false
    var isDrawn = !hosted.isEmpty
    for (number, elements) in hosted.sorted(by: { $0.key < $1.key }) {
      report(number, list(elements, from: number * 10_000))
    }
    for window in UIWindow.visible where hosted[window.sceneNumber] == nil {
      hasHosted = false
      report(window.sceneNumber, elements(of: window))
      isDrawn = isDrawn || hasHosted
    }
    return isDrawn
  }

  /// A position is as good as a name: a view of SwiftUI is only a value.
  private static func list(_ hosted: Hosted, from start: Int) -> [Element] {
    hosted().enumerated().map { index, shown in
      var element = shown.0
      element.number = start + index + 1
      taps[element.number] = shown.1
      return element
    }
  }

  private static func elements(of window: UIWindow) -> [Element] {
    var list: [Element] = []
    func add(_ view: UIView) {
      if view.isHidden || view.alpha == 0 { return }
      if let hosted = view.hosted {
        hasHosted = true
        list += Screen.list(hosted, from: (1_000 + view.number) * 10_000)
      }
      if var element = view.element {
        element.number = view.number
        list.append(element)
      }
      for view in view.shownSubviews { add(view) }
    }
    guard let root = window.rootViewController else {
      add(window)
      return list
    }
    let top = root.topmost
    let below = top is UIAlertController ? top.presentingViewController?.content : top
    if let below, !(below is UIAlertController) {
      if let title = below.navigationItem.title ?? below.title {
        list.append(Element(kind: "title", state: "on", text: title))
      }
      let bars = below.barViews
      for view in bars.above { add(view) }
      if below.isViewLoaded { add(below.view) }
      for view in bars.below { add(view) }
    }
    if top is UIAlertController { add(top.view) }
    return list
  }

  private static func report(_ window: Int, _ elements: [Element]) {
    guard reported[window] != elements else { return }
    reported[window] = elements
    Host.line.write("screen \(window) \(elements.count)")
    for element in elements {
      let text = LineWord.word(element.text)
      Host.line.write("view \(element.number) \(element.kind) \(element.state) \(text)")
    }
  }

  /// A window is gone; what another one shows under its number is reported again.
  package static func forget(_ window: Int) {
    hosted[window] = nil
    reported[window] = nil
  }

  /// What the user does to a view. Returns whether it can be done.
  static func control(_ number: Int, _ verb: String, _ value: String) -> Bool {
    if let tap = taps[number] { return tap(verb, value) }
    for window in UIWindow.visible {
      for view in roots(of: window) {
        if let found = find(number, in: view) { return found.control(verb, value) }
      }
    }
    return false
  }

  /// The views that the user can touch: an alert takes all touches.
  private static func roots(of window: UIWindow) -> [UIView] {
    guard let top = window.rootViewController?.topmost else { return [window] }
    let bars = top is UIAlertController ? ([], []) : top.barViews
    return bars.0 + [top.view] + bars.1
  }

  private static func find(_ number: Int, in view: UIView) -> UIView? {
    if view.number == number { return view }
    for view in view.subviews {
      if let found = find(number, in: view) { return found }
    }
    return nil
  }
}

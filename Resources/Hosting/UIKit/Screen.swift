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
  private static var hasChanged = false
  private static var last = 0
  private static var reported: [Int: [Element]] = [:]
  /// What SwiftUI's windows show, in the place of views.
  package static var hosted: [Int: () -> [(Element, (String, String) -> Bool)]] = [:]
  private static var taps: [Int: (String, String) -> Bool] = [:]

  static func nextNumber() -> Int {
    last += 1
    return last
  }
  package static func change() { hasChanged = true }

  /// Writes what is shown, if it has changed.
  static func report() {
    guard hasChanged else { return }
    hasChanged = false
    for number in hosted.keys.sorted() { report(number, swiftUI(number)) }
    for window in UIWindow.visible where hosted[window.sceneNumber] == nil {
      report(window.sceneNumber, elements(of: window))
    }
  }

  private static func swiftUI(_ number: Int) -> [Element] {
    (hosted[number]?() ?? []).enumerated().map { index, shown in
      var element = shown.0
      // A position is as good as a name: a view of SwiftUI is only a value.
      element.number = number * 10_000 + index + 1
      taps[element.number] = shown.1
      return element
    }
  }

  private static func elements(of window: UIWindow) -> [Element] {
    var list: [Element] = []
    func add(_ view: UIView) {
      if view.isHidden || view.alpha == 0 { return }
      if var element = view.element {
        element.number = view.number
        list.append(element)
      }
      for view in view.subviews { add(view) }
    }
    guard let root = window.rootViewController else {
      add(window)
      return list
    }
    let top = root.topmost
    if let title = top.navigationItem.title ?? top.title {
      list.append(Element(kind: "title", state: "on", text: title))
    }
    let below = top is UIAlertController ? top.presentingViewController ?? top : top
    if !(below is UIAlertController), below.isViewLoaded { add(below.view) }
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

  /// What the user does to a view. Returns whether it can be done.
  static func control(_ number: Int, _ verb: String, _ value: String) -> Bool {
    if let tap = taps[number] { return tap(verb, value) }
    for window in UIWindow.visible {
      if let view = find(number, in: window.rootViewController?.topmost.view ?? window) {
        return view.control(verb, value)
      }
    }
    return false
  }

  private static func find(_ number: Int, in view: UIView) -> UIView? {
    if view.number == number { return view }
    for view in view.subviews {
      if let found = find(number, in: view) { return found }
    }
    return nil
  }
}

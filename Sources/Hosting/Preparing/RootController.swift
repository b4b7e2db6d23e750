/// What the root view controller of an app is: its storyboard says so, or the code that makes its
/// window.
enum RootController {
  /// The traits for it, as a session's header spells them. Without one it is a plain one.
  static func traits(_ outlines: [SourceOutline], storyboard: [UInt8]?) -> [String] {
    if let made = outlines.first(where: { $0.words.contains("makeKeyAndVisible") }) {
      let containers = [
        ("UINavigationController", "navigation-controller"),
        ("UITabBarController", "tab-bar-controller"),
      ]
      return ["window-in-code"]
        + containers.filter { made.words.contains($0.0) }.map(\.1).prefix(1)
    }
    return storyboard.map(Storyboard.init)?.containers ?? []
  }
}

/// As much of a storyboard's XML as the first view controller needs.
private struct Storyboard {
  private let text: [Substring]

  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self).split(separator: "<")
  }

  /// The containers of the view controller that is shown first, from the outermost one on.
  var containers: [String] {
    guard var id = text.lazy.compactMap({ value("initialViewController", of: $0) }).first else {
      return []
    }
    var found: [String] = []
    while let start = text.firstIndex(where: { value("id", of: $0) == id }) {
      let name = text[start].prefix { !$0.isWhitespace && $0 != ">" }
      guard name == "navigationController" || name == "tabBarController" else { break }
      found.append(name == "navigationController" ? "navigation-controller" : "tab-bar-controller")
      let children = text[start...].prefix { !$0.hasPrefix("/\(name)>") }
      let shown = children.first { value("kind", of: $0) == "relationship" }
      guard found.count < 2, let next = shown.flatMap({ value("destination", of: $0) }) else {
        break
      }
      id = next
    }
    return found
  }

  private func value(_ name: String, of tag: Substring) -> Substring? {
    guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
    return tag[start...].prefix { $0 != "\"" }
  }
}

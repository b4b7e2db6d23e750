import TextFiles
import Texts

/// Methods that nearly match one of a delegate. They compile, without a warning, and are never
/// called, on iOS as here.
public enum DelegateLint {
  /// A method that is never called, and the delegate method whose name is nearly the same.
  public struct Finding: Equatable, Sendable {
    public var method: SourceOutline.Method
    public var meant: String

    /// The finding with its place in a file.
    public func diagnostic(in file: String) -> Diagnostic {
      let message = localized(
        "hosting.never-called", ["method": method.selector, "meant": meant])
      return Diagnostic(file: file, line: method.line, column: method.column, message: message)
    }
  }

  /// What nearly matches in one file; `all` are the outlines of all files, since an extension does
  /// not repeat what its type conforms to.
  public static func findings(in outline: SourceOutline, among all: [SourceOutline]) -> [Finding] {
    outline.types.flatMap { type -> [Finding] in
      let known = methods(of: type.name, among: all)
      if known.isEmpty { return [] }
      return type.methods.compactMap { method in
        if known.contains(method.selector) { return nil }
        return meant(method.selector, known).map { Finding(method: method, meant: $0) }
      }
    }
  }

  private static func methods(of name: String, among all: [SourceOutline]) -> [String] {
    let inherited = all.flatMap(\.types).filter { $0.name == name }.flatMap(\.inherits)
    return DelegateMethods.protocols.filter { inherited.contains($0.name) }.flatMap(\.methods)
  }

  static func meant(_ selector: String, _ known: [String]) -> String? {
    // Swift 2 and 3 spelled the first label and some others in another way.
    let now = modern(selector)
    if known.contains(now) { return now }
    let most = selector.count / 8 + 1
    let near = known.map { (distance: distance(now.lowercased(), $0.lowercased()), $0) }
    guard let best = near.min(by: { $0.distance < $1.distance }), best.distance <= most else {
      return nil
    }
    return best.1
  }

  private static let old = [
    "openURL:": "open:", "handleOpenURL:": "handleOpen:",
    "continueUserActivity:": "continue:", "performActionForShortcutItem:": "performActionFor:",
    "didReceiveLocalNotification:": "didReceive:", "willConnectToSession:": "willConnectTo:",
    "configurationForConnectingSceneSession:": "configurationForConnecting:",
    "supportedInterfaceOrientationsForWindow:": "supportedInterfaceOrientationsFor:",
    "willConnectTo:connectionOptions:": "willConnectTo:options:",
    "didReceive:fetchCompletionHandler:": "didReceiveRemoteNotification:fetchCompletionHandler:",
  ]

  private static func modern(_ selector: String) -> String {
    guard let open = selector.firstIndex(of: "(") else { return selector }
    let base = selector[..<open]
    var labels = selector[selector.index(after: open)...].dropLast().split(separator: ":").map {
      String($0) + ":"
    }
    if !labels.isEmpty { labels[0] = "_:" }
    var text = labels.map { old[$0] ?? $0 }.joined()
    for (before, now) in old where text.hasSuffix(before) {
      text = String(text.dropLast(before.count)) + now
    }
    return "\(base)(\(text))"
  }

  /// How many letters must be changed, added or removed.
  static func distance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one.utf8), Array(other.utf8))
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(diagonal + (x == y ? 0 : 1), above + 1, row[j] + 1)
        diagonal = above
      }
    }
    return row[b.count]
  }
}

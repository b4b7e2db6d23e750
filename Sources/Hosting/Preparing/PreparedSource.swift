/// A learner's file as it is compiled: what only Apple's compiler knows is replaced by as many
/// bytes, so every line and column stays what it is.
public struct PreparedSource: Equatable, Sendable {
  /// A replacement, with its place.
  public struct Change: Equatable, Sendable {
    public var line: Int
    public var column: Int
    public var text: String
  }
  public var bytes: [UInt8]
  public var changes: [Change] = []

  /// `removed` are modules whose imports are removed, too.
  public init(_ source: [UInt8], without removed: Set<String> = []) {
    bytes = source
    let tokens = Lexer.tokens(source)
    for index in tokens.indices {
      switch tokens[index].kind {
      case .attribute: attribute(tokens, index)
      case .directive where tokens[index].text == "#selector":
        replace(tokens[index], by: " Selector")
      case .directive where tokens[index].text == "#Preview": preview(tokens, index)
      case .word where tokens[index].text == "import": module(tokens, index, removed)
      case .word, .directive, .symbol, .string: break
      }
    }
  }

  private mutating func replace(_ token: Token, by text: String) {
    changes.append(Change(line: token.line, column: token.column, text: token.text))
    write(text, over: token.range)
  }
  private mutating func write(_ text: String, over range: Range<Int>) {
    let new = Array(text.utf8)
    for (offset, place) in range.enumerated() where bytes[place] != 10 {
      bytes[place] = offset < new.count ? new[offset] : 32
    }
  }

  private mutating func attribute(_ tokens: [Token], _ index: Int) {
    switch tokens[index].text {
    case "@UIApplicationMain", "@NSApplicationMain": replace(tokens[index], by: "@main")
    case "@IBOutlet": outlet(tokens, index)
    case "@IBAction":
      replace(tokens[index], by: "")
      blank(["private", "fileprivate", "dynamic"], tokens, after: index)
    case "@objc":
      var end = tokens[index].range.upperBound
      // The name that Objective-C knows it by.
      if index + 1 < tokens.count, tokens[index + 1].range.lowerBound == end,
        tokens[index + 1].text == "(",
        let close = tokens[index...].firstIndex(where: { $0.text == ")" })
      {
        end = tokens[close].range.upperBound
      }
      changes.append(
        Change(line: tokens[index].line, column: tokens[index].column, text: "@objc"))
      write("", over: tokens[index].range.lowerBound..<end)
      blank(["dynamic"], tokens, after: index)
    case "@objcMembers", "@nonobjc", "@NSManaged", "@IBInspectable", "@IBDesignable",
      "@IBSegueAction", "@GKInspectable":
      replace(tokens[index], by: "")
    default: break
    }
  }

  /// An outlet becomes a property wrapper, and it is never weak: nothing else holds the view yet.
  private mutating func outlet(_ tokens: [Token], _ index: Int) {
    guard let variable = tokens[index...].firstIndex(where: { $0.text == "var" }) else { return }
    let type = variable + 3
    let isCollection = type < tokens.count && tokens[type].text == "["
    replace(tokens[index], by: isCollection ? "@Outlets" : "@UIOutlet")
    blank(["weak", "unowned", "strong", "dynamic"], tokens, after: index)
  }

  /// A preview is for Xcode alone.
  private mutating func preview(_ tokens: [Token], _ index: Int) {
    guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }) else { return }
    var depth = 0
    for token in tokens[open...] {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      guard depth == 0 else { continue }
      let start = tokens[index]
      changes.append(Change(line: start.line, column: start.column, text: start.text))
      return write("", over: start.range.lowerBound..<token.range.upperBound)
    }
  }

  /// Removes modifiers between an attribute and the declaration that it belongs to.
  private mutating func blank(_ words: [String], _ tokens: [Token], after index: Int) {
    for token in tokens[(index + 1)...].prefix(8) {
      if ["var", "func", "let", "class", "}"].contains(token.text) { return }
      if words.contains(token.text) { write("", over: token.range) }
    }
  }

  /// Modules whose part for labs our UIKit has.
  private static let parts: Set = [
    "UserNotifications", "BackgroundTasks", "os", "OSLog", "CoreGraphics", "QuartzCore",
    "ObjectiveC",
  ]

  private mutating func module(_ tokens: [Token], _ index: Int, _ removed: Set<String>) {
    // `import class MapKit.MKMapView`, `import os.log`
    let line = tokens[(index + 1)...].prefix { $0.line == tokens[index].line }
    let kinds: Set = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    let path = line.drop { kinds.contains($0.text) }
    guard let name = path.first?.text else { return }
    var last = path.startIndex
    while last + 2 < path.endIndex, path[last + 1].text == ".", path[last + 2].kind == .word {
      last += 2
    }
    let isWhole = last == index + 1
    var text = "import UIKit"
    if removed.contains(name) || removed.contains(path[...last].map(\.text).joined()) {
      text = ""
    } else if !PreparedSource.parts.contains(name) {
      // A part of UIKit, as `UIKit.UIGestureRecognizerSubclass` is.
      guard name == "UIKit", !isWhole, path.startIndex == index + 1 else { return }
    }
    let range = tokens[index].range.lowerBound..<tokens[last].range.upperBound
    changes.append(
      Change(line: tokens[index].line, column: tokens[index].column, text: tokens[last].text))
    if range.count >= text.utf8.count, !text.isEmpty { return write(text, over: range) }
    write("", over: range)
    // What says how it is imported goes with it.
    for token in tokens[..<index].reversed() {
      guard token.kind == .attribute, token.line == tokens[index].line else { return }
      write("", over: token.range)
    }
  }
}

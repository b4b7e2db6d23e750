import Lifecycle
import Rulebooks

/// What the user wrote at the head of a log, in lines that begin with `#`: on which iOS version and
/// device, and what was done. `# iOS: 16.5, iPhone 14 Pro; action: lock`.
public struct LogNotes: Sendable {
  private(set) var lines: [String] = []

  static func isNote(_ line: ArraySlice<UInt8>) -> Bool {
    line.first { !ConsoleText.isBlank($0) } == UInt8(ascii: "#")
  }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    guard lines.count < LogNotes.most else { return }
    lines.append(String(decoding: bytes.prefix(LogNotes.longest), as: UTF8.self))
  }

  private static let most = 100
  private static let longest = 1_000

  /// What they say of the device and of what was done.
  private var text: String {
    lines.prefix { !LogNotes.isVerdict($0) }.joined(separator: "\n").lowercased()
  }

  // MARK: - The device

  /// The iOS versions that they name; empty where they name none. `13 or later`, `7, 8 and 9`,
  /// `10 to 12`.
  func releases(among known: [Release]) -> [Release] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    let starts = words.indices.filter { ["ios", "ipados"].contains(words[$0]) }
    return starts.lazy.map { LogNotes.releases(words[($0 + 1)...], among: known) }
      .first { !$0.isEmpty } ?? []
  }

  private static func releases(
    _ words: ArraySlice<Substring>, among known: [Release]
  ) -> [Release] {
    var found: [Release] = []
    var isRange = false
    for word in words {
      switch word {
      case "or", "and", "ios", "ipados": continue
      case "to": isRange = true
      case "later", "newer", "up": return known.filter { $0 >= found.last ?? $0 }
      case "before", "earlier", "older": return known.filter { $0 <= found.last ?? $0 }
      default:
        let parts = word.split(separator: ".").prefix(2).joined(separator: ".")
        guard let named = Release(parts), named.major < 100,
          let release = known.last(where: { $0 <= named })
        else { return found }
        if isRange, let first = found.last {
          found += known.filter { first < $0 && $0 <= release }
          isRange = false
        } else if !found.contains(release) {
          found.append(release)
        }
      }
    }
    return found
  }

  var isOfPad: Bool { text.contains("ipad") && !text.contains("iphone") }

  /// Whether the iPhone's display stays on while it is locked; nil where they do not say so. That
  /// of an iPhone 14 Pro and of later ones does, and that of other iPhones does not.
  var isAlwaysOn: Bool? {
    if text.contains("always-on") || text.contains("always on") {
      return !text.contains("display off")
    }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    for (place, word) in words.enumerated() where word == "iphone" {
      guard place + 1 < words.count, let number = Int(words[place + 1]) else { continue }
      return number >= 14 && place + 2 < words.count && words[place + 2] == "pro"
    }
    return nil
  }

  // MARK: - The app

  /// The kind of the app, and what they say of its first view, as a header has it.
  var traits: [String] {
    var words: [String] = []
    if text.contains("navigation controller") { words.append("navigation-controller") }
    if text.contains("tab bar controller") { words.append("tab-bar-controller") }
    if text.contains("window made in code") { words.append("window-in-code") }
    if isOfPad, text.contains("window") { words.append("multiple-windows") }
    return words
  }

  var kind: LogKind? {
    if text.contains("swiftui") || text.contains("scenephase") { return .swiftUI }
    if text.contains("without scenes") || text.contains("no scenes") { return .appDelegate }
    if text.contains("scenedelegate") || text.contains("uiscene") { return .scenes }
    return nil
  }

  var framework: AppState.Framework? {
    if text.contains("react-native") || text.contains("react native") { return .reactNative }
    return text.contains("flutter") ? .flutter : nil
  }

  /// The sentence that says who is right, where the log and the model differ.
  public var verdict: String? {
    guard let first = lines.firstIndex(where: LogNotes.isVerdict) else { return nil }
    let rest = lines[first...].enumerated().map { index, line in
      line.dropFirst(index == 0 ? LogNotes.mark.count : 1).trimmed
    }
    return rest.joined(separator: " ")
  }

  private static let mark = "# verdict:"

  private static func isVerdict(_ line: String) -> Bool { line.lowercased().hasPrefix(mark) }

  // MARK: - What was done

  /// What they say behind `action:`.
  var actions: [SpokenAction] {
    guard let place = text.firstRange(of: "action:") else { return [] }
    let rest = text[place.upperBound...]
    return SpokenAction.all(in: String(rest.prefix { $0 != "\n" }))
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " || text.last == "\r" { text.removeLast() }
    return String(text)
  }
}

import Lifecycle
import Rulebooks

/// Reads one line as people print it: the messages that it names, with anything around them.
struct LineReader {
  /// A message that a line names.
  struct Found {
    var meanings: [Meaning]
    /// The name before it: `SceneDelegate` of `SceneDelegate.sceneDidBecomeActive(_:)`.
    var type = ""
    /// Whether the line says that this is the name of the message's class.
    var hasClass = false
    var bytes: Range<Int>
  }

  /// What a line says.
  enum Said {
    case nothing
    case messages([Found])
    case state(AppState)
    /// The call that an earlier line began is over.
    case end(Found)
    /// It names messages, and says more than that they came; or a method that no table has.
    case unclear
  }

  private let names: MessageNames

  init(_ names: MessageNames) { self.names = names }

  func said(_ bytes: ArraySlice<UInt8>) -> Said {
    guard names.mayBegin(in: bytes) else { return .nothing }
    let line = LineWords(bytes)
    if let state = AppState(line) { return .state(state) }
    let found = self.found(line)
    guard let last = found.last else { return .nothing }
    if found.contains(where: \.meanings.isEmpty) { return .unclear }
    for (one, next) in zip(found, found.dropFirst())
    where !line.hasNoLetter(one.bytes.upperBound..<next.bytes.lowerBound) { return .unclear }
    let after = line.words.filter { $0.bytes.lowerBound >= last.bytes.upperBound }.map(\.text)
    let before = line.words.filter { $0.bytes.upperBound <= found[0].bytes.lowerBound }.map(\.text)
    if (before + after).contains(where: LineReader.denials.contains) { return .unclear }
    if found.count == 1, after.contains(where: LineReader.ends.contains) { return .end(last) }
    return .messages(found)
  }

  private static let ends: Set = [
    "end", "ends", "ended", "exit", "exited", "leave", "leaving", "returned", "returns", "finished",
    "done",
  ]

  private static let denials: Set = [
    "not", "never", "without", "isn", "wasn", "didn", "doesn", "missing", "skipped",
  ]

  // MARK: - The names of a line

  private func found(_ line: LineWords) -> [Found] {
    if let found = objectiveC(line) { return found }
    var found: [Found] = []
    var place = 0
    while place < line.words.count {
      guard let (one, count) = name(line, at: place) else {
        place += 1
        continue
      }
      // One line may say the same in two ways.
      if found.last?.meanings != one.meanings { found.append(one) }
      place += count
      while place < line.words.count, line.words[place].bytes.lowerBound < one.bytes.upperBound {
        place += 1
      }
    }
    return found
  }

  /// `-[Type selector]`; nil where the line has none. A class of UIKit is no part of an app: the
  /// line is of a call stack.
  private func objectiveC(_ line: LineWords) -> [Found]? {
    let bytes = line.bytes
    let opening = bytes.indices.dropLast().first {
      (bytes[$0] == UInt8(ascii: "-") || bytes[$0] == UInt8(ascii: "+"))
        && bytes[$0 + 1] == UInt8(ascii: "[")
    }
    guard let opening, let end = bytes[opening...].firstIndex(of: UInt8(ascii: "]")),
      let space = bytes[opening..<end].firstIndex(of: UInt8(ascii: " "))
    else { return nil }
    let type = line.text(opening + 2..<space)
    let selector = line.text(space + 1..<end)
    guard !LineReader.isOfUIKit(type), let meanings = names.objectiveC(selector) else { return [] }
    let likely = LineReader.likely(meanings, of: type)
    return [Found(meanings: likely, type: type, hasClass: true, bytes: opening..<end + 1)]
  }

  static func isOfUIKit(_ type: String) -> Bool { type.hasPrefix("UI") || type.hasPrefix("_UI") }

  /// The name that begins with a word, and how many words it has.
  private func name(_ line: LineWords, at place: Int) -> (Found, count: Int)? {
    let word = line.words[place]
    let type = place > 0 ? line.spelled(line.words[place - 1]) : ""
    let hasClass = place > 0 && isDot(line, before: word)
    func found(_ meanings: [Meaning]?, to end: Int) -> Found? {
      guard let meanings = meanings.map({ LineReader.likely($0, of: type) }) else { return nil }
      // Many types have an init() and a body.
      if meanings.first?.receiver == .app, !type.hasSuffix("App") { return nil }
      return Found(
        meanings: meanings, type: type, hasClass: hasClass, bytes: word.bytes.lowerBound..<end)
    }
    if line.next(after: word) == UInt8(ascii: "(") {
      guard let (labels, end) = labels(line, from: word.bytes.upperBound) else { return nil }
      let isArgument =
        word.bytes.lowerBound > 0 && line.bytes[word.bytes.lowerBound - 1] == UInt8(ascii: "(")
      if isArgument { return nil }
      return found(names.method(word.text, labels), to: end).map { ($0, 1) }
    }
    if let selector = colons(line, from: word), let meanings = names.objectiveC(selector.text) {
      return found(meanings, to: selector.end).map { ($0, 1) }
    }
    for count in (1...MessageNames.mostWords).reversed() {
      guard let text = line.joined(from: place, count: count) else { continue }
      let end = line.words[place + count - 1].bytes.upperBound
      let isWhole = line.words.count == count
      guard let meanings = names.name(text, isWhole: isWhole) else { continue }
      return found(meanings, to: end).map { ($0, count) }
    }
    return nil
  }

  private func isDot(_ line: LineWords, before word: LineWords.Word) -> Bool {
    word.bytes.lowerBound > 0 && line.bytes[word.bytes.lowerBound - 1] == UInt8(ascii: ".")
  }

  /// Longer parameters are none of a method's name.
  private static let longestParameters = 300

  /// The labels between two parentheses, and where these end: those of a name, as in
  /// `(_:willConnectTo:)`, or those of a declaration, as in `(_ scene: UIScene, willConnectTo …)`.
  private func labels(_ line: LineWords, from open: Int) -> (labels: [String], end: Int)? {
    var depth = 0
    for place in open..<min(line.bytes.count, open + LineReader.longestParameters) {
      if line.bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if line.bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0 else { continue }
      let inner = line.text(open + 1..<place).lowercased()
      let parts =
        inner.contains(",")
        ? inner.split(separator: ",").compactMap { $0.split { " :".contains($0) }.first }
        : inner.split { ": ".contains($0) }
      let labels = parts.map { $0.filter { $0 != "_" } }.filter { !$0.isEmpty }
      return (labels, place + 1)
    }
    return nil
  }

  /// `application:didFinishLaunchingWithOptions:` from a word on; nil where no colon follows.
  private func colons(
    _ line: LineWords, from word: LineWords.Word
  ) -> (text: String, end: Int)? {
    guard line.next(after: word) == UInt8(ascii: ":") else { return nil }
    var end = word.bytes.upperBound
    while end < line.bytes.count,
      LineWords.isPart(line.bytes[end]) || line.bytes[end] == UInt8(ascii: ":")
    { end += 1 }
    guard line.bytes[end - 1] == UInt8(ascii: ":") else { return nil }
    return (line.text(word.bytes.lowerBound..<end), end)
  }

  // MARK: - Objects

  /// The meanings that fit the type before the name, if any does; else all.
  private static func likely(_ meanings: [Meaning], of type: String) -> [Meaning] {
    let fitting = meanings.filter { isType(type, of: $0.receiver) }
    return fitting.isEmpty ? meanings : fitting
  }

  /// Whether a type of that name is an object of that kind, as types are usually called.
  private static func isType(_ type: String, of receiver: Receiver) -> Bool {
    switch receiver {
    case .appDelegate: type.hasSuffix("AppDelegate")
    case .sceneDelegate: type.hasSuffix("SceneDelegate")
    case .app: type.hasSuffix("App")
    case .window: type.hasSuffix("Window")
    case .application: type.hasSuffix("Application")
    case .contentView, .view: type.hasSuffix("View")
    case .viewController: type.hasSuffix("Controller") || type.hasSuffix("VC")
    default: false
    }
  }
}

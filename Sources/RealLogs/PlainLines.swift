import Lifecycle
import Rulebooks
import Sessions

/// Reads lines of `print(#function)` and of prints that people write themselves: those that end
/// with the name of a method of the tables, with its parameters or without, after any prefix; and
/// those that end with a phase after the word `scenePhase`.
struct PlainLines {
  /// A line, and its scene phase where it has one without an owner.
  private var found: [(line: RealLog.Line, phase: String?)] = []
  private let day: UInt64 = 86_400_000
  private let methods: [MessageTable.Row]
  /// The methods by their names without parameters. A name that stands for the app delegate's and
  /// the scene delegate's, such as `didBecomeActive`, is none.
  private let bare: [Substring: [MessageTable.Row]]
  /// The time of the last line that has one.
  private var time: UInt64 = 0
  /// Whether the App's body was asked for since the last launch.
  private var hasBody = false

  init(_ rows: [MessageTable.Row]) {
    let methods = rows.filter { $0.receiver != .system && $0.receiver != .notification }
    let known = Dictionary(grouping: methods) { UnreadLines.bareName($0.selector) ?? "" }
    let owned = ["application", "scene"]
    bare = known.filter { name, _ in
      let rest = name.prefix(1).uppercased() + name.dropFirst()
      return !name.isEmpty && !owned.contains { known[($0 + rest)[...]] != nil }
    }
    self.methods = methods
  }

  /// The lines, each with its receiver.
  var finished: [RealLog.Line] { PlainPhases.resolved(found) }

  mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) {
    let bytes = ConsoleText.trimmed(bytes)
    guard bytes.last.map(PlainLines.isEnd) == true else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if let method = method(text) {
      // SwiftUI asks for it again whenever a phase changes that the App reads.
      if method.selector == "body", hasBody { return }
      if method.selector == "init()" { hasBody = false }
      if method.selector == "body" { hasBody = true }
      add(text, bytes, number, method.receiver, method.selector)
    } else if let phase = PlainPhase(text) {
      let receiver = phase.receiver ?? .app
      add(text, bytes, number, receiver, phase.selector)
      if phase.receiver == nil { found[found.count - 1].phase = phase.word }
    }
  }

  private mutating func add(
    _ text: String, _ bytes: ArraySlice<UInt8>, _ number: Int, _ receiver: Receiver,
    _ selector: String
  ) {
    let prefix = ConsolePrefix(bytes)
    if let now = prefix.time {
      // Without a date, an earlier time is one of the next day.
      let days = prefix.hasDate || now >= time ? 0 : (time - now + day - 1) / day
      time = now + days * day
    }
    let line = RealLog.Line(
      number: number, time: time, app: prefix.app, process: prefix.process,
      receiver: receiver.word, selector: selector, problem: nil,
      text: Narration.shown(text) ?? "")
    found.append((line, nil))
  }

  /// What a method's name or a phase ends with.
  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  // MARK: - Methods

  private func method(_ text: String) -> (receiver: Receiver, selector: String)? {
    let isObjectiveC = text.hasSuffix("]")
    let name = isObjectiveC ? PlainLines.objectiveCName(text) : PlainLines.name(text)
    guard let name, !name.isEmpty else { return nil }
    let isBare = !isObjectiveC && !text.hasSuffix(")")
    let rows = methods.filter {
      (isObjectiveC ? $0.objectiveC : $0.selector).map { $0 == name } == true
    }
    guard let first = rows.first ?? (isBare ? bare[name]?.first : nil) else { return nil }
    let type = PlainLines.lastWord(text[..<name.startIndex])
    // Many types have an init() and a body.
    if first.receiver == .app, !type.hasSuffix("App") { return nil }
    let all = rows.isEmpty ? bare[name] ?? [] : rows
    let likely = all.first { PlainLines.isType(type, of: $0.receiver) } ?? first
    return (likely.receiver, likely.selector)
  }

  /// The name with its arguments that a text ends with.
  private static func name(_ text: String) -> Substring? {
    guard text.hasSuffix(")") else { return lastWord(text[...]) }
    guard let open = text.lastIndex(of: "(") else { return nil }
    let name = lastWord(text[..<open])
    // An argument of another call is no message.
    guard name.endIndex == open, text[..<name.startIndex].last != "(" else { return nil }
    return text[name.startIndex...]
  }

  /// The selector of `-[Type selector]`.
  private static func objectiveCName(_ text: String) -> Substring? {
    guard let space = text.lastIndex(of: " "), text[..<space].contains("-[") else { return nil }
    return text[text.index(after: space)...].dropLast()
  }

  /// Whether a type of that name is an object of that kind, as types are usually called.
  private static func isType(_ type: Substring, of receiver: Receiver) -> Bool {
    switch receiver {
    case .app: type.hasSuffix("App")
    case .window: type.hasSuffix("Window")
    case .application: type.hasSuffix("Application")
    case .contentView, .view: type.hasSuffix("View")
    case .viewController: type.hasSuffix("Controller")
    default: false
    }
  }

  static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The name that stands last in a text.
  static func lastWord(_ text: Substring) -> Substring {
    var end = text
    while let last = end.last, !isPartOfName(last) { end.removeLast() }
    return end[(end.lastIndex { !isPartOfName($0) }.map(end.index(after:)) ?? end.startIndex)...]
  }
}

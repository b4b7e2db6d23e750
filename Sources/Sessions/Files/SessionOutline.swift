import Lifecycle
import Rulebooks
import TextFiles

/// What a session is, to choose it by: read from the look of its lines alone, since a list of
/// hundreds of them is made at once. What is wrong with a file is the parser's to say.
public struct SessionOutline: Sendable {
  /// A line of the session itself: an action, a message, a result.
  public enum Line: Equatable, Sendable {
    case narration(String)
    case action(String)
  }

  public var device = Setup.usualModel.word
  public var release = Setup.usualRelease
  /// The names of the apps that its header installs.
  public var apps: [String] = []
  public var lines: [Line] = []
  /// Narration and messages in small letters, to look for words in.
  private var searched: [UInt8] = []

  public init(_ file: SourceFile) {
    for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
      guard let first = line.first else { continue }
      switch LineMark(first) {
      case .narration:
        guard let text = Narration.shown(SessionOutline.trimmed(line.dropFirst())) else { continue }
        lines.append(.narration(text))
        search(line)
      case .action, .question:
        guard let text = Narration.shown(SessionOutline.trimmed(line.dropFirst())) else { continue }
        lines.append(.action(text))
      case .indented: search(line)
      case .word: header(SessionOutline.trimmed(line))
      case .state, .refusal, .code, .print, .prediction: continue
      }
    }
  }

  /// The first line of its narration before the first action, as `SessionFile` has it: what is said
  /// in the middle of a recording is not what it is about.
  public var title: String? {
    guard case .narration(let text)? = lines.first else { return nil }
    return text
  }

  /// The actions that it has.
  public var actions: Int {
    lines.count { if case .action = $0 { true } else { false } }
  }

  /// Whether its narration or its messages have a text, given in small letters.
  public func has(_ text: [UInt8]) -> Bool {
    guard let first = text.first, searched.count >= text.count else { return text.isEmpty }
    for start in 0...(searched.count - text.count) where searched[start] == first {
      if searched[start..<start + text.count].elementsEqual(text) { return true }
    }
    return false
  }

  private mutating func header(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...].drop { $0 == " " }
    switch line[..<colon] {
    case "device": device = String(value)
    case "os": release = Release(String(value)) ?? release
    case "app":
      let name = (try? Tokenizer.tokens(value))?.first?.text
      if let name = name.flatMap(Narration.shown) { apps.append(name) }
    default: break
    }
  }

  private mutating func search(_ line: ArraySlice<UInt8>) {
    for byte in line {
      searched.append((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
    }
    searched.append(UInt8(ascii: "\n"))
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes.drop { $0 == UInt8(ascii: " ") }
    while let last = bytes.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\r") {
      bytes.removeLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

import CLibrary
import CNCurses

/// What terminfo says of a type of terminal: what it can do, and what to send it for that.
final class TerminalDescription {
  private let entry: OpaquePointer

  /// Fails for a type that terminfo does not know.
  init(type: String) throws(TerminalError) {
    guard let entry = terminfo_open(type) else { throw .typeUnknown(type) }
    self.entry = entry
  }

  deinit { terminfo_close(entry) }

  func has(capability name: String) -> Bool { terminfo_text(entry, name) != nil }

  /// What to send for a capability, by its terminfo name; nothing where there is none. If it takes
  /// numbers this is a text in a small language.
  func sequence(_ name: String) -> [UInt8] {
    guard let text = terminfo_text(entry, name) else { return [] }
    return TerminalDescription.withoutDelays(TerminalDescription.bytes(text))
  }

  /// What to send for a capability that takes numbers. Slow: ncurses interprets the language.
  func sequence(_ name: String, _ parameters: [Int]) -> [UInt8] {
    // Delays first: behind it a number may look like the beginning of one.
    let text = sequence(name).map { CChar(bitPattern: $0) } + [0]
    var numbers = parameters.map { Int32($0) }
    numbers += repeatElement(0, count: Int(TERMINFO_PARAMETERS) - numbers.count)
    guard let expanded = terminfo_expand(entry, text, numbers) else { return [] }
    return TerminalDescription.bytes(expanded)
  }

  /// Some terminals have controls that are no UTF-8.
  private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    let count = strlen(text)
    return text.withMemoryRebound(to: UInt8.self, capacity: count) { start in
      Array(UnsafeBufferPointer(start: start, count: count))
    }
  }

  func number(_ name: String) -> Int? {
    let number = Int(terminfo_number(entry, name))
    return number < 0 ? nil : number
  }

  func has(_ flag: String) -> Bool { terminfo_flag(entry, flag) }

  /// Drops `$<5/>`, for how long the terminals of 1980 had to be given. Those of today are programs
  /// and read what comes when they are ready.
  static func withoutDelays(_ text: [UInt8]) -> [UInt8] {
    var rest = text[...]
    var kept: [UInt8] = []
    while let byte = rest.first {
      if rest.starts(with: "$<".utf8), let digit = rest.dropFirst(2).first,
        isOfNumber(digit), let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        kept.append(byte)
        rest = rest.dropFirst()
      }
    }
    return kept
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

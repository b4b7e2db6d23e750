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

  /// The text of a capability, by its terminfo name.
  func text(_ name: String) -> String? {
    terminfo_text(entry, name).map { String(cString: $0) }
  }

  /// What to send for a capability that takes no numbers; nothing where there is none.
  func sequence(_ name: String) -> [UInt8] {
    text(name).map { TerminalDescription.withoutDelays(Array($0.utf8)) } ?? []
  }

  /// What to send for a capability that takes numbers. Slow: ncurses interprets a small language.
  func sequence(_ name: String, _ parameters: [Int]) -> [UInt8] {
    guard let text = terminfo_text(entry, name) else { return [] }
    var numbers = parameters.map { Int32($0) }
    numbers += repeatElement(0, count: Int(TERMINFO_PARAMETERS) - numbers.count)
    guard let expanded = terminfo_expand(entry, text, numbers) else { return [] }
    return TerminalDescription.withoutDelays(Array(String(cString: expanded).utf8))
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
      if rest.starts(with: "$<".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else {
        kept.append(byte)
        rest = rest.dropFirst()
      }
    }
    return kept
  }
}

/// `ESC [ … m`, by which nearly all terminals set colours and attributes.
enum SelectGraphicRendition {
  /// Says several of them at once, as `ESC [ 0;1;36 m`. Terminfo says each by itself, and with each
  /// that letters are letters and no lines, which they are since the screen was entered.
  static func joined(_ sequences: [UInt8]) -> [UInt8] {
    var rest = sequences[...]
    var parameters: [UInt8] = []
    while let byte = rest.first {
      if let found = parametersAhead(rest) {
        // None, or 0 in front, makes all before it pointless.
        let resets = found.isEmpty || found.first == zero && found.dropFirst().first ?? end == end
        if resets { parameters.removeAll() }
        if !parameters.isEmpty { parameters.append(end) }
        parameters += found.isEmpty ? [zero] : Array(found)
        rest = rest.dropFirst(found.count + 3)
      } else if rest.starts(with: "\u{1B}(B".utf8) {
        rest = rest.dropFirst(3)
      } else if byte == 0x0F {
        rest = rest.dropFirst()
      } else {
        // A terminal with a language of its own.
        return sequences
      }
    }
    guard !parameters.isEmpty else { return [] }
    return Array("\u{1B}[".utf8) + (parameters == [zero] ? [] : parameters) + Array("m".utf8)
  }

  private static let zero = UInt8(ascii: "0")
  private static let end = UInt8(ascii: ";")

  /// What stands between `ESC [` and `m`, if that is what comes.
  private static func parametersAhead(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.starts(with: "\u{1B}[".utf8) else { return nil }
    let parameters = text.dropFirst(2).prefix { (zero...end).contains($0) }
    return text.dropFirst(2 + parameters.count).first == UInt8(ascii: "m") ? parameters : nil
  }
}

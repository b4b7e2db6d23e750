/// Where a text may be broken into lines: at spaces, and in a script that is written without them,
/// as Chinese and Japanese are, between its characters.
enum LineBreaks {
  /// A part of a text that stays in one line.
  struct Piece {
    var text: String
    /// Whether a space parts it from the piece before, in the same line.
    var isSpaced: Bool
  }

  /// What never begins a line, and what never ends one.
  private static let closing = Set("，。：；？！、）】》」』〉”’…％".unicodeScalars)
  private static let opening = Set("（【《「『〈“‘".unicodeScalars)

  /// Whether words of its script are not parted by spaces. Korean and emoji are as wide, but they
  /// are.
  static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3130...0x318F, 0xFFA0...0xFFDC: false
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  static func hasUnspaced(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0xE0 } && text.unicodeScalars.contains(where: isUnspaced)
  }

  static func pieces(_ text: String) -> [Piece] {
    text.split(separator: " ").enumerated().flatMap { place, word in
      parts(word).enumerated().map { Piece(text: $1, isSpaced: place > 0 && $0 == 0) }
    }
  }

  /// A word as the parts between which it may be broken.
  private static func parts(_ word: Substring) -> [String] {
    var parts: [String.UnicodeScalarView] = []
    var last: Unicode.Scalar?
    for scalar in word.unicodeScalars {
      if let before = last, !mayBreak(before, scalar) {
        parts[parts.count - 1].append(scalar)
      } else {
        parts.append(String.UnicodeScalarView([scalar]))
      }
      last = scalar
    }
    return parts.map { String($0) }
  }

  private static func mayBreak(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    guard isUnspaced(before) || isUnspaced(after), TextWidth.columns(of: after) > 0 else {
      return false
    }
    return !closing.contains(after) && !opening.contains(before)
  }
}

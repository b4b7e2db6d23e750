import TerminalKit

/// Which looks are the same where nothing is written. A blank has no ink, so it may have that of
/// the word before it: attributes are said once where they would be said for each word and again
/// for the gap behind it.
struct Papers {
  /// The first style whose blanks look like those of each style.
  private let kinds: [UInt8]

  init(_ theme: Theme) {
    let blanks = (0...UInt8.max).map { theme.look($0).ofBlank }
    kinds = blanks.map { look in UInt8(blanks.firstIndex(of: look) ?? 0) }
  }

  /// The style in which a blank is painted behind a character of another.
  func blank(_ style: UInt8, after ink: UInt8?) -> UInt8 {
    guard let ink, kinds[Int(ink)] == kinds[Int(style)] else { return style }
    return ink
  }
}

extension Theme.Look {
  /// What is seen of it without a character. In reverse that is the ink, which some terminals
  /// brighten where it is bold; and a line below has the ink's colour.
  fileprivate var ofBlank: Theme.Look {
    reverse || underline ? self : Theme.Look(on: background)
  }
}

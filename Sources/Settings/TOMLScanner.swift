/// A walk over the characters of a TOML text.
struct TOMLScanner {
  /// A key and where it stands.
  struct Name {
    var name: String
    var place: TOMLPlaces.Place
  }

  /// The table that a header has opened.
  var table: TOMLPlaces.Path = []
  private(set) var place = TOMLPlaces.Place()
  private let text: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) {
    self.text = Array(text.unicodeScalars)
    if self.text.first == "\u{FEFF}" { index = 1 }
  }

  /// Nil at the end.
  var next: Unicode.Scalar? { index < text.count ? text[index] : nil }

  mutating func advance() {
    guard let scalar = next else { return }
    index += 1
    if scalar == "\n" {
      place = TOMLPlaces.Place(line: place.line + 1, column: 1)
    } else {
      place.column += 1
    }
  }

  mutating func take(while holds: (Unicode.Scalar) -> Bool) {
    while let scalar = next, holds(scalar) { advance() }
  }

  mutating func skipLine() { take { $0 != "\n" } }

  /// Passes over blanks, ends of lines and comments. Says whether something comes after them.
  mutating func skipBlankLines() -> Bool {
    while let scalar = next {
      if scalar == "#" {
        skipLine()
      } else if scalar.isBlank || scalar == "\n" {
        advance()
      } else {
        return true
      }
    }
    return false
  }

  /// A key, in pieces where it has dots. Takes at least one character.
  mutating func keys() -> [Name] {
    var names: [Name] = []
    while let scalar = next {
      let start = place
      if scalar == "\"" || scalar == "'" {
        names.append(Name(name: string(), place: start))
      } else {
        var word = String.UnicodeScalarView()
        while let scalar = next, !".=]\"'\n".unicodeScalars.contains(scalar), !scalar.isBlank {
          word.append(scalar)
          advance()
        }
        names.append(Name(name: String(word), place: start))
        if place == start { advance() }
      }
      take(while: \.isBlank)
      guard next == "." else { return names }
      advance()
      take(while: \.isBlank)
    }
    return names
  }

  /// What stands between quotes: one of them, or three on either side.
  mutating func string() -> String {
    guard let quote = next else { return "" }
    advance()
    var isLong = false
    if next == quote {
      advance()
      guard next == quote else { return "" }
      advance()
      isLong = true
    }
    var content = String.UnicodeScalarView()
    while let scalar = next {
      if scalar == quote, !isLong || isTriple(quote) {
        advance()
        // A long string may end in one or two quotes of its own.
        if isLong { take { $0 == quote } }
        break
      }
      advance()
      if scalar == "\\", quote == "\"" {
        content.append(escape())
      } else {
        content.append(scalar)
      }
    }
    return String(content)
  }

  private func isTriple(_ quote: Unicode.Scalar) -> Bool {
    index + 2 < text.count && text[index + 1] == quote && text[index + 2] == quote
  }

  /// What follows a backslash.
  private mutating func escape() -> Unicode.Scalar {
    guard let scalar = next else { return "\\" }
    advance()
    switch scalar {
    case "b": return "\u{8}"
    case "t": return "\t"
    case "n": return "\n"
    case "f": return "\u{C}"
    case "r": return "\r"
    case "u": return code(4)
    case "U": return code(8)
    default: return scalar
    }
  }

  private mutating func code(_ digits: Int) -> Unicode.Scalar {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = next.flatMap({ Character($0).hexDigitValue }) else { break }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

extension Unicode.Scalar {
  /// A blank within a line.
  var isBlank: Bool { self == " " || self == "\t" || self == "\r" }
}

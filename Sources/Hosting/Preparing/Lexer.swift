/// Splits Swift code into tokens. Comments are skipped, and a text literal is one token with all
/// that is interpolated in it, so that neither is ever taken for code.
struct Lexer {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var column = 1
  private var tokens: [Token] = []

  static func tokens(_ bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes: bytes)
    while lexer.place < bytes.count { lexer.next() }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }
  private func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[place + offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }
  /// Columns are counted in Unicode scalars: bytes that continue one have none.
  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == 10 {
        line += 1
        column = 1
      } else if bytes[place] & 0xC0 != 0x80 {
        column += 1
      }
      place += 1
    }
  }

  private mutating func next() {
    let (start, startLine, startColumn) = (place, line, column)
    let kind: Token.Kind
    if starts("//") {
      while place < bytes.count, byte() != 10 { advance() }
      return
    } else if starts("/*") {
      return comment()
    } else if let pounds = stringStart {
      string(pounds)
      kind = .string
    } else if Lexer.isWord(byte()) {
      word()
      kind = .word
    } else if byte() == UInt8(ascii: "`") {
      advance()
      word()
      if byte() == UInt8(ascii: "`") { advance() }
      kind = .word
    } else if byte() == UInt8(ascii: "@"), Lexer.isWord(byte(1)) {
      advance()
      word()
      kind = .attribute
    } else if byte() == UInt8(ascii: "#"), Lexer.isWord(byte(1)) {
      advance()
      word()
      kind = .directive
    } else if [9, 10, 13, 32].contains(byte()) {
      return advance()
    } else {
      advance()
      kind = .symbol
    }
    tokens.append(
      Token(
        kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self),
        range: start..<place, line: startLine, column: startColumn))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
  private mutating func word() { while Lexer.isWord(byte()) { advance() } }

  private mutating func comment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        advance(2)
      } else if starts("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && place < bytes.count
  }

  /// The signs before a text literal that begins here; nil where none does.
  private var stringStart: Int? {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    return byte(pounds) == UInt8(ascii: "\"") ? pounds : nil
  }

  private mutating func string(_ pounds: Int) {
    advance(pounds)
    let isLong = starts("\"\"\"")
    let quotes = isLong ? 3 : 1
    advance(quotes)
    while place < bytes.count {
      if byte() == UInt8(ascii: "\\"), has(pounds, UInt8(ascii: "#"), at: 1) {
        advance(1 + pounds)
        if byte() == UInt8(ascii: "(") { interpolation() } else { advance() }
      } else if has(quotes, UInt8(ascii: "\""), at: 0), has(pounds, UInt8(ascii: "#"), at: quotes) {
        return advance(quotes + pounds)
      } else if !isLong, byte() == 10 {
        // It lacks its end: the compiler says so.
        return
      } else {
        advance()
      }
    }
  }

  private func has(_ count: Int, _ value: UInt8, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == value }
  }

  /// Code in a text, up to its own closing parenthesis.
  private mutating func interpolation() {
    var depth = 0
    repeat {
      if let pounds = stringStart {
        string(pounds)
        continue
      }
      if starts("/*") {
        comment()
        continue
      }
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      advance()
    } while depth > 0 && place < bytes.count
  }
}

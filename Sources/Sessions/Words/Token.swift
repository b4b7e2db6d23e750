import Texts

/// A word of a line: bare, or quoted where it holds spaces. `#N` may follow either.
package struct Token: Equatable {
  /// The word, without its quotes.
  package var text: String
  /// The window's number behind it, or 0 where there is none.
  package var number: UInt16 = 0
  package var isQuoted = false
  /// Counted in characters, from 1.
  package var column: Int

  /// The word as it stands in the line, as far as it is known.
  package var spelled: String { number == 0 ? text : "\(text)#\(number)" }
}

/// Something wrong in a line, at a column.
package struct LineError: Error, Equatable {
  var column: Int
  var message: String

  package init(column: Int, message: String) {
    self.column = column
    self.message = message
  }
}

package enum Tokenizer {
  /// Splits a line into words. `from` is where it begins, in characters.
  package static func tokens(
    _ line: some StringProtocol, from start: Int = 0
  ) throws(LineError) -> [Token] {
    let characters = Array(line)
    var tokens: [Token] = []
    var index = 0
    while index < characters.count {
      if characters[index] == " " || characters[index] == "\t" {
        index += 1
      } else if characters[index] == "\"" {
        tokens.append(try quoted(characters, &index, start))
      } else {
        tokens.append(try bare(characters, &index, start))
      }
    }
    return tokens
  }

  private static func bare(
    _ characters: [Character], _ index: inout Int, _ start: Int
  ) throws(LineError) -> Token {
    let first = index
    while index < characters.count, characters[index] != " ", characters[index] != "\t" {
      index += 1
    }
    let word = characters[first..<index]
    var token = Token(text: String(word), column: start + first + 1)
    guard let hash = word.lastIndex(of: "#"), hash > first else { return token }
    let digits = String(word[(hash + 1)...])
    if digits.isEmpty || digits.contains(where: { !$0.isASCII || !$0.isNumber }) { return token }
    token.text = String(word[..<hash])
    token.number = try number(digits, column: start + hash + 2)
    return token
  }

  private static func quoted(
    _ characters: [Character], _ index: inout Int, _ start: Int
  ) throws(LineError) -> Token {
    var token = Token(text: "", isQuoted: true, column: start + index + 1)
    index += 1
    while true {
      guard index < characters.count else {
        throw LineError(column: token.column, message: localized("session.quotation-open"))
      }
      if characters[index] == "\"" { break }
      if characters[index] == "\\", index + 1 < characters.count { index += 1 }
      token.text.append(characters[index])
      index += 1
    }
    index += 1
    if index < characters.count, characters[index] == "#" {
      let first = index + 1
      index = first
      while index < characters.count, characters[index].isNumber { index += 1 }
      token.number = try number(String(characters[first..<index]), column: start + first + 1)
    }
    if index < characters.count, characters[index] != " " {
      throw LineError(
        column: start + index + 1, message: localized("session.blank-after-quotation"))
    }
    return token
  }

  private static func number(_ digits: String, column: Int) throws(LineError) -> UInt16 {
    guard let number = UInt16(digits), number > 0 else {
      throw LineError(
        column: column, message: localized("session.no-window-number", ["word": digits]))
    }
    return number
  }

  /// A name as a session spells it: quoted where it has to be.
  package static func spelling(_ name: String) -> String {
    if !name.isEmpty, !name.utf8.contains(where: isMark) { return name }
    var text = "\""
    for character in name {
      if character == "\"" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return text + "\""
  }

  /// Whether a byte means something else in a line of a session than in a name.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case " ", "\"", "#", "\\": true
    default: false
    }
  }
}

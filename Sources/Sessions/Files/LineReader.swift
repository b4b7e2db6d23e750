import Rulebooks
import Texts

/// Splits a file into lines, and refuses what is no text.
struct LineReader {
  let file: SourceFile
  private var position: Int
  /// Where the line stands that was read last, without its end.
  private(set) var place = 0..<0
  /// Counted from 1.
  private(set) var number = 0

  init(_ file: SourceFile) {
    self.file = file
    // A byte-order mark says nothing in UTF-8, and some editors write it.
    position = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Goes on to the next line. False where there is none.
  mutating func next() -> Bool {
    let bytes = file.bytes
    guard position < bytes.count else { return false }
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    place = position..<end
    position = end + 1
    number += 1
    if bytes[place].last == UInt8(ascii: "\r") { place = place.lowerBound..<end - 1 }
    return true
  }

  /// The line that was read last.
  func text() throws(Diagnostic) -> String {
    let line = file.bytes[place]
    guard let text = String(validating: line, as: UTF8.self) else {
      throw error(line, localized("session.not-utf8"))
    }
    if line.contains(0) { throw error(line, localized("session.zero-byte")) }
    return text
  }

  /// An error at the line's first character that is none.
  private func error(_ line: ArraySlice<UInt8>, _ message: String) -> Diagnostic {
    var column = 1
    var rest = line
    while let byte = rest.first {
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      let character = rest.prefix(length)
      if byte == 0 || String(validating: character, as: UTF8.self) == nil { break }
      rest = rest.dropFirst(length)
      column += 1
    }
    return Diagnostic(file: file.name, line: number, column: column, message: message)
  }
}

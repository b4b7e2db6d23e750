import Rulebooks
import Texts

/// Splits a file into lines, and refuses what is no text.
struct LineReader {
  private(set) var file: SourceFile
  /// Whether more may come, so that a line is whole only where it has its end.
  var isGrowing = false
  private var position = 0
  /// How far the end of the line has been looked for.
  private var searched = 0
  /// Where the line stands that was read last, without its end.
  private(set) var place = 0..<0
  /// Counted from 1.
  private(set) var number = 0

  init(_ file: SourceFile) {
    self.file = file
  }

  mutating func append(_ bytes: [UInt8]) { file.bytes += bytes }

  /// Goes on to the next line. False where there is none.
  mutating func next() -> Bool {
    let bytes = file.bytes
    guard position < bytes.count else { return false }
    var end = max(position, searched)
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    searched = end
    if isGrowing, end == bytes.count { return false }
    // A byte-order mark says nothing in UTF-8, and some editors write it.
    if number == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if position == bytes.count { return false }
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

import TextFiles
import Texts

/// Splits a file into lines, and refuses files that are no text.
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
  /// Whether the line is longer than one may be; the rest of it is passed over as it comes.
  private var isTooLong = false

  init(_ file: SourceFile) {
    self.file = file
  }

  mutating func append(_ bytes: [UInt8]) { file.bytes += bytes }

  /// Whether a file ends in the middle of the line: somebody is writing it, or did not come to the
  /// end.
  var isBrokenOff: Bool {
    !isGrowing && !file.isStandardInput && place.upperBound == file.bytes.count
  }

  /// Goes on to the next line. False where there is none.
  mutating func next() -> Bool {
    if isTooLong, !passOver() { return false }
    let bytes = file.bytes
    guard position < bytes.count else { return false }
    var end = max(position, searched)
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    searched = end
    if isGrowing, end == bytes.count {
      isTooLong = end - position > SessionLimit.line
      place = position..<position
      number += isTooLong ? 1 : 0
      return isTooLong
    }
    // A byte-order mark says nothing in UTF-8, and some editors write it.
    if number == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if position == bytes.count { return false }
    place = position..<end
    position = end + 1
    number += 1
    // An editor may have ended a line twice; what is printed must not lose another one.
    while let last = place.last, bytes[last] == UInt8(ascii: "\r") {
      place = place.lowerBound..<last
    }
    return true
  }

  /// Lets go of a line that is too long. False while its end has not come.
  private mutating func passOver() -> Bool {
    let end = file.bytes[position...].firstIndex(of: UInt8(ascii: "\n"))
    isTooLong = end == nil
    file.bytes.removeSubrange(position..<(end.map { $0 + 1 } ?? file.bytes.count))
    searched = position
    return end != nil
  }

  /// Says so, where the line is longer than one may be.
  func refuseWhatIsTooLong() throws(Diagnostic) {
    guard isTooLong else { return }
    throw Diagnostic(
      file: file.name, line: number, column: SessionLimit.line + 1,
      message: SessionLimit.longLineMessage)
  }

  /// The line that was read last.
  func lineText() throws(Diagnostic) -> String {
    let line = file.bytes[place]
    guard let text = String(validating: line, as: UTF8.self) else {
      let isUTF16 = number == 1 && UTF16Bytes.areMarked(line)
      let message = localized(isUTF16 ? "session.utf16" : "session.not-utf8")
      throw error(line, message) { String(validating: $0, as: UTF8.self) == nil }
    }
    guard let place = line.withUnsafeBufferPointer(ControlCharacters.first) else { return text }
    let rest = String(decoding: line[(line.startIndex + place)...], as: UTF8.self)
    let character = rest.unicodeScalars.first ?? "\0"
    let message =
      character == "\0"
      ? localized("session.zero-byte")
      : localized(
        "session.control-character", ["character": ControlCharacters.spelled(character)])
    throw error(line, message) { $0.startIndex == line.startIndex + place }
  }

  /// An error at the line's first character that is wrong.
  private func error(
    _ line: ArraySlice<UInt8>, _ message: String, isWrong: (ArraySlice<UInt8>) -> Bool
  ) -> Diagnostic {
    var column = 1
    var rest = line
    while let byte = rest.first {
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      if isWrong(rest.prefix(length)) { break }
      rest = rest.dropFirst(length)
      column += 1
    }
    return Diagnostic(file: file.name, line: number, column: column, message: message)
  }
}

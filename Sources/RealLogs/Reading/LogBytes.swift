import TextFiles
import Texts

/// The bytes of a log, line by line.
enum LogBytes {
  /// What is no text is no log: the sentence says what it is.
  static func check(_ file: SourceFile) throws(Problem) {
    let start = file.bytes.prefix(1 << 16)
    if start.allSatisfy(ConsoleText.isSpace) {
      throw Problem(localized("reallog.empty", ["file": file.name]))
    }
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    let zeros = start.count { $0 == 0 }
    // Every other byte of a Latin text in UTF-16 is zero.
    if marks.contains(where: { start.starts(with: $0) }) || zeros * 3 > start.count {
      let isWide = marks.contains { start.starts(with: $0) } || zeros * 3 < start.count * 2
      throw Problem(
        localized(isWide ? "reallog.utf-16" : "reallog.binary", ["file": file.name]))
    }
    let controls = start.count { $0 < 0x20 && !ConsoleText.isSpace($0) && $0 != 0x1B }
    if controls * 10 > start.count {
      throw Problem(localized("reallog.binary", ["file": file.name]))
    }
  }

  /// The lines that have any text, with their numbers from 1.
  static func eachLine(
    of file: SourceFile, _ body: (ArraySlice<UInt8>, Int) throws -> Void
  ) throws {
    // Some editors put a mark before the first line.
    var start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 0
    while start < file.bytes.count {
      let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
      number += 1
      let line = ConsoleText.trimmed(file.bytes[start..<end])
      if !line.allSatisfy(ConsoleText.isBlank) { try body(line, number) }
      start = end + 1
    }
  }
}

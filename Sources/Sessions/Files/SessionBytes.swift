import Rulebooks
import Texts

/// Reads a session file. Whatever a path may lead to, memory stays bounded.
public enum SessionBytes {
  /// So long that no line of a session comes near it: a picture of a disk is one line.
  public static let longestLine = 1 << 20
  /// A session of a million actions is not as long.
  static let most = 1 << 30

  static var tooLong: String { localized("session.line-too-long", ["most": "\(longestLine)"]) }

  /// The file, or standard input where the path is `-`.
  public static func read(_ path: String) throws(Problem) -> SourceFile {
    if path != "-", FileContents.isFolder(path) {
      throw Problem(localized("session.folder", ["folder": path]))
    }
    var start = 0
    let bytes = try FileContents.read(path) { bytes, new throws(Problem) in
      try check(bytes, new, &start, path)
    }
    return SourceFile(name: path, bytes: bytes)
  }

  /// Refuses a line without an end as soon as it is too long; a piece is shorter than a line may
  /// be. `start` is where the line begins that has no end yet.
  private static func check(
    _ bytes: [UInt8], _ new: Range<Int>, _ start: inout Int, _ path: String
  ) throws(Problem) {
    let newline = UInt8(ascii: "\n")
    let end = bytes[new].firstIndex(of: newline) ?? new.upperBound
    if end - start > longestLine {
      let line = bytes[..<start].count { $0 == newline } + 1
      let place = "\(path):\(line):\(longestLine + 1): "
      throw Problem(place + tooLong)
    }
    if let last = bytes[new].lastIndex(of: newline) { start = last + 1 }
    if bytes.count > most {
      throw Problem(localized("session.too-long", ["file": path, "most": "\(most >> 20)"]))
    }
  }
}

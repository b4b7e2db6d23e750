import TextFiles
import Texts

/// Reads a session file. Memory stays bounded, for any file.
public enum SessionBytes {
  /// The file, or standard input where the path is `-`. A file that is to be repaired may hold
  /// anything; of any other one no more is read once it is known to be no text.
  public static func read(_ path: String, isDamaged: Bool = false) throws(Problem) -> SourceFile {
    if path != "-", FileContents.isFolder(path) {
      throw Problem(localized("session.folder", ["folder": path]))
    }
    var check = Check(path: path)
    let bytes = try FileContents.read(path, limit: .session) { bytes, new throws(Problem) in
      try check.refuseLongLines(in: bytes, new)
      // The parser says where the first bytes are that are no text.
      return !isDamaged && new.lowerBound == 0 && !isText(bytes) ? .enough : .readOn
    }
    return SourceFile(name: path, bytes: bytes)
  }

  /// Whether the beginning of a file is UTF-8; its last character may be cut apart.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    let isWhole = { (count: Int) in
      String(validating: bytes.dropLast(count), as: UTF8.self) != nil
    }
    return (0..<min(4, bytes.count + 1)).contains(where: isWhole)
  }

  /// Looks at the pieces of a file as they are read.
  private struct Check {
    let path: String
    /// Where the line begins that has no end yet.
    private var start = 0
    private var lines = 0

    init(path: String) { self.path = path }

    /// Refuses a line without an end as soon as it is too long; a piece is shorter than a line may
    /// be.
    mutating func refuseLongLines(in bytes: [UInt8], _ new: Range<Int>) throws(Problem) {
      let newline = UInt8(ascii: "\n")
      let end = bytes[new].firstIndex(of: newline) ?? new.upperBound
      if end - start > SessionLimit.line {
        throw Problem(
          file: "\(path):\(lines + 1):\(SessionLimit.line + 1)", SessionLimit.longLineMessage)
      }
      guard let last = bytes[new].lastIndex(of: newline) else { return }
      start = last + 1
      bytes.withUnsafeBufferPointer { bytes in
        for index in new where bytes[index] == newline { lines += 1 }
      }
      if lines > SessionLimit.lines {
        throw Problem(
          localized("session.too-many-lines", ["file": path, "most": "\(SessionLimit.lines)"]))
      }
    }
  }
}

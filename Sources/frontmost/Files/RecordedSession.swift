import Rulebooks
import Sessions
import TextFiles
import Texts

/// The session of a recording that is continued.
enum RecordedSession {
  /// Reads it and runs it. A recording whose last line has no end was interrupted: `repair` mends
  /// it.
  static func read(_ path: String, _ library: Library) throws -> OpenedSession {
    let source = try SessionBytes.read(path)
    if let last = source.bytes.last, last != UInt8(ascii: "\n") {
      throw Problem(localized("recording.broken-off", ["file": path]))
    }
    let file = try SessionParser.parse(source, library: library)
    return try OpenedSession(file, library: library)
  }
}

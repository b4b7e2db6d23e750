import CLibrary
import Texts

/// The sessions that were left without being recorded: the last twenty, each a file named by when
/// it was left.
enum KeptSessions {
  static let most = 20

  /// Keeps a session; false where it cannot be written. A session that continues a kept one takes
  /// its file, which is named by the present time from then on.
  static func keep(_ text: String, inPlaceOf resumed: String? = nil) -> Bool {
    guard let folder else { return false }
    StateFolder.make(folder)
    if let resumed {
      guard case .written = WholeFile.write(text, to: resumed, overwrite: true) else {
        return false
      }
      rename(resumed, in: folder)
      return true
    }
    for path in newPaths(in: folder) {
      switch WholeFile.write(text, to: path, overwrite: false) {
      case .written:
        for old in names.dropLast(most) { unlink("\(folder)/\(old)") }
        return true
      case .exists: continue
      case .failed: return false
      }
    }
    return false
  }

  /// The file of the session that was left last; nil where none is kept.
  static var newest: String? {
    guard let folder else { return nil }
    return names.last.map { "\(folder)/\($0)" }
  }

  /// When a session was left, for its reader: `2026-11-22 at 10:15`.
  static func words(for path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.prefix { $0 != "." }.split(separator: "-")
    guard parts.count > 3, parts[3].utf8.count == 6 else { return String(name) }
    let day = parts[..<3].joined(separator: "-")
    let clock = "\(parts[3].prefix(2)):\(parts[3].dropFirst(2).prefix(2))"
    return localized("recording.left-at", ["day": day, "time": clock])
  }

  /// Names a file by the present time, so that it is the newest. A file that cannot be renamed
  /// keeps its name.
  private static func rename(_ path: String, in folder: String) {
    let other = newPaths(in: folder).first { $0 == path || access($0, F_OK) != 0 }
    if let other { CLibrary.rename(path, other) }
  }

  /// Names of the present time: the first, unless another session has it.
  private static func newPaths(in folder: String) -> [String] {
    let now = CalendarDay.moment
    return (1...99).map { "\(folder)/\(now)\($0 == 1 ? "" : "-\($0)").session" }
  }

  private static var folder: String? { StateFolder.path.map { $0 + "/sessions" } }

  /// The files, the oldest first.
  private static var names: [String] {
    guard let folder, let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".session") { names.append(name) }
    }
    return names.sorted()
  }
}

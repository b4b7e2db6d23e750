import CLibrary

/// The sessions that were left without being recorded: the last twenty, each a file named by when
/// it was left.
enum KeptSessions {
  static let most = 20

  /// Keeps a session; false where it cannot be written.
  static func keep(_ text: String) -> Bool {
    guard let folder else { return false }
    StateFolder.make(folder)
    for number in 1...99 {
      let name = number == 1 ? now : "\(now)-\(number)"
      switch WholeFile.write(text, to: "\(folder)/\(name).session", overwrite: false) {
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

  /// `2026-11-22-101530`: files sort by it.
  private static var now: String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    return "\(day)-\(two(parts.tm_hour))\(two(parts.tm_min))\(two(parts.tm_sec))"
  }
}

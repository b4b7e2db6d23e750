import Foundation

/// What the app has written to UserDefaults. It reaches the disk before a message is over, as on
/// iOS, where another process keeps it: a kill loses nothing.
@MainActor enum Saved {
  /// Only where the sources mention defaults is it worth the time.
  private static let isUsed = getenv("FRONTMOST_DEFAULTS") != nil
  private static var known: [String: String] = [:]

  static func observe() { if isUsed { known = values() } }

  static func report() {
    guard isUsed else { return }
    UserDefaults.standard.synchronize()
    let file = written
    if file == writtenBefore, file != nil { return }
    writtenBefore = file
    let now = values()
    if now == known { return }
    for key in Set(known.keys).union(now.keys).sorted() where known[key] != now[key] {
      Host.line.write("saved \(LineWord.word(key)) \(now[key].map(LineWord.word) ?? "")")
    }
    known = now
  }

  private static var writtenBefore: [Int]?
  private static let file: String = {
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return NSHomeDirectory() + "/.config/" + name + ".plist"
  }()

  /// What the file system says of the file of defaults: when it was written, and its identity.
  private static var written: [Int]? {
    var status = stat()
    guard stat(file, &status) == 0 else { return nil }
    return [
      Int(status.st_ino), status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
    ]
  }

  private static func values() -> [String: String] {
    let domain = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let own = UserDefaults.standard.persistentDomain(forName: domain) ?? [:]
    return own.mapValues { value in
      let text = plain(value)
      return text.count > 200 ? String(text.prefix(200)) + "…" : text
    }
  }

  /// Foundation wraps what it reads in an optional of its own.
  private static func plain(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { plain($0.value) } ?? ""
  }
}

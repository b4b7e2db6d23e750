import CLibrary
import TextFiles

/// Keeps the cache small. A folder's date is that of its last use.
enum CacheCleaning {
  /// So many apps stay, and those of the last day: a program may start one of them again.
  static let apps = 32
  static let appAge = 24 * 60 * 60
  /// Libraries of compilers and versions that were not used for a month are removed.
  static let libraryAge = 30 * 24 * 60 * 60

  /// Whether the folder is there; it has been used just now, then. The lock makes sure that no
  /// other program removes it in between.
  static func use(_ place: String, in cache: String) -> Bool {
    locked(cache, LOCK_SH) {
      FileContents.isFolder(place) && utimensat(AT_FDCWD, place, nil, 0) == 0
    }
  }

  /// A name beside the place for a folder that is being filled, or removed.
  static func unfinished(_ place: String) -> String {
    "\(place).\(getpid()).\(UInt32.random(in: 0 ... .max))"
  }

  static func clean(_ cache: String, now: Int = time(nil)) {
    var removed: [String] = []
    locked(cache, LOCK_EX) {
      for place in old(in: cache, now: now) {
        let aside = unfinished(place)
        if rename(place, aside) == 0 { removed.append(aside) }
      }
    }
    for folder in removed { FolderRemoval.remove(folder) }
  }

  private static func old(in cache: String, now: Int) -> [String] {
    var apps: [(used: Int, place: String)] = []
    var old: [String] = []
    for name in (try? FolderWalk.names(in: cache)) ?? [] {
      let place = cache + "/" + name
      var status = stat()
      guard stat(place, &status) == 0 else { continue }
      #if canImport(Darwin)
        let used = Int(status.st_mtimespec.tv_sec)
      #else
        let used = Int(status.st_mtim.tv_sec)
      #endif
      if name.contains(".") {
        // Left by a program that was killed.
        if now - used > appAge { old.append(place) }
      } else if name.hasPrefix("app-") {
        apps.append((used, place))
      } else if name.hasPrefix("library-"), now - used > libraryAge {
        old.append(place)
      }
    }
    let rest = apps.sorted { $0.used > $1.used }.dropFirst(CacheCleaning.apps)
    return old + rest.filter { now - $0.used > appAge }.map(\.place)
  }

  @discardableResult
  private static func locked<Result>(
    _ cache: String, _ kind: Int32, _ body: () -> Result
  ) -> Result {
    let file = open(cache + "/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if file >= 0 { while flock(file, kind) != 0, errno == EINTR {} }
    defer { if file >= 0 { close(file) } }
    return body()
  }
}

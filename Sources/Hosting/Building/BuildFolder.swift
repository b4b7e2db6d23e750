import CLibrary
import TextFiles
import Texts

/// Folders of the cache: filled beside their place and moved there when they are complete, so a
/// program never finds half of one, even if two programs build at once.
enum BuildFolder {
  /// The path of what is there, from the root on: a process of an app has another working folder.
  static func absolute(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// Where what is built is kept: `$XDG_CACHE_HOME/frontmost`, else `~/.cache/frontmost`. In a
  /// folder that others can write to, somebody could leave a library of their own. A test gives a
  /// folder of its own.
  static func cache(or given: String?) throws(BuildFailure) -> String {
    if let given { return given }
    return try cache(xdg: Toolchain.variable("XDG_CACHE_HOME"), home: Toolchain.variable("HOME"))
  }

  static func cache(xdg: String?, home: String?) throws(BuildFailure) -> String {
    if let xdg, xdg.hasPrefix("/") { return xdg + "/frontmost" }
    if let home, home.hasPrefix("/") { return home + "/.cache/frontmost" }
    throw .problem(Problem(localized("hosting.no-cache")))
  }

  /// The folder of that name, which `fill` makes if it is not there.
  static func folder(
    _ name: String, in cache: String, fill: (_ folder: String) throws(BuildFailure) -> Void
  ) throws(BuildFailure) -> String {
    let place = cache + "/" + name
    if CacheCleaning.use(place, in: cache) { return place }
    let unfinished = CacheCleaning.unfinished(place)
    try make(unfinished)
    do throws(BuildFailure) {
      try fill(unfinished)
    } catch {
      FolderRemoval.remove(unfinished)
      throw error
    }
    // Another program may have been faster; both folders are the same.
    if rename(unfinished, place) != 0 {
      let reason = String(cString: strerror(errno))
      FolderRemoval.remove(unfinished)
      if !CacheCleaning.use(place, in: cache) { throw .problem(Problem(file: place, reason)) }
    }
    CacheCleaning.clean(cache)
    return place
  }

  /// A folder with all that lead to it.
  static func make(_ path: String) throws(BuildFailure) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o755) != 0, errno != EEXIST {
        throw .problem(Problem(file: made, String(cString: strerror(errno))))
      }
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws(BuildFailure) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .problem(Problem(file: path, String(cString: strerror(errno)))) }
    defer { close(file) }
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        CLibrary.write(file, $0.baseAddress, $0.count)
      }
      if count < 0 { throw .problem(Problem(file: path, String(cString: strerror(errno)))) }
      start += count
    }
  }

  /// A name for what is made from these bytes, alone.
  static func fingerprint(_ parts: [[UInt8]]) -> String {
    // FNV-1a, twice with another start: sixty-four bits are few for a cache that lives long.
    var hashes: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142]
    for part in parts {
      for byte in part + [0] {
        for index in hashes.indices {
          hashes[index] = (hashes[index] ^ UInt64(byte)) &* 0x100_0000_01b3
        }
      }
    }
    return hashes.map { String($0, radix: 16) }.joined()
  }
}

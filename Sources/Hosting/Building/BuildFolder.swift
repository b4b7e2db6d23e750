import CLibrary
import Rulebooks

/// Folders of the cache: filled beside their place and moved there when they are complete, so that
/// nobody finds half of one, even if two programs build at once.
enum BuildFolder {
  /// Where what is built is kept: `$XDG_CACHE_HOME/frontmost`, else `~/.cache/frontmost`.
  static var cache: String {
    if let folder = Toolchain.variable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return folder + "/frontmost"
    }
    return (Toolchain.variable("HOME") ?? "/tmp") + "/.cache/frontmost"
  }

  /// The folder of that name, which `fill` makes if it is not there.
  static func folder(
    _ name: String, in cache: String, fill: (_ folder: String) throws(BuildFailure) -> Void
  ) throws(BuildFailure) -> String {
    let place = cache + "/" + name
    if FileContents.isFolder(place) { return place }
    let unfinished = "\(place).\(getpid()).\(UInt32.random(in: 0 ... .max))"
    try make(unfinished)
    do throws(BuildFailure) {
      try fill(unfinished)
    } catch {
      remove(unfinished)
      throw error
    }
    // Another one may have been faster; both are the same.
    if rename(unfinished, place) != 0 {
      let reason = String(cString: strerror(errno))
      remove(unfinished)
      if !FileContents.isFolder(place) { throw .problem(Problem(file: place, reason)) }
    }
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

  /// Removes a folder that we made, two levels deep at most.
  static func remove(_ path: String) {
    for name in (try? FolderWalk.names(in: path)) ?? [] {
      let inner = path + "/" + name
      if FileContents.isFolder(inner) { remove(inner) } else { unlink(inner) }
    }
    rmdir(path)
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

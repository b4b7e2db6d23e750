import Rulebooks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file anew: whole, or not at all.
enum FileReplacement {
  static func replace(_ path: String, with text: String) throws(Problem) {
    let beside = "\(path).\(getpid())"
    var file = RecordingFile()
    switch file.open(beside, overwrite: true) {
    case .exists, .opened: break
    case .failed(let failure): throw Problem("\(beside): \(failure.reason)")
    }
    if let failure = file.write(text, at: 0) ?? file.close() {
      unlink(beside)
      throw Problem("\(beside): \(failure.reason)")
    }
    // It may be read by whom the old one could be read by.
    var status = stat()
    if stat(path, &status) == 0 { chmod(beside, status.st_mode & 0o777) }
    guard rename(beside, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(beside)
      throw Problem("\(path): \(reason)")
    }
  }
}

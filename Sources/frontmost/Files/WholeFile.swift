import CLibrary
import TextFiles

/// Writes a file whole or not at all: what it replaces stays until all of it is on the disk.
enum WholeFile {
  enum Outcome {
    case written
    /// A file of that name is there, and must not be replaced.
    case exists
    case failed(reason: String)
  }

  static func write(_ text: String, to path: String, overwrite: Bool) -> Outcome {
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, !overwrite { return .exists }
    if isThere, status.st_mode & S_IFMT != S_IFREG { return writeThrough(text, to: path) }
    // A link stays one, and the file that it leads to is replaced.
    let target = resolved(path) ?? path
    var name = Array((target + "." + String(repeating: "X", count: 6)).utf8CString)
    let descriptor = mkstemp(&name)
    if descriptor < 0 { return .failed(reason: lastError) }
    let beside = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    // It may be read by everybody who could read the one before, or any new file.
    fchmod(descriptor, isThere ? status.st_mode & 0o777 : 0o666 & ~mask)
    var outcome = fill(descriptor, text)
    close(descriptor)
    if case .written = outcome { outcome = put(beside, at: target, overwrite: overwrite) }
    if case .written = outcome { return outcome }
    unlink(beside)
    return outcome
  }

  /// Rewrites an existing file.
  static func replace(_ path: String, with text: String) throws(Problem) {
    if case .failed(let reason) = write(text, to: path, overwrite: true) {
      throw Problem(file: path, reason)
    }
  }

  /// A pipe or a device cannot be replaced.
  private static func writeThrough(_ text: String, to path: String) -> Outcome {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    if descriptor < 0 { return .failed(reason: lastError) }
    defer { close(descriptor) }
    return fill(descriptor, text)
  }

  private static func fill(_ descriptor: Int32, _ text: String) -> Outcome {
    var text = text
    let isWritten = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = CLibrary.write(descriptor, part.baseAddress, part.count)
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }
    // A pipe or a device takes what is written and knows no disk.
    let isSynced =
      isWritten && (fsync(descriptor) == 0 || [EINVAL, EROFS, ENOTSUP].contains(errno))
    return isSynced ? .written : .failed(reason: lastError)
  }

  private static func put(_ beside: String, at path: String, overwrite: Bool) -> Outcome {
    if overwrite { return rename(beside, path) == 0 ? .written : .failed(reason: lastError) }
    // A link takes no place that somebody else took meanwhile. Some file systems know no links.
    if link(beside, path) == 0 {
      unlink(beside)
      return .written
    }
    if errno == EEXIST { return .exists }
    return rename(beside, path) == 0 ? .written : .failed(reason: lastError)
  }

  private static func resolved(_ path: String) -> String? {
    guard let name = realpath(path, nil) else { return nil }
    defer { free(name) }
    return String(cString: name)
  }

  /// What new files are not to allow. It can only be asked for by setting it.
  private static let mask: mode_t = {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }()

  private static var lastError: String { String(cString: strerror(errno)) }
}

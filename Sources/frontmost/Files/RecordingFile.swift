import CLibrary

/// The file that a session is recorded to. Each piece is handed to the system at once, so that even
/// after `kill -9` the file is complete up to the last whole action. The disk is asked a second
/// after there is something that it does not have, when whoever types is likely to have paused.
struct RecordingFile {
  struct Failure {
    var reason: String
    init() { reason = String(cString: strerror(errno)) }
  }

  enum Opening {
    case opened
    case exists
    case failed(Failure)
  }

  /// How long what is written may not be on the disk, in milliseconds.
  private static let syncInterval: UInt64 = 1_000

  private var descriptor: Int32 = -1
  /// How much of the file is whole actions.
  private var length: off_t = 0
  /// When the disk is due to be asked, or nil where all is there.
  private(set) var syncDeadline: UInt64?

  mutating func open(_ path: String, overwrite: Bool) -> Opening {
    let mode: Int32 = overwrite ? O_TRUNC : O_EXCL
    descriptor = CLibrary.open(path, O_WRONLY | O_CREAT | O_CLOEXEC | mode, 0o666)
    if descriptor < 0 { return errno == EEXIST ? .exists : .failed(Failure()) }
    length = 0
    return .opened
  }

  /// Writes a piece: all of it, or nothing that stays.
  mutating func write(_ text: String, at now: UInt64) -> Failure? {
    guard descriptor >= 0 else { return nil }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome($0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let failure = Failure()
        // Half a line would make the file unreadable, and what stands before it is whole.
        _ = ftruncate(descriptor, length)
        abandon()
        return failure
      }
    }
    length += off_t(text.utf8.count)
    syncDeadline = syncDeadline ?? now + RecordingFile.syncInterval
    return sync(ifDue: now)
  }

  mutating func sync(ifDue now: UInt64) -> Failure? {
    guard let syncDeadline, now >= syncDeadline else { return nil }
    return sync()
  }

  /// Writes through and lets go of the file.
  mutating func close() -> Failure? {
    guard descriptor >= 0 else { return nil }
    let failure = sync()
    abandon()
    return failure
  }

  private mutating func sync() -> Failure? {
    syncDeadline = nil
    // A pipe or a device takes what is written and knows no disk.
    if fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP {
      return nil
    }
    return Failure()
  }

  private mutating func abandon() {
    _ = CLibrary.close(descriptor)
    descriptor = -1
    syncDeadline = nil
  }

  private func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int {
    CLibrary.write(descriptor, bytes.baseAddress, bytes.count)
  }
}

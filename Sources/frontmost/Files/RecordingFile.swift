import CLibrary
import Screens
import Texts
import Workbench

/// The file that a session is recorded to. Each piece is handed to the system before its effect is
/// shown, so that even after `kill -9` the file is complete up to the last whole action. The disk
/// is asked a second after there is something that it does not have, when the user is likely
/// to have paused.
///
/// A file belongs to one recorder: it is locked while it is open. It is only ever appended to, so
/// that nothing is written over and no gap comes into it, even if others write to it meanwhile.
struct RecordingFile {
  /// What a recorder learns.
  enum Trouble: Equatable {
    /// Nothing is recorded any more.
    case failed(reason: String)
    /// The file is shorter than what has been written: somebody else cut it off.
    case wasCut
  }

  enum Opening {
    case opened
    case exists
    case failed(reason: String)
  }

  /// How long what is written may not be on the disk, in milliseconds.
  private static let syncInterval: UInt64 = 1_000

  private let system: any FileSystem
  private var descriptor: Int32 = -1
  /// Whether it is no pipe and no device.
  private(set) var isRegular = true
  /// How long the file is, as far as it has been written here.
  private var length: off_t = 0
  /// When the file has to be synced to the disk; nil if all of it is there.
  private var syncDeadline: UInt64?
  /// What a pipe has not taken yet.
  private var pipe = PipeBuffer()

  init(system: any FileSystem = PlatformFileSystem()) { self.system = system }

  /// When there is something to do without a key.
  var deadline: UInt64? { [syncDeadline, pipe.deadline].compactMap { $0 }.min() }

  mutating func open(_ path: String, _ way: RecordingMode) -> Opening {
    if path == "-" { return .failed(reason: localized("recording.to-output")) }
    var status = stat()
    // A pipe or a device has nothing that could be written over.
    let isThere = stat(path, &status) == 0
    isRegular = !isThere || status.st_mode & S_IFMT == S_IFREG
    if isThere, isRegular, way == .new { return RecordingFile.isLocked(path) ? .inUse : .exists }
    let mode = isRegular && way == .new ? O_EXCL : 0
    // A pipe is not waited for, neither here nor later.
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_APPEND | O_NONBLOCK | mode
    descriptor = CLibrary.open(path, flags, 0o666)
    if descriptor < 0 {
      if errno == EEXIST { return .exists }
      return .failed(reason: errno == ENXIO ? localized("recording.no-reader") : lastError)
    }
    if isRegular {
      if !RecordingFile.lock(descriptor) {
        letGo()
        return .inUse
      }
      if way == .overwrite, system.truncate(descriptor, to: 0) != 0 {
        let reason = lastError
        letGo()
        return .failed(reason: reason)
      }
    }
    length = way == .goOn && isRegular ? max(0, status.st_size) : 0
    pipe = PipeBuffer()
    return .opened
  }

  /// Locks the file for its recorder; false if somebody else has the lock. Some file systems have
  /// no locks. A follower holds one for an instant, to see whether anybody records.
  private static func lock(_ file: Int32) -> Bool {
    for _ in 1...5 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return true }
      usleep(10_000)
    }
    return false
  }

  /// Whether somebody records to the file.
  private static func isLocked(_ path: String) -> Bool {
    let other = CLibrary.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if other < 0 { return false }
    defer { CLibrary.close(other) }
    return flock(other, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Writes a piece: all of it, or nothing that stays.
  mutating func write(_ text: String, at now: UInt64) -> Trouble? {
    guard descriptor >= 0 else { return nil }
    if !isRegular {
      pipe.append(text)
      return flushPipe(at: now)
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return fail(lastError) }
    if status.st_nlink == 0 { return fail(localized("recording.removed")) }
    let wasCut = status.st_size < length
    // What was cut off within a line must not swallow the next one.
    var rest = Array(((wasCut && status.st_size > 0 ? "\n" : "") + text).utf8)[...]
    length = status.st_size
    let end = length + off_t(rest.count)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { system.write(descriptor, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let reason = lastError
        // Half a line would make the file unreadable, and what stands before it is whole.
        _ = system.truncate(descriptor, to: length)
        return fail(reason)
      }
    }
    length = end
    syncDeadline = syncDeadline ?? now + RecordingFile.syncInterval
    return sync(ifDue: now) ?? (wasCut ? .wasCut : nil)
  }

  /// What has to be done: the disk is asked, and a pipe that was full is given the rest.
  mutating func flushIfDue(at now: UInt64) -> Trouble? {
    if let due = pipe.deadline, now >= due, let trouble = flushPipe(at: now) { return trouble }
    return sync(ifDue: now)
  }

  private mutating func sync(ifDue now: UInt64) -> Trouble? {
    guard let syncDeadline, now >= syncDeadline else { return nil }
    return sync()
  }

  private mutating func sync() -> Trouble? {
    syncDeadline = nil
    // A device takes what is written and knows no disk.
    if !isRegular || system.sync(descriptor) == 0 || errno == EINVAL || errno == EROFS
      || errno == ENOTSUP
    {
      return nil
    }
    return fail(lastError)
  }

  /// Writes through and lets go of the file.
  mutating func close() -> Trouble? {
    guard descriptor >= 0 else { return nil }
    let trouble = isRegular ? sync() : pipe.drain(descriptor).map { fail($0) }
    letGo()
    return trouble
  }

  private mutating func flushPipe(at now: UInt64) -> Trouble? {
    pipe.flush(descriptor, at: now).map { fail($0) }
  }

  private mutating func fail(_ reason: String) -> Trouble {
    letGo()
    return .failed(reason: reason)
  }

  private mutating func letGo() {
    if descriptor >= 0 { CLibrary.close(descriptor) }
    descriptor = -1
    syncDeadline = nil
    pipe = PipeBuffer()
  }

  private var lastError: String { String(cString: strerror(errno)) }
}

extension RecordingFile.Opening {
  /// Two recorders would mix their lines.
  fileprivate static var inUse: Self { .failed(reason: localized("recording.in-use")) }
}

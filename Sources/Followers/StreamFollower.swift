import CLibrary

/// Follows a pipe: standard input, or one at a path.
public final class StreamFollower: Follower {
  private var file: Int32
  private var buffer = [UInt8](repeating: 0, count: pieceLength)
  private let isOwn: Bool
  /// A pipe that nobody has opened to write is at its end for macOS, and so always readable.
  private var isAwaited = false

  /// A descriptor that stays open when this ends.
  public init(descriptor: Int32) {
    file = descriptor
    isOwn = false
  }

  /// A pipe in the file system. It is opened without waiting for its writer.
  public init(path: String) throws(FollowFailure) {
    file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    isOwn = true
    if file < 0 { throw .system(code: errno) }
    #if canImport(Darwin)
      var status = stat()
      isAwaited = fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    #endif
  }

  public var descriptor: Int32 { isAwaited ? -1 : file }
  public var lookInterval: UInt64? { isAwaited ? 1_000 : nil }
  public var isRecorded: Bool? { nil }

  deinit { finish() }

  public func look() {}

  public func next() -> FollowedNews? {
    guard file >= 0 else { return nil }
    // A shared descriptor must not become non-blocking, so it is polled first.
    var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 0) > 0 else { return nil }
    let count = read(file, &buffer, buffer.count)
    if count > 0 {
      isAwaited = false
      return .bytes(Array(buffer[..<count]))
    }
    if count < 0, errno == EINTR || errno == EAGAIN {
      // There is a writer, who has not written yet.
      isAwaited = false
      return nil
    }
    if isAwaited { return nil }
    finish()
    return .ended
  }

  private func finish() {
    if isOwn, file >= 0 { close(file) }
    file = -1
  }
}

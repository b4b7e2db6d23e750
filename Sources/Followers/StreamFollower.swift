import CLibrary

/// Follows a pipe: standard input, or one that stands at a path.
public final class StreamFollower: Follower {
  public private(set) var descriptor: Int32
  public let needsLooking = false
  private var buffer = [UInt8](repeating: 0, count: pieceLength)
  private let isOwn: Bool

  /// A descriptor that stays open when this ends.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    isOwn = false
  }

  /// A pipe in the file system. It is opened without waiting for its writer.
  public init(path: String) throws(FollowFailure) {
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    isOwn = true
    if descriptor < 0 { throw .system(code: errno) }
  }

  deinit { finish() }

  public func look() {}

  public func next() -> FollowedNews? {
    guard descriptor >= 0 else { return nil }
    // A descriptor that is shared is not to be made one that never blocks, so it is asked before.
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 0) > 0 else { return nil }
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    finish()
    return .ended
  }

  private func finish() {
    if isOwn, descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}

/// What becomes known of a file or a stream that somebody else writes.
public enum FollowedNews: Equatable, Sendable {
  case bytes([UInt8])
  /// The file is shorter than what has been read, or other: what comes next is its beginning.
  case truncated
  /// Another file stands at the path: what comes next is its beginning.
  case replaced
  /// Nothing stands at the path, or nothing any more; it is waited for.
  case missing
  /// It stands there now, or stands there again as it was.
  case found
  /// It is there and cannot be read; it is tried again when it changes.
  case failed(reason: String)
  /// The stream is over. Nothing comes any more.
  case ended
}

/// Reads what somebody else writes, as it comes. It never waits: the caller sleeps until the
/// descriptor is readable.
public protocol Follower: AnyObject {
  /// Readable when there may be news; -1 where none will ever come.
  var descriptor: Int32 { get }
  /// How often somebody has to look, in milliseconds; nil where the system tells of all changes.
  var lookInterval: UInt64? { get }
  /// Whether somebody records to it, as their lock says; nil where there is nothing to lock.
  var isRecorded: Bool? { get }
  /// Looks at the path again with the next question.
  func look()
  /// The next piece of news, or nil where there is none at present.
  func next() -> FollowedNews?
}

extension Follower {
  /// How often the caller wakes by itself, in milliseconds; nil for not at all. Nothing tells that
  /// a lock is gone, so a file that is recorded to is looked at, too.
  public func wakeInterval(isRecorded: Bool?) -> UInt64? {
    let lock: UInt64? = isRecorded == true ? 1_000 : nil
    return [lookInterval, lock].compactMap { $0 }.min()
  }
}

/// How many bytes are taken at once.
let pieceLength = 1 << 16

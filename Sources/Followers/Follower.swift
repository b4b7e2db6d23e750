/// What happens to a file or a stream that somebody else writes.
public enum FollowedNews: Equatable, Sendable {
  case bytes([UInt8])
  /// The file is shorter than what has been read, or has changed: its beginning comes next.
  case truncated
  /// Another file is at the path: its beginning comes next.
  case replaced
  /// No file is at the path (any more); it may still come.
  case missing
  /// It is there now, or is there again unchanged.
  case found
  /// It is there, but cannot be read; a change leads to another try.
  case failed(reason: String)
  /// The stream has ended.
  case ended
}

/// Reads what somebody else writes, as it comes. It never waits: the caller sleeps until the
/// descriptor is readable.
public protocol Follower: AnyObject {
  /// Readable when there may be news; -1 where none will ever come.
  var descriptor: Int32 { get }
  /// How often it has to be looked at, in milliseconds; nil if the system reports all changes.
  var lookInterval: UInt64? { get }
  /// Whether somebody records to it, as their lock says; nil where there is nothing to lock.
  var isRecorded: Bool? { get }
  /// Looks at the path again with the next question.
  func look()
  /// The next piece of news, or nil where there is none at present.
  func next() -> FollowedNews?
}

extension Follower {
  /// How often the caller wakes without a report, in milliseconds; nil for not at all. The end of a
  /// lock is not reported, so a file that is being recorded is looked at as well.
  public func wakeInterval(isRecorded: Bool?) -> UInt64? {
    let lock: UInt64? = isRecorded == true ? 1_000 : nil
    return [lookInterval, lock].compactMap { $0 }.min()
  }
}

/// How many bytes are read in one go.
let pieceLength = 1 << 16

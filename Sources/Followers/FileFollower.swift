import CLibrary

/// Follows a file: what is appended, and whether it is truncated, replaced, removed or created.
public final class FileFollower: Follower {
  private struct Identity: Equatable {
    var device: dev_t
    var number: ino_t

    init(_ status: stat) {
      device = status.st_dev
      number = status.st_ino
    }
  }

  private let path: String
  private let watch: FileWatch
  private var isOnNetwork: Bool
  private var file: Int32 = -1
  private var identity: Identity?
  private var position: off_t = 0
  /// The last bytes that were read: a file that was rewritten and is longer already has others
  /// there.
  private var end: [UInt8] = []
  private static let endLength = 64
  /// Whether something may stand at the path that has not been looked at.
  private var isToLook = true
  /// Whether the open file has not been held against what was read of it.
  private var isToCheck = false
  private var hasRead = false
  private var isMissing = false
  private var failure: Int32 = 0
  /// Whether the path is a link that leads nowhere: its own folder tells nothing of the other.
  private var isDangling = false
  private var buffer = [UInt8](repeating: 0, count: pieceLength)

  /// The file need not be there yet, but the folder has to.
  public init(path: String) throws(FollowFailure) {
    self.path = path
    let folder = FileFollower.folder(of: path)
    var status = stat()
    guard stat(folder, &status) == 0 else { throw .system(code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .system(code: ENOTDIR) }
    watch = FileWatch(folder: folder)
    isOnNetwork = NetworkFolder.has(folder)
  }

  deinit { if file >= 0 { close(file) } }

  public var descriptor: Int32 { watch.descriptor }

  public var lookInterval: UInt64? {
    if isOnNetwork || isDangling { return 1_000 }
    // Linux gives a user 128 watches by default. Without one, changes are noticed this much later;
    // the file is local, so looking costs little.
    let isWatched = watch.seesFolder && (file < 0 || watch.seesFile)
    return isWatched ? nil : 200
  }

  public var isRecorded: Bool? {
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_SH | LOCK_NB) == 0 else { return errno == EWOULDBLOCK ? true : nil }
    flock(file, LOCK_UN)
    return false
  }

  public func look() {
    isToLook = true
    isToCheck = true
  }

  public func next() -> FollowedNews? {
    while true {
      // First what an open file still has: it may have been replaced after its last line.
      if isToCheck, let news = nextOfFile() { return news }
      if isToLook {
        if let news = lookAtPath() { return news }
      } else if !readsEvents() {
        return nil
      }
    }
  }

  /// Takes the system's reports; whether there were any.
  private func readsEvents() -> Bool {
    var waiting = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 0) > 0 else { return false }
    watch.drain()
    look()
    return true
  }

  // MARK: - The path

  private func lookAtPath() -> FollowedNews? {
    isToLook = false
    var status = stat()
    guard stat(path, &status) == 0 else {
      var link = stat()
      isDangling = lstat(path, &link) == 0
      if isMissing { return nil }
      isMissing = true
      failure = 0
      return .missing
    }
    isDangling = false
    let wasAway = isMissing
    isMissing = false
    if identity == Identity(status) { return wasAway ? .found : nil }
    return reopen(wasAway: wasAway)
  }

  private func reopen(wasAway: Bool) -> FollowedNews? {
    if file >= 0 { close(file) }
    identity = nil
    // If it is a pipe by now, opening it would wait.
    file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    var status = stat()
    if file >= 0, fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      identity = Identity(status)
      watch.watch(file, at: path)
      // A link may lead to a folder of another kind than its own.
      isOnNetwork = NetworkFolder.has(path)
      defer { failure = 0 }
      position = 0
      end = []
      isToCheck = true
      return hasRead ? .replaced : wasAway || failure != 0 ? .found : nil
    }
    let code = file < 0 ? errno : EISDIR
    if file >= 0 { close(file) }
    file = -1
    if code == failure { return nil }
    failure = code
    return .failed(reason: String(cString: strerror(code)))
  }

  // MARK: - The file

  private func nextOfFile() -> FollowedNews? {
    isToCheck = false
    guard file >= 0 else { return nil }
    if isCutOff {
      position = 0
      end = []
      isToCheck = true
      return .truncated
    }
    let count = pread(file, &buffer, buffer.count, position)
    guard count > 0 else { return nil }
    let piece = Array(buffer[..<count])
    position += off_t(count)
    end = Array((end + piece.suffix(FileFollower.endLength)).suffix(FileFollower.endLength))
    hasRead = true
    // There may be more, which is asked for next.
    isToCheck = true
    return .bytes(piece)
  }

  /// Whether the bytes that were read last are no longer at their place.
  private var isCutOff: Bool {
    guard position > 0 else { return false }
    var status = stat()
    guard fstat(file, &status) == 0 else { return false }
    if status.st_size < position { return true }
    var there = [UInt8](repeating: 0, count: end.count)
    let count = pread(file, &there, end.count, position - off_t(end.count))
    return count >= 0 && Array(there[..<count]) != end
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension FileFollower {
  /// Follows a path: a pipe as a stream, everything else as a file.
  public static func follow(_ path: String) throws(FollowFailure) -> any Follower {
    var status = stat()
    if stat(path, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR { throw .system(code: EISDIR) }
      if kind != S_IFREG { return try StreamFollower(path: path) }
    }
    return try FileFollower(path: path)
  }
}

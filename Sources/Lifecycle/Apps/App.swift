/// An installed app and its process.
public struct App: Hashable, Sendable {
  public let id: AppID
  public let kind: AppKind
  public internal(set) var process: ProcessState = .notRunning
  /// `UIApplication.applicationState`: the highest of the states of its scenes.
  public internal(set) var state: ApplicationState = .background
  /// The process id while there is a process, else 0.
  public internal(set) var pid: UInt16 = 0
  public internal(set) var uses: BackgroundUses = []
  /// When it is suspended unless something keeps it running.
  public internal(set) var suspension: Deadline = .never
  /// When its background tasks have had their time.
  public internal(set) var expiration: Deadline = .never
  /// When it was last suspended: among several, the least was suspended longest.
  public internal(set) var suspendedSince: Deadline = .never
  /// Its main thread blocks: nothing that is sent to it is taken.
  public internal(set) var isHung = false
  /// When the watchdog kills it, for not having taken what was sent.
  public internal(set) var watchdog: Deadline = .never
  /// The user has removed its card since it was last opened.
  public internal(set) var isRemovedByUser = false
  /// What waits in the notification center for it.
  public internal(set) var notification: Facts = []
  /// Sessions that were discarded without its being told.
  public internal(set) var untoldSessions: UInt16 = 0
  var lastNumber: UInt16 = 0
}

/// A moment at which something falls due. At equal times what was begun first comes first, so the
/// order is total and a replay cannot differ.
public struct Deadline: Hashable, Comparable, Sendable {
  public var milliseconds: UInt32
  var sequence: UInt32

  public static let never = Deadline(milliseconds: .max, sequence: .max)

  public static func < (left: Deadline, right: Deadline) -> Bool {
    left.milliseconds != right.milliseconds
      ? left.milliseconds < right.milliseconds : left.sequence < right.sequence
  }
}

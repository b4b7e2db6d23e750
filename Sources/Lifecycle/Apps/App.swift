/// An installed app and its process. What it has only while it has a process is read as its own.
@dynamicMemberLookup public struct App: Hashable, Sendable {
  public let id: AppID
  public let kind: AppKind
  public internal(set) var process: ProcessState = .notRunning
  /// `UIApplication.applicationState`: the highest of the states of its scenes.
  public internal(set) var state: ApplicationState = .background
  public internal(set) var runtime = Runtime()
  /// It has had a process since the session began.
  public internal(set) var wasLaunched = false
  /// The tasks of `BGTaskScheduler` that it has submitted and that have not been started.
  public internal(set) var requests: BackgroundUses = []
  /// The user has force-quit it since it was opened last.
  public internal(set) var isForceQuit = false
  /// Its notifications in Notification Center.
  public internal(set) var notification: Facts = []
  /// Discarded sessions that it has not received yet.
  public internal(set) var undeliveredDiscards: UInt16 = 0
  /// The number of the only one of them; 0 where there are several, or none.
  var undeliveredDiscard: UInt16 = 0
  /// How often the user has edited what the app shows, since it was as it is at first.
  public internal(set) var edits: UInt16 = 0
  /// How many of these edits are stored.
  public internal(set) var savedEdits: UInt16 = 0
  /// How many edits went with the process that ended last.
  public internal(set) var lostEdits: UInt16 = 0
  /// Its state has been stored, and will be given back when it is launched.
  public internal(set) var hasStoredState = false
  var lastNumber: UInt16 = 0

  @inlinable public subscript<Value>(dynamicMember path: KeyPath<Runtime, Value>) -> Value {
    runtime[keyPath: path]
  }
}

extension App {
  /// What an app has only while it has a process: it ends with the process, all of it.
  public struct Runtime: Hashable, Sendable {
    /// The process id while there is a process, else 0.
    public internal(set) var pid: UInt16 = 0
    public internal(set) var uses: BackgroundUses = []
    /// Its main thread blocks: nothing that is sent to it is taken.
    public internal(set) var isHung = false
    /// What blocks its main thread is its launch.
    public internal(set) var isLaunching = false
    /// It is to end when its main thread has taken what was sent, or when the watchdog kills it.
    public internal(set) var isTerminating = false
    /// It takes no touches for its view: `isUserInteractionEnabled` is false.
    public internal(set) var ignoresTouches = false
    /// It runs under the debugger, which stays attached until the process ends.
    public internal(set) var isDebugged = false
    /// The last that it knows is that protected files are out of reach.
    var missesData = false
    /// What it takes, in megabytes.
    public internal(set) var footprint: UInt16 = 0
    /// How long its main thread is still busy when it executes again, in milliseconds.
    var hangLeft: UInt32 = 0
    /// When it is suspended unless something keeps it running.
    public internal(set) var suspension: Deadline = .never
    /// When its background tasks have had their time.
    public internal(set) var expiration: Deadline = .never
    /// When its main thread goes on, where that is known.
    public internal(set) var recovery: Deadline = .never
    /// When the watchdog kills it, for not having taken what was sent.
    public internal(set) var watchdog: Deadline = .never
    /// When it was last suspended: among several, the least was suspended longest.
    public internal(set) var suspendedSince: Deadline = .never

    /// When its next scheduled event happens.
    var earliest: Deadline { min(suspension, min(expiration, min(watchdog, recovery))) }
  }

  /// There is no process, or there will be none as soon as its main thread is free.
  var isEnding: Bool { process == .notRunning || runtime.isTerminating }

  /// Something is edited, and would be lost if the process ended now.
  public var hasUnsavedEdits: Bool { edits != savedEdits }
}

/// The time of a scheduled event. At equal times what was begun first comes
/// first, so the order is total and a replay cannot differ.
public struct Deadline: Hashable, Comparable, Sendable {
  public var milliseconds: UInt32
  var sequence: UInt32

  public static let never = Deadline(milliseconds: .max, sequence: .max)

  public static func < (left: Deadline, right: Deadline) -> Bool {
    left.milliseconds != right.milliseconds
      ? left.milliseconds < right.milliseconds : left.sequence < right.sequence
  }
}

import Lifecycle

/// The changes of a session since they were taken last. The workbench knows no screen: an
/// interface follows the changes, in the order of these properties.
public struct Changes: Sendable {
  /// What is open to be chosen or answered is about apps and branches that are gone.
  public var isReplaced = false
  /// Another session is here.
  public var isAdopted = false
  /// From this entry on another branch continues.
  public private(set) var fork: Int?
  /// Messages that were shown one by one are all shown.
  public var areAllShown = false
  /// The session is at another point in time, and the log follows it.
  public var isMoved = false
  /// Marks or lines of narration were added or removed.
  public var hasRemarks = false
  /// Something has happened.
  public var isRefreshed = false
  /// The apps that came to the front.
  public var appeared: [AppID] = []
  /// There may be captions to read at the current point in time.
  public var hasArrived = false
  /// An exercise was opened: what it asks is to be read.
  public var isExerciseOpened = false
  /// What the last action has just sent.
  public var sent: Range<Int>?
  /// The next action waits for a prediction.
  public var held: HeldStep?

  public mutating func fork(at entry: Int) { fork = min(fork ?? entry, entry) }

  /// Another session begins: changes of the one before no longer matter.
  mutating func adopt() {
    self = Changes(isReplaced: isReplaced, isAdopted: true)
  }

  private init(isReplaced: Bool, isAdopted: Bool) {
    self.isReplaced = isReplaced
    self.isAdopted = isAdopted
  }

  init() {}
}

/// Messages that are shown one by one, so that nothing goes on meanwhile.
public struct Holding: Equatable, Sendable {
  /// What the device shows as long as they are.
  var visible: Card?

  public init(visible: Card?) { self.visible = visible }
}

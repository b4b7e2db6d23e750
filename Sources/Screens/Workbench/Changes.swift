import Lifecycle

/// What has changed of a session since it was followed last. The workbench knows no screen: whoever
/// shows it brings what is looked at in line with these, in the order in which they stand here.
struct Changes: Sendable {
  /// What is open to be chosen or answered is about apps and branches that are gone.
  var isReplaced = false
  /// Another session is here.
  var isAdopted = false
  /// From this entry on another branch continues.
  private(set) var fork: Int?
  /// Messages that were shown one by one are all shown.
  var areAllShown = false
  /// The session stands elsewhere, and what is looked at stands there.
  var isMoved = false
  /// Marks or lines of narration were added or removed.
  var hasRemarks = false
  /// Something has happened.
  var isRefreshed = false
  /// The apps that came to the front.
  var appeared: [AppID] = []
  /// There may be captions to read where the session stands.
  var hasArrived = false
  /// An exercise was opened: what it asks is to be read.
  var isExerciseOpened = false
  /// What the last action has just sent.
  var sent: Range<Int>?
  /// The next action waits for a prediction.
  var held: HeldStep?

  mutating func fork(at entry: Int) { fork = min(fork ?? entry, entry) }

  /// Another session comes: what changed of the one before is of no interest.
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
struct Holding: Equatable, Sendable {
  /// What the device shows as long as they are.
  var visible: Card?
}

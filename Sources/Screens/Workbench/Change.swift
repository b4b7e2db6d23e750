import Lifecycle

/// What has changed of the session for those who look at it, in the order in which it did. The
/// workbench knows no screen: whoever shows it follows these.
enum Change: Sendable {
  /// Another session is here.
  case adopted
  /// From an entry on another branch continues.
  case forked(at: Int)
  /// Marks or lines of narration were added or removed.
  case remarks
  /// The session stands elsewhere, and what is looked at stands there.
  case moved
  /// The last action has just sent these messages.
  case sent(Range<Int>)
  /// Messages that were shown one by one are all shown.
  case allShown
  /// Something has happened.
  case refreshed
  /// An app came to the front.
  case appeared(AppID)
  /// The session has come to where it stands; there may be captions to read.
  case arrived
  /// An exercise was opened: what it asks is to be read.
  case exerciseOpened
  /// What is open to be chosen or answered is about apps and branches that are gone.
  case replaced
  /// The next action waits for a prediction.
  case held(HeldStep)
}

/// Messages that are shown one by one, so that nothing goes on meanwhile.
struct Holding: Equatable, Sendable {
  /// What the device shows as long as they are.
  var visible: Card?
}

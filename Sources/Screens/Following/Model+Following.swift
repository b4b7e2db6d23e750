import Lifecycle
import Sessions
import Texts
import Workbench

// What the event loop says of a session that is followed.
extension Model {
  /// Begins to follow a session. Until its header has come, the device is the usual one.
  public mutating func follow(name: String, file: String) {
    work { $0.follow(name: name, file: file) }
  }

  /// Whether what comes is shown at once.
  var takesWhatComes: Bool { followedPlace == .liveEnd && presenting.slowMotion.held == nil }

  /// Reads bytes of the file, and does what they say where one stands at the session's end. It
  /// costs no picture: a flood is read before one is drawn.
  public mutating func readFollowed(_ bytes: [UInt8]) {
    work { $0.readFollowed(bytes) }
    _ = takeWhatCame()
  }

  /// Does what has come, one event after the other, as long as it is shown at once.
  private mutating func takeWhatCame() -> Bool {
    var hasTaken = false
    while takesWhatComes, work({ $0.performNextFollowed() }) != nil { hasTaken = true }
    return hasTaken
  }

  /// Does what came while messages were shown one by one, as far as it goes.
  mutating func performWaitingFollowed() -> [Effect] {
    let hasTaken = takeWhatCame()
    if takesWhatComes { work { $0.closeWhatEnded() } }
    if hasTaken { work { $0.refresh() } }
    return work { $0.recordWhatCame() }
  }

  /// Brings what is looked at in line with what has come, before it is drawn. What is recorded of
  /// it is written.
  @discardableResult
  public mutating func settleFollowed() -> [Effect] {
    work {
      $0.refresh()
      return $0.recordWhatCame()
    }
  }

  /// Nothing comes any more; what there is stays to be looked at.
  public mutating func followedHasEnded() {
    work { $0.finishFollowed() }
    _ = takeWhatCame()
    work { $0.endFollowed() }
  }
}

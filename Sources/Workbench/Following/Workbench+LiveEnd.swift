import Lifecycle
import Sessions
import Texts

// A follower of a session is at its end and sees what comes, or looks elsewhere: back, at a
// line of their own, or at an action whose messages come one by one. There nothing moves, and what
// comes waits until they go back.
extension Workbench {
  /// Where the user is while a session is followed; nil if none is.
  public var followedPlace: Following.Place? {
    guard let following else { return nil }
    if following.left == nil { return .liveEnd }
    return travel.branches.isFollowed ? .past : .ownLine
  }

  /// Whether what comes is shown at once.
  public var takesWhatComes: Bool { followedPlace == .liveEnd && holding == nil }

  /// Something else is about to be looked at or done: the file's line is kept as it is.
  mutating func leaveLiveEnd() {
    guard followedPlace == .liveEnd else { return }
    following?.left = simulation.timeline
    following?.leftNarration = travel.branches.narration
  }

  /// Goes back to the end of the followed session, from wherever one is: what waited is taken.
  mutating func returnToLiveEnd() {
    let before = shownCard
    let wasAway = followedPlace != .liveEnd || holding != nil
    goToWhereItWasLeft()
    repeat { showAllMessages() } while performNextFollowed() != nil
    closeWhatEnded()
    changes.isMoved = true
    arrive(from: before)
    guard let name = following?.name else { return }
    sayLeast(localized(wasAway ? "following.back" : "following.at-end", ["file": name]))
  }

  /// Goes back to where the file's branch was left; the user's own branch is kept.
  public mutating func goToWhereItWasLeft() {
    guard following?.left != nil else { return }
    showAllMessages()
    travel.stopPlayback()
    isClockRunning = false
    goToFollowedBranch()
    restoreSavedTimeline()
  }

  /// A follower who comes to where the file's branch was left, and finds that nothing waits, sees
  /// what comes from there on.
  mutating func stayWhereItWasLeft() {
    guard standsWhereItWasLeft, following?.session.waiting == 0 else { return }
    restoreSavedTimeline()
  }

  private var standsWhereItWasLeft: Bool {
    followedPlace == .past && following?.left?.cursor == simulation.timeline.cursor
  }

  /// No copy is left elsewhere: the next action would have to copy the whole line.
  private mutating func restoreSavedTimeline() {
    guard let left = following?.left else { return }
    travel.branches.restoreNarration(following?.leftNarration ?? [])
    following?.left = nil
    simulation.timeline = left
    changes.hasRemarks = true
  }

  // MARK: - What waits

  /// Whether the next step forward is an action that waits.
  public var stepsIntoWhatWaits: Bool {
    standsWhereItWasLeft && following.map { $0.session.waiting > 0 } == true
  }

  /// Takes one action of those that wait, and stays there.
  public mutating func stepIntoWhatWaits() {
    let before = shownCard
    showAllMessages()
    restoreSavedTimeline()
    taking: while let event = performNextFollowed() {
      switch event {
      case .step, .problem: break taking
      case .setUp, .narration, .passes, .code, .print, .beneath, .unsettled, .ended, .restarted:
        break
      }
    }
    if following.map({ $0.session.waiting > 0 }) == true { leaveLiveEnd() }
    changes.isMoved = true
    arrive(from: before)
  }

  /// A recording has what the file does as well, once it is taken.
  public mutating func recordWhatCame() -> [Effect] { followedPlace == .liveEnd ? record() : [] }

  // MARK: - What a follower cannot do

  /// Says that there is no other session here, where one is followed.
  public mutating func refusesToReplace() -> Bool {
    guard let following else { return false }
    say(localized("following.no-other", ["file": following.name]), .refusal)
    return true
  }

  /// The file alone says how its time passes.
  public mutating func refusesClock() -> Bool {
    guard followedPlace == .liveEnd, let name = following?.name else { return false }
    say(localized("following.no-clock", ["file": name]), .refusal)
    return true
  }
}

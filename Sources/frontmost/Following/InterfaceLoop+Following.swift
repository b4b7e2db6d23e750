import Followers
import Screens
import Terminals
import Workbench

extension InterfaceLoop {
  /// How long a flood is taken before a frame shows how far it is, in milliseconds.
  private static let patience: UInt64 = 100

  /// Takes all that there is to read, so that it is drawn once; but a follower sees that
  /// something goes on.
  mutating func takeFollowed() {
    guard let follower else { return }
    let end = MonotonicClock.now + InterfaceLoop.patience
    followDeadline = nil
    var hasNews = false
    while let news = follower.next() {
      hasNews = true
      switch news {
      case .bytes(let bytes): model.readFollowed(bytes)
      case .ended: model.followedHasEnded()
      case .truncated, .replaced, .missing, .found, .failed: model.work { $0.handle(news) }
      }
      if MonotonicClock.now >= end {
        followDeadline = end
        break
      }
    }
    if hasNews { perform(model.settleFollowed()) }
    let isRecorded = follower.isRecorded
    if let isRecorded { model.work { $0.followedRecorder(isThere: isRecorded) } }
    if followDeadline == nil, let interval = follower.wakeInterval(isRecorded: isRecorded) {
      followDeadline = MonotonicClock.now + interval
    }
    terminal.watch(follower.descriptor)
  }

  /// The rest of a flood, or a look that nothing asked for.
  mutating func takeFollowed(ifDue now: UInt64) {
    guard let due = followDeadline, now >= due else { return }
    if follower?.lookInterval != nil { follower?.look() }
    takeFollowed()
  }
}

extension Workbench {
  /// What happened to the file that is followed, besides that bytes came, or no more come.
  mutating func handle(_ news: FollowedNews) {
    switch news {
    case .truncated: followAgain(wasReplaced: false)
    case .replaced: followAgain(wasReplaced: true)
    case .missing: followedIsMissing()
    case .found: followedIsFound()
    case .failed(let reason): followedFailed(reason)
    case .bytes, .ended: break
    }
  }
}

import Followers
import Screens

/// A session that is followed, in lines as they come. Who types may look elsewhere meanwhile.
extension LinearLoop {
  /// Says all that has come. A stream that is over ends the program where nobody types.
  mutating func takeFollowed() {
    guard let follower else { return }
    if follower.lookInterval != nil { follower.look() }
    while let news = follower.next() {
      switch news {
      case .bytes(let bytes):
        let answer = lineInterface.readFollowed(bytes)
        tell(answer.lines, answer.effects)
      case .ended:
        say(lineInterface.followedHasEnded())
        isOver = !takesWords
      case .truncated, .replaced, .missing, .found, .failed:
        say(lineInterface.followed { $0.handle(news) })
      }
    }
    let isRecorded = follower.isRecorded
    if let isRecorded, isRecorded != isFollowedRecorded {
      say(lineInterface.followed { $0.followedRecorder(isThere: isRecorded) })
    }
    isFollowedRecorded = isRecorded
  }
}

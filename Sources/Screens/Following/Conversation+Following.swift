import Lifecycle
import Sessions
import Texts

/// A session that is followed, in lines: each action with what it sends, as it comes.
extension Conversation {
  /// What there is to say of bytes that have come.
  public mutating func takeFollowed(_ bytes: [UInt8]) -> [String] {
    model.following?.state = .live
    model.following?.session.take(bytes)
    return tellFollowed()
  }

  /// The same of what has become of the file.
  public mutating func followed(_ change: (inout Model) -> Void) -> [String] {
    model.note = nil
    change(&model)
    if model.machine.timeline.cursor == 0 { followedHeader = nil }
    forget()
    return noteLines()
  }

  /// Words that would change the session.
  private static let changing: Set<String> = [
    "scenario", "step", "play", "take-over", "set-up", "clock", "record", "stop", "restart",
  ]

  /// What is said to a word that would change what is followed.
  mutating func refusalWhileFollowing(_ word: String) -> [String]? {
    guard Conversation.changing.contains(word), model.refusesToChange() else { return nil }
    return noteLines()
  }

  /// The last line needs no end any more.
  public mutating func followedHasEnded() -> [String] {
    model.following?.session.finish()
    let lines = tellFollowed()
    model.note = nil
    model.followedHasEnded()
    return lines + noteLines()
  }

  private mutating func tellFollowed() -> [String] {
    var lines: [String] = []
    model.note = nil
    while let event = model.takeNextFollowed() {
      switch event {
      case .setUp(let setup):
        if setup.header == followedHeader { break }
        followedHeader = setup.header
        forget()
        lines.append(
          localized("linear.opened", ["device": "\(setup.model)", "release": "\(setup.release)"]))
      case .narration(let text): lines.append("# \(text)")
      case .step(let step):
        let news = news()
        lines += ["> \(model.machine.text.text(step))"] + (news.isEmpty ? silence : news)
      case .passes: lines += news()
      case .message, .refusal, .problem, .unsettled: lines += noteLines()
      case .unchecked: break
      }
      model.note = nil
    }
    model.settleFollowed()
    return lines
  }
}

import Lifecycle
import Sessions
import Texts
import Workbench

/// A session that is followed, in lines: each action with what it sends, as it comes.
extension LineInterface {
  /// Takes bytes of the followed file. Returns the lines to print.
  public mutating func readFollowed(_ bytes: [UInt8]) -> Answer {
    let waited = following?.session.waiting
    work { $0.readFollowed(bytes) }
    guard !workbench.takesWhatComes else { return (tellFollowed(), work { $0.recordWhatCame() }) }
    // Once: a user who looks elsewhere is not disturbed.
    guard waited == 0, let following = following, following.session.waiting > 0 else {
      return ([], [])
    }
    return ([localized("linear.followed-waits", ["file": following.name])], [])
  }

  /// The same of what has become of the file.
  public mutating func followed(_ change: (inout Workbench) -> Void) -> [String] {
    clearNote()
    work(change)
    if simulation.timeline.cursor == 0 { followedHeader = nil }
    forget()
    return noteLines()
  }

  /// Goes back to the end of what is followed, and tells what waited.
  mutating func returnToLiveEnd() -> Answer {
    let wasAway = workbench.followedPlace != .liveEnd
    work { $0.goToWhereItWasLeft() }
    let key = wasAway ? "following.back" : "following.at-end"
    let name = following?.name ?? ""
    work { $0.say(localized(key, ["file": name])) }
    printed = min(printed, simulation.timeline.events.count)
    return (news() + tellFollowed(), work { $0.recordWhatCame() })
  }

  /// So many of the actions that wait, where one has come to the end of what is shown.
  mutating func stepIntoWhatWaits(_ count: Int) -> Answer {
    var lines: [String] = []
    for _ in 0..<max(0, count) where workbench.stepsIntoWhatWaits {
      let place = simulation.timeline.cursor
      clearNote()
      work { $0.stepIntoWhatWaits() }
      if simulation.timeline.cursor > place { lines += heading(place) }
      lines += news()
    }
    return (lines, work { $0.recordWhatCame() })
  }

  /// The last line needs no end any more.
  public mutating func followedHasEnded() -> [String] {
    work { $0.finishFollowed() }
    let lines = workbench.takesWhatComes ? tellFollowed() : []
    clearNote()
    work { $0.endFollowed() }
    return lines + noteLines()
  }

  private mutating func tellFollowed() -> [String] {
    var lines: [String] = []
    clearNote()
    while let event = work({ $0.performNextFollowed() }) {
      switch event {
      case .setUp(let setup):
        if setup.header == followedHeader { break }
        followedHeader = setup.header
        forget()
        lines.append(
          localized("linear.opened", ["device": "\(setup.model)", "release": "\(setup.release)"]))
      case .narration(let text): lines.append("# \(text)")
      case .step(let step, let isQuestion):
        let news = news()
        let mark = isQuestion ? "?" : ">"
        lines += ["\(mark) \(simulation.text.line(step))"] + (news.isEmpty ? silence : news)
      case .passes: lines += news()
      case .print(let text): lines.append("| \(text)")
      case .code(let action): lines.append("< \(simulation.text.line(action))")
      case .restarted:
        followedHeader = nil
        forget()
        lines += noteLines()
      case .beneath, .problem, .unsettled, .ended: lines += noteLines()
      }
      clearNote()
    }
    work { $0.refresh() }
    return lines
  }
}

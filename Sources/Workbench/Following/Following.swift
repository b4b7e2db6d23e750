import Rulebooks
import Sessions
import TextFiles
import Texts

/// Another user's session, watched live. At its end the device does what
/// the file says as it comes; it waits for a user who looks elsewhere.
public struct Following: Sendable {
  /// Whether more is to come.
  public enum State: Sendable {
    /// There is no file yet, or none any more.
    case waiting
    case live
    /// Its recorder is gone, and its end has not been written.
    case interrupted
    /// The stream is over.
    case ended
  }

  /// As it is shown.
  public let name: String
  /// As it is named where something is wrong with a line.
  let file: String
  public var state = State.live
  /// Whether a recorder of the file was seen.
  var hasRecorder = false
  public var session: FollowedSession
  public var comparison = FollowedComparison()
  /// The file's line as it was left, while one looks elsewhere: what comes is put behind it, and
  /// what the user looked at or did meanwhile has not changed it.
  var left: Timeline?
  /// What had been narrated on it by then.
  var leftNarration: [Branches.Mark] = []
  /// What is wrong with the file, the first of all: it is kept to be read again, since a note is
  /// soon gone.
  private(set) var problem: Diagnostic?
  /// The last thing that was wrong: the same is not said for each line of a flood.
  private var lastProblem: Diagnostic?

  init(name: String, file: String, library: Library) {
    self.name = name
    self.file = file
    session = FollowedSession(name: file, library: library)
  }

  /// Another session has come: the branch that was left is gone.
  mutating func forgetWhereItWasLeft() { left = nil }

  /// Keeps the first problem. Returns the text about this one; nil if it repeats the last.
  mutating func find(_ diagnostic: Diagnostic) -> String? {
    if let lastProblem, lastProblem.message == diagnostic.message { return nil }
    lastProblem = diagnostic
    if problem == nil { problem = diagnostic }
    return diagnostic.description
  }

  /// Everything restarts with the file's first line.
  func restarted(_ library: Library) -> Following {
    Following(name: name, file: file, library: library)
  }

  /// Where the user is while a session is followed.
  public enum Place: Sendable {
    case liveEnd
    /// Elsewhere on the file's line.
    case past
    /// On the user's own branch.
    case ownLine
  }

  /// What the title says.
  public func title(at place: Place) -> String {
    let key =
      switch (place, state) {
      case (.liveEnd, .waiting): "following.title-waiting"
      case (.liveEnd, .live): "following.title-live"
      case (.liveEnd, .interrupted): "following.title-interrupted"
      case (.liveEnd, .ended): "following.title-ended"
      case (.past, _): "following.title-past"
      case (.ownLine, _): "following.title-own"
      }
    let sign =
      switch state {
      case .waiting, .interrupted: "○"
      case .live: "◉"
      case .ended: "■"
      }
    return "\(sign) " + localized(key, ["file": name])
  }

  /// How much has come that has not been taken.
  public var count: String {
    session.waiting > 0 ? localized("following.waits", ["count": "\(session.waiting)"]) : ""
  }

  /// What the title says of the first thing that is wrong.
  public var mark: String {
    problem.map { localized("following.title-problem", ["line": "\($0.line)"]) } ?? ""
  }
}

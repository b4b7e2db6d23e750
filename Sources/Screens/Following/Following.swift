import Rulebooks
import Sessions
import Texts

/// A session of somebody else's that is looked at while it goes on: the device does what the file
/// says, and nothing else.
public struct Following: Sendable {
  /// Whether more is to come.
  enum State: Sendable {
    /// There is no file yet, or none any more.
    case waiting
    case live
    /// The stream is over.
    case ended
  }

  /// As it is shown.
  let name: String
  /// As it is named where something is wrong with a line.
  let file: String
  var state = State.live
  var session: FollowedSession
  var comparison = FollowedComparison()
  /// What is wrong with the file, the first of all: it is said again with each key that does
  /// nothing, since a note is soon gone.
  private(set) var problem: String?
  /// Where that is.
  private(set) var problemLine = 0
  /// The last thing that was wrong: the same is not said for each line of a flood.
  private var lastProblem: Diagnostic?

  init(name: String, file: String, library: Library) {
    self.name = name
    self.file = file
    session = FollowedSession(name: file, library: library)
  }

  /// Notes what is wrong. Returns what there is to say of it.
  mutating func find(_ diagnostic: Diagnostic) -> String? {
    if let lastProblem, lastProblem.message == diagnostic.message { return nil }
    lastProblem = diagnostic
    if problem == nil {
      problem = diagnostic.description
      problemLine = diagnostic.line
    }
    return diagnostic.description
  }

  /// Everything begins anew with the file's first line.
  func anew(_ library: Library) -> Following {
    Following(name: name, file: file, library: library)
  }

  /// What the title says.
  var title: String {
    let key =
      switch state {
      case .waiting: "following.title-waiting"
      case .live: "following.title-live"
      case .ended: "following.title-ended"
      }
    return localized(key, ["file": name])
  }

  /// What the title says of the first thing that is wrong.
  var mark: String {
    problem == nil ? "" : localized("following.title-problem", ["line": "\(problemLine)"])
  }
}

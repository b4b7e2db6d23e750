import Lifecycle
import Sessions

/// An action that explains some lines of a real log, with what the model sends for it.
public struct LogAct: Sendable {
  /// Nil where nothing explains the lines.
  var action: Action?
  /// How it is spelled; empty where there is none.
  var words = ""
  /// How long after the act before it.
  var wait: UInt32 = 0
  var sent: [Message] = []
  /// The places of the lines that belong to it, among those that are known.
  var lines: Range<Int>
  /// Whether the log ends before all of its messages came.
  var isCut = false
  /// Other actions that send the same here.
  var others: [String] = []
  /// Whether it was done before the log began, or after it ended.
  var isOutside = false
  /// Whether the user's words do not name it.
  var isUnsaid = false
  /// How a process ended without a message.
  var ending: ProcessEnding?
}

/// How a process ends that receives no message about it.
public enum ProcessEnding: Sendable {
  /// The system killed it while it was suspended.
  case killed
  /// It crashed, or Xcode stopped it.
  case crashed

  init?(_ action: Action) {
    switch action {
    case .jetsam: self = .killed
    case .crash: self = .crashed
    default: return nil
    }
  }
}

import Lifecycle
import Sessions

/// A step from one line of a real log: an action, and the lines that it explains.
struct LogWay {
  var before: [Action] = []
  /// Actions without a line in the log, and then those that explain the lines.
  var actions: [Action]
  /// What the first of several actions sends, where the log has nothing of it.
  var unheard: [Message] = []
  var sent: [Message]
  var count: Int
  var kernel: Kernel
  /// How many lines it explains, those of a likely next action among them.
  var score: Int
  var others: [Action] = []

  /// How many messages the log does not have.
  var missing: Int { unheard.count + sent.count - count }
}

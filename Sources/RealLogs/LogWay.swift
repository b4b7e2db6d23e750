import Lifecycle
import Sessions

/// A way on from one line of a real log: what was done, and which lines that explains.
struct LogWay {
  var before: [Action] = []
  /// What was done without a line in the log, and then what explains the lines.
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

import Explanations
import Lifecycle
import Sessions

extension SessionExport {
  /// An action of the session's, with what people want to read of it.
  struct Act {
    var number: Int
    var time: String
    var words: String
    var refusal: String?
    /// What the file says before it.
    var narration: [String]
    var messages: [Line]
  }

  /// A message, with the rule that sent it.
  struct Line {
    var app: String
    var receiver: String
    var selector: String
    var isSilent: Bool
    var rule: String
    var reason: String
  }

  /// The actions in their order. What was taken back by `undo` is not among them.
  var acts: [Act] {
    let timeline = machine.timeline
    let narrations = self.narrations
    return timeline.past.enumerated().map { index, entry in
      let messages = timeline.messages(beneath: index).map { timeline.messages[$0] }
      return Act(
        number: index + 1, time: SessionExport.clock(entry.time),
        words: machine.text.text(.act(entry.step, detail: entry.detail)),
        refusal: entry.refusal.map { machine.sentence(.kernel($0)) },
        narration: index < narrations.count ? narrations[index] : [],
        messages: messages.filter(shows).map(line))
    }
  }

  /// Words of the system's are shown too: they are what nobody is told.
  private func shows(_ message: Message) -> Bool {
    if message.receiver == .system {
      return file.setup.watch?.contains(message.app) != false
        && !machine.rules.messages[message.selector].isQuiet
    }
    return file.setup.shows(message)
  }

  private func line(_ message: Message) -> Line {
    let row = machine.rules.messages[message.selector]
    let rule = machine.rules[message.exception] ?? machine.rules[message.rule]
    return Line(
      app: machine.text.name(message.app), receiver: machine.text.receiver(message),
      selector: row.says ?? row.selector, isSilent: message.receiver == .system,
      rule: rule?.name ?? "", reason: rule?.reason ?? "")
  }

  /// The narration before each action; a file with `undo` has none that is certain.
  private var narrations: [[String]] {
    var all: [[String]] = []
    var open: [String] = []
    for line in file.lines {
      switch line.content {
      case .narration(let text):
        // The first line is the title, which stands above everything.
        if let told = Narration.told(text), !(all.isEmpty && open.isEmpty && told == title) {
          open.append(told)
        }
      case .action(let action):
        guard case .act = action.step else { return [] }
        all.append(open)
        open = []
      case .blank, .header, .message, .unchecked, .state, .refusal: break
      }
    }
    return all
  }

  /// A time as minutes, seconds and tenths.
  static func clock(_ time: Instant) -> String {
    let tenths = Int(time.milliseconds) / 100
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(tenths / 600)):\(two(tenths / 10 % 60)).\(tenths % 10)"
  }
}

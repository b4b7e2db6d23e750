import Explanations
import Lifecycle
import Screens
import Sessions
import Texts

extension SessionExport {
  /// An action of the session's, with what people want to read of it.
  struct Act {
    var number: Int
    var time: String
    var words: String
    /// Whether a prediction of it is asked for.
    var isQuestion: Bool
    /// What somebody predicted of it, a line for each message.
    var predicted: [String]
    var refusal: String?
    /// What the file says before it.
    var narration: [String]
    /// What apps' own code did or printed before the first message that is shown.
    var code: [String]
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
    /// Whether sources disagree about it.
    var isDisputed: Bool
    /// Whether it comes inside a method that has not returned.
    var isInside: Bool
    /// What its options contain, as its method finds it.
    var options: [String]
    /// What apps' own code did or printed before the next message that is shown, as a file has it.
    var code: [String] = []

    /// What was sent, with what its options contain and the mark of what is disputed.
    func marked(_ text: String) -> String {
      let text =
        options.isEmpty
        ? text : localized("log.with-options", ["text": text, "options": Lists.comma(options)])
      return DisputedMark.marked(text, if: isDisputed)
    }
  }

  /// Whether any message has that mark, so that its meaning has to be explained.
  var hasDisputed: Bool { acts.contains { $0.messages.contains(where: \.isDisputed) } }

  /// The actions in their order, without those that `undo` took back.
  var acts: [Act] {
    let timeline = simulation.timeline
    return timeline.past.enumerated().map { index, entry in
      var act = Act(
        number: index + 1, time: TimeText.clock(timeline.start(of: index)),
        words: simulation.text.line(.act(entry.step, detail: entry.detail)),
        isQuestion: isQuestion(entry), predicted: predicted(entry.prediction),
        refusal: entry.refusal.map { simulation.sentence(.kernel($0)) },
        narration: narration(before: index), code: [], messages: [])
      var code = timeline.loggedCode(of: index)[...]
      func takeCode(before place: Int) {
        let lines = code.prefix { $0.place <= place }.map(self.line)
        code = code.dropFirst(lines.count)
        if act.messages.isEmpty {
          act.code += lines
        } else {
          act.messages[act.messages.count - 1].code += lines
        }
      }
      for place in timeline.events(beneath: index) {
        takeCode(before: place)
        if let line = line(place) { act.messages.append(line) }
      }
      takeCode(before: .max)
      return act
    }
  }

  private func predicted(_ prediction: PredictionLines) -> [String] {
    prediction.lines.filter { $0 != .unanswered }.map {
      $0 == .nothing ? localized("predictions.nothing") : simulation.text.line($0)
    }
  }

  /// What the file says after the last action.
  var closing: [String] { narration(before: simulation.timeline.past.count) }

  private func line(_ logged: LoggedCode) -> String {
    switch logged.event {
    case .did(let action): "< \(simulation.text.line(action))"
    case .printed(let text): "| \(text)"
    }
  }

  /// The narration before an action, without the title, which is above everything.
  func narration(before index: Int) -> [String] {
    var lines = narration(at: index).compactMap(Narration.shown)
    if index == 0, lines.first == title { lines.removeFirst() }
    return lines
  }

  /// Events of the system are shown too, though no app receives them.
  func shows(_ message: Message) -> Bool {
    if message.receiver == .system {
      return file.setup.watch?.contains(message.app) != false
        && !simulation.rules.messages[message.selector].isQuiet
    }
    return file.setup.shows(message)
  }

  /// The message at a place of the log; nil where nothing is shown.
  private func line(_ place: Int) -> Line? {
    guard let message = simulation.timeline.events[place].message, shows(message) else {
      return nil
    }
    let row = simulation.rules.messages[message.selector]
    let rule = simulation.rules[message.exception] ?? simulation.rules[message.rule]
    return Line(
      app: simulation.text.name(message.app), receiver: simulation.text.receiver(message),
      selector: row.says ?? row.selector, isSilent: message.receiver == .system,
      rule: rule?.name ?? "", reason: rule?.reason ?? "",
      isDisputed: simulation.isDisputed(messageAt: place),
      isInside: simulation.rules.inside(message) != nil,
      options: simulation.rules.options(of: message))
  }
}

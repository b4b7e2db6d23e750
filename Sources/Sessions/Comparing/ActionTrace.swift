import Lifecycle
import Texts

/// The result of each of a session's actions, which is compared with another session, or with the
/// same one on another iOS version.
public struct ActionTrace: Sendable {
  /// A message as a session has it, and by which rule it was sent.
  public struct Line: Equatable, Sendable {
    public var text: String
    /// The rule that sent it, and why it holds.
    public var rule: String
    public var reason: String
    /// Whether sources disagree about it.
    public var isDisputed = false

    /// The message, with the mark of what is disputed.
    public var marked: String { DisputedMark.marked(text, if: isDisputed) }

    /// Two lines say the same where their texts do: a rule may have another name elsewhere.
    public static func == (left: Line, right: Line) -> Bool { left.text == right.text }
  }

  /// An action with all that it sent and that happened as scheduled before the next.
  public struct Act: Sendable {
    public var words: String
    public var line: Int
    public var messages: [Line]
    /// Why it was refused, as files say it.
    public var refusal: String?
  }

  /// The device, the iOS version and what else stands above the actions, in a few words.
  public var title: String
  public var acts: [Act] = []
  /// What of the session has no counterpart here.
  public var notes: [String] = []

  /// Runs a session to its end.
  public init(_ file: SessionFile, _ simulation: Simulation) {
    title = Lists.comma([
      simulation.setup.model.word, simulation.rules.title(on: simulation.setup.model),
    ])
    var run = SessionRun(simulation)
    var acts: [Act] = []
    run.run(file) { done, simulation in
      acts.append(
        Act(
          words: done.action.words, line: done.line,
          messages: done.events.enumerated().compactMap { place, event in
            guard let message = event.message, file.setup.shows(message) else { return nil }
            let isDisputed = simulation.isDisputed(
              message, beneath: done.place - 1, wasScheduled: place >= done.caused)
            return Line(message, isDisputed, simulation)
          },
          refusal: done.refusal.map(simulation.reason)))
    }
    self.acts = acts
  }
}

extension ActionTrace {
  /// The branch of a timeline from a number of entries on.
  public init(of simulation: Simulation, from first: Int) {
    title = Lists.comma([
      simulation.setup.model.word, simulation.rules.title(on: simulation.setup.model),
    ])
    let timeline = simulation.timeline
    acts = (min(first, timeline.entries.count)..<timeline.entries.count).map { index in
      let entry = timeline.entries[index]
      return Act(
        words: simulation.text.line(.act(entry.step, detail: entry.detail)), line: index + 1,
        messages: timeline.allEvents(beneath: index).compactMap { place in
          guard let message = timeline.allEvents[place].message, simulation.setup.shows(message)
          else { return nil }
          let isDisputed = simulation.isDisputed(
            message, beneath: index, wasScheduled: timeline.wasScheduled(place, after: index))
          return Line(message, isDisputed, simulation)
        },
        refusal: entry.refusal.map { simulation.reason(.kernel($0)) })
    }
  }
}

extension ActionTrace.Line {
  fileprivate init(_ message: Message, _ isDisputed: Bool, _ simulation: Simulation) {
    // An exception that took the step says more than the step's own rule.
    let rule = simulation.rules[message.exception] ?? simulation.rules[message.rule]
    self.init(
      text: simulation.line(message), rule: rule?.name ?? "", reason: rule?.reason ?? "",
      isDisputed: isDisputed)
  }
}

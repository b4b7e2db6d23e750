import Lifecycle
import Rulebooks
import Sessions
import Texts

/// What a learner's session makes of an exercise. The setup, the actions at the beginning and the
/// goals are the exercise's own; what the answer shows, watches and how long it waits is free.
public struct Grade: Sendable {
  /// Something that keeps an answer from being right, at a line of its file.
  public struct Mistake: Sendable, Equatable {
    public var line: Int
    public var text: String
  }

  public private(set) var isSolved = false
  /// Actions of the learner that were not refused.
  public private(set) var actions = 0
  /// Messages that were predicted, of those that were asked for and those that were wrong.
  public private(set) var predicted = (right: 0, of: 0)
  /// In the order in which they were made.
  public private(set) var mistakes: [Mistake] = []

  private let exercise: Exercise
  private var progress = Goals.Progress()
  private var simulation: Simulation

  /// Runs an answer. `asked` are the exercise's own lines, in which `?` asks for a prediction.
  public init(_ answer: SessionFile, of exercise: Exercise, asked: SessionFile) {
    self.exercise = exercise
    simulation = Simulation(exercise.start.setup, rules: exercise.start.rules)
    if let mistake = Grade.otherSetup(answer, exercise) {
      mistakes.append(mistake)
      return
    }
    let given = asked.lines.compactMap(\.action)
    var done = 0
    var lines = answer.lines[...]
    while let line = lines.popFirst() {
      guard let action = line.action else { continue }
      var expected = Expectation()
      while let next = lines.first, next.action == nil {
        expected.add(next.content, line: next.number)
        lines.removeFirst()
      }
      if done < given.count {
        guard action.step == given[done].step else {
          mistakes.append(Mistake(line: line.number, text: begins(with: given[done])))
          return
        }
        perform(action, line.number, counts: false)
        if given[done].isQuestion { compare(expected, line.number) }
      } else if !progress.isDone, progress.broken == nil {
        perform(action, line.number, counts: true)
      }
      done += 1
    }
    let last = max(1, answer.lines.last?.number ?? 1)
    if done < given.count {
      mistakes.append(Mistake(line: last, text: begins(with: given[done])))
      return
    }
    finish(line: last)
  }

  private func begins(with action: SessionFile.ActionLine) -> String {
    localized("grade.begins", ["action": action.words])
  }

  private static func otherSetup(_ answer: SessionFile, _ exercise: Exercise) -> Mistake? {
    let (own, wanted) = (answer.setup, exercise.start.setup)
    let line = answer.lines.first { if case .header = $0.content { true } else { false } }?.number
    func mistake(_ text: String) -> Mistake { Mistake(line: line ?? 1, text: text) }
    if own.model != wanted.model || own.release != wanted.release {
      return mistake(
        localized(
          "grade.other-device",
          ["device": wanted.model.word, "release": "\(wanted.release)"]))
    }
    if own.apps != wanted.apps {
      return mistake(
        localized("grade.other-apps", ["apps": Lists.comma(wanted.apps.map(\.words))]))
    }
    if own.with.sorted() != wanted.with.sorted() { return mistake(localized("grade.other-rules")) }
    return nil
  }

  /// Carries out an action, and the time before it.
  private mutating func perform(
    _ action: SessionFile.ActionLine, _ line: Int, counts: Bool
  ) {
    if action.delay > 0 {
      let before = simulation.timeline.events.count
      simulation.timeline.pass(action.delay)
      if counts { advance(simulation.timeline.events[before...], line) }
    }
    if counts, progress.isDone || progress.broken != nil { return }
    let words = ActionWord.all.first { action.words.prefix { $0 != " " } == $0.word }
    if counts, let words, words.performer != nil,
      !exercise.goals.words.contains(where: { $0.word == words.word })
    {
      mistakes.append(
        Mistake(line: line, text: localized("grade.not-allowed", ["word": words.word])))
      progress.broken = -1
      return
    }
    let outcome = simulation.timeline.perform(action.step)
    if let refusal = outcome.refusal {
      mistakes.append(
        Mistake(
          line: line,
          text: localized(
            "grade.refused", ["action": action.words, "reason": simulation.sentence(refusal)])))
      return
    }
    guard counts else { return }
    actions += 1
    advance(simulation.timeline.events[outcome.sent], line, action.words)
  }

  private mutating func advance(
    _ events: some Sequence<Event>, _ line: Int, _ words: String? = nil
  ) {
    let events = Array(events)
    let device = simulation.timeline.kernel.device
    exercise.goals.advance(&progress, to: device, after: events)
    guard let place = progress.broken else { return }
    let item = exercise.goals.never[place]
    // The rule that sent what was never to be received.
    let rule = item.condition.message(among: events, on: device)
      .flatMap { simulation.rules[$0.rule] }
    let reason = item.condition.isEvent ? rule?.reason : nil
    mistakes.append(
      Mistake(
        line: line,
        text: Lists.sentences(
          [localized("grade.broken", ["condition": item.text])] + [reason].compactMap { $0 })))
  }

  /// The messages that the learner wrote beneath a question, beside those that are sent.
  private mutating func compare(_ expected: Expectation, _ line: Int) {
    let entry = simulation.timeline.entries.count - 1
    guard entry >= 0 else { return }
    let timeline = simulation.timeline
    let sent = timeline.allEvents[timeline.allEvents(beneath: entry)].messages
      .filter(\.receiver.isDelegate)
    let comparison = MessageComparison(
      expected: expected.isUnchecked ? [] : expected.messages, sent: sent, simulation)
    predicted.of += max(1, comparison.places.count)
    let right = comparison.places.count { if case .both = $0 { true } else { false } }
    predicted.right += right
    if expected.isUnchecked {
      mistakes.append(Mistake(line: line, text: localized("grade.not-predicted")))
    } else if comparison.places.isEmpty {
      predicted.right += 1
    } else if right < comparison.places.count {
      let first = comparison.places.first { if case .both = $0 { false } else { true } }
      switch first {
      case .expected(let text, let place):
        mistakes.append(
          Mistake(
            line: expected.lines[place], text: localized("grade.not-sent", ["message": text])))
      case .sent(let text, _):
        mistakes.append(Mistake(line: line, text: localized("grade.missed", ["message": text])))
      case .both, nil: break
      }
    }
  }

  private mutating func finish(line: Int) {
    let goals = exercise.goals
    if progress.isDone {
      if let most = goals.atMost, actions > most {
        mistakes.append(
          Mistake(
            line: line,
            text: localized("grade.too-many", count: actions, ["most": "\(most)"])))
      } else {
        isSolved = predicted.right == predicted.of
      }
      return
    }
    if progress.broken != nil { return }
    if actions == 0, mistakes.isEmpty {
      mistakes.append(Mistake(line: line, text: localized("grade.empty")))
      return
    }
    for item in goals.via.dropFirst(progress.stage).prefix(1) {
      mistakes.append(
        Mistake(line: line, text: localized("grade.not-met", ["condition": item.text])))
    }
    let device = simulation.timeline.kernel.device
    let events = lastEvents
    for item in goals.goals where !item.condition.holds(on: device, after: events) {
      mistakes.append(
        Mistake(line: line, text: localized("grade.not-reached", ["condition": item.text])))
    }
  }

  private var lastEvents: [Event] {
    let timeline = simulation.timeline
    guard !timeline.entries.isEmpty else { return [] }
    return Array(timeline.allEvents[timeline.allEvents(beneath: timeline.entries.count - 1)])
  }
}

extension SessionFile.Line {
  fileprivate var action: SessionFile.ActionLine? {
    if case .action(let action) = content { action } else { nil }
  }
}

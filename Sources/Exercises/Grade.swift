import Lifecycle
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

  /// So many of so many.
  public struct Share: Sendable, Equatable {
    public var right = 0
    public var of = 0

    public init(right: Int = 0, of: Int = 0) { (self.right, self.of) = (right, of) }
  }

  /// The most mistakes that are kept of an answer.
  public static let mostMistakes = 20

  public internal(set) var isSolved = false
  /// Whether the answer has nothing of the learner's own.
  public private(set) var isEmpty = false
  /// Actions of the learner that were not refused, and not undone.
  public internal(set) var actions = 0
  /// The waypoints and goals that were met.
  public internal(set) var reached = Share()
  /// The messages that were predicted, of those that were asked for and those that were wrong.
  public internal(set) var predicted = Share()
  /// How many questions have a prediction beneath them; "nothing" is one.
  var answered = 0
  /// In the order in which they were made.
  public private(set) var mistakes: [Mistake] = []
  /// How many more there were.
  public private(set) var moreMistakes = 0

  let exercise: Exercise
  var simulation: Simulation
  var progress = Goals.Progress()
  /// Whether a word that is not allowed ended the answer.
  private var isStopped = false
  /// The actions of the learner, refused ones included.
  private var tries = 0
  /// What there was before the learner's first action and after each of them, for `undo`.
  private var past: [(progress: Goals.Progress, actions: Int)] = []
  private var start = 0

  /// The questions so far.
  var questions: [Question] = []
  /// The answer's last line that was read.
  private(set) var lastLine = 1
  /// Whether the answer has lines `~`: then these are its predictions, and what stands beneath the
  /// questions is what was received.
  private var hasPredictions = false
  /// What the grade depends on that sources disagree about.
  public internal(set) var disputes: [Dispute] = []

  /// Runs an answer. Where sources disagree, each side is right.
  public init(_ answer: SessionFile, of exercise: Exercise) {
    self.init(answer, of: exercise, from: exercise.fresh)
    acceptOtherSides(answer)
  }

  /// Runs an answer by one side alone.
  init(_ answer: SessionFile, of exercise: Exercise, from start: Simulation) {
    self.init(of: exercise, from: start)
    run(answer)
  }

  /// Nothing has been done yet.
  init(of exercise: Exercise, from start: Simulation) {
    self.exercise = exercise
    simulation = start
    reached.of = exercise.goals.via.count + exercise.goals.goals.count
  }

  private mutating func run(_ answer: SessionFile) {
    var lines = answer.lines[...]
    guard lines.contains(where: { $0.action != nil }) else {
      isEmpty = true
      return note(1, localized("grade.empty"))
    }
    hasPredictions = answer.hasPredictions
    if let mistake = Grade.otherSetup(answer, exercise) { return note(mistake.line, mistake.text) }
    var done = 0
    while let line = lines.popFirst() {
      lastLine = line.number
      guard let action = line.action else { continue }
      let beneath = lines.prefix { $0.action == nil }
      lines = lines[beneath.endIndex...]
      lastLine = beneath.last?.number ?? lastLine
      if done < exercise.given.count {
        let given = exercise.given[done]
        guard action.step == given.step else { return note(line.number, begins(with: given)) }
        pass(action, line.number, counts: false)
        _ = simulation.timeline.perform(action.step)
        for code in exercise.givenCode[done] { simulation.timeline.observe(code) }
        if given.isQuestion {
          let answer = PredictedAnswer(Expectation(beneath), hasPredictions: hasPredictions)
          compare(answer, action, line.number)
        }
      } else {
        if tries == 0 { begin() }
        tries += 1
        if !isOver { attempt(action, line.number, beneath) }
      }
      done += 1
    }
    if done < exercise.given.count { return note(lastLine, begins(with: exercise.given[done])) }
    finish(line: lastLine)
  }

  private var isOver: Bool { progress.isDone || progress.broken != nil || isStopped }

  mutating func note(_ line: Int, _ text: String) {
    if mistakes.count < Grade.mostMistakes {
      mistakes.append(Mistake(line: line, text: text))
    } else {
      moreMistakes += 1
    }
  }

  private func begins(with action: SessionFile.ActionLine) -> String {
    localized("grade.begins", ["action": action.words])
  }

  private static func otherSetup(_ answer: SessionFile, _ exercise: Exercise) -> Mistake? {
    let (own, wanted) = (answer.setup, exercise.start.setup)
    func mistake(_ text: String) -> Mistake {
      let line = answer.lines.first { if case .header = $0.content { true } else { false } }
      return Mistake(line: line?.number ?? 1, text: text)
    }
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

  // MARK: - The learner's own actions

  private mutating func begin() {
    start = simulation.timeline.cursor
    past = [(progress, actions)]
  }

  /// Lets the time before an action pass.
  private mutating func pass(_ action: SessionFile.ActionLine, _ line: Int, counts: Bool) {
    if action.delay == 0 { return }
    let before = simulation.timeline.events.count
    simulation.timeline.pass(action.delay)
    if counts { advance(simulation.timeline.events[before...], line) }
  }

  private mutating func attempt(
    _ action: SessionFile.ActionLine, _ line: Int, _ beneath: ArraySlice<SessionFile.Line>
  ) {
    pass(action, line, counts: true)
    if isOver { return }
    guard isAllowed(action) else { return stop(at: action, line) }
    let outcome = simulation.timeline.perform(action.step)
    if let refusal = outcome.refusal {
      let reason = simulation.sentence(refusal)
      note(line, localized("grade.refused", ["action": action.words, "reason": reason]))
    }
    guard case .act = action.step else {
      // What was undone counts no more; what was redone counts again.
      (progress, actions) = past[simulation.timeline.cursor - start]
      return
    }
    if outcome.refusal == nil {
      actions += 1
      observe(beneath)
      if isStopped { return }
      advance(simulation.timeline.events[outcome.sent.lowerBound...], line)
    }
    past.removeSubrange((simulation.timeline.cursor - start)...)
    past.append((progress, actions))
  }

  /// Words of the session itself are always allowed, but the exercise's own actions stay.
  private func isAllowed(_ action: SessionFile.ActionLine) -> Bool {
    switch action.step {
    case .act: exercise.words.contains(String(action.words.prefix { $0 != " " }))
    case .undo: simulation.timeline.past[start...].contains { $0.refusal == nil }
    case .redo: true
    }
  }

  /// Apps' own code does what the answer says that it did during the last action.
  private mutating func observe(_ beneath: ArraySlice<SessionFile.Line>) {
    var expected = Expectation()
    for line in beneath {
      guard let code = line.code, case .act(let action, _) = code.step else {
        expected.add(line.content, line: line.number)
        continue
      }
      guard isCode(action) || isAllowed(code) else { return stop(at: code, line.number) }
      let place = simulation.place(after: expected.isUnchecked ? [] : expected.messages)
      if let refusal = simulation.observe(action, after: place) {
        note(line.number, simulation.sentence(refusal, of: code.words))
      }
    }
  }

  /// Whether an app does it whose code is the learner's own.
  private func isCode(_ action: Action) -> Bool {
    action.app.map { simulation.setup.apps[Int($0.raw)].traits.host != nil } ?? false
  }

  /// A word that is not allowed ends the answer.
  private mutating func stop(at action: SessionFile.ActionLine, _ line: Int) {
    let word = String(action.words.prefix { $0 != " " })
    note(line, localized("grade.not-allowed", ["word": word]))
    isStopped = true
  }

  mutating func advance(_ events: ArraySlice<Event>, _ line: Int) {
    let device = simulation.timeline.kernel.device
    let events = Array(events)
    exercise.goals.advance(&progress, to: device, after: events)
    guard let place = progress.broken else { return }
    let item = exercise.goals.never[place]
    // The rule that sent what was never to be received.
    let rule = item.condition.message(among: events, on: device)
      .flatMap { simulation.rules[$0.rule] }
    let reason = item.condition.isEvent ? rule?.reason : nil
    note(
      line,
      Lists.sentences(
        [localized("grade.broken", ["condition": item.text])] + [reason].compactMap { $0 }))
  }

  // MARK: - At the end

  private mutating func finish(line: Int) {
    let goals = exercise.goals
    if goals.goals.isEmpty {
      isEmpty = answered == 0
      isSolved = predicted.right == predicted.of
      return
    }
    isEmpty = tries == 0 && answered == 0
    if progress.isDone {
      reached.right = reached.of
      if let most = goals.atMost, actions > most {
        return note(
          line, localized("grade.too-many", count: actions, ["most": "\(most)"]))
      }
      isSolved = predicted.right == predicted.of
      return
    }
    let device = simulation.timeline.kernel.device
    let events = lastEvents
    let unmet = goals.goals.filter { !$0.condition.holds(on: device, after: events) }
    reached.right = progress.stage + goals.goals.count - unmet.count
    if progress.broken != nil || isStopped { return }
    if isEmpty { return note(line, localized("grade.empty")) }
    for item in goals.via.dropFirst(progress.stage).prefix(1) {
      note(line, localized("grade.not-met", ["condition": item.text]))
    }
    for item in unmet { note(line, sentence(unmet: item)) }
  }
}

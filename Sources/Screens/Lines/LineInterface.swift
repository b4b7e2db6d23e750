import Lifecycle
import Sessions
import TerminalKit
import TextFiles
import Texts
import Workbench

/// The interface without a picture: a line goes in, lines come out and are never changed again.
/// Made for screen readers, for typing along, and for terminals that can do no more. It does the
/// same with a workbench as the screens.
public struct LineInterface: SessionView, Sendable {
  /// What is to be said, and what is to be done.
  public typealias Answer = (lines: [String], effects: [Effect])

  public private(set) var workbench: Workbench
  private let keys: KeyTable
  let settingsPath: String?
  /// Whether a session plays all at once: without a terminal, nobody waits for pauses.
  public var playsAtOnce = false
  /// The lines that were numbered last, for the word why.
  var numbered: [LogRow] = []
  /// Why the user's own scenarios are read.
  var asked: ScenarioQuestion?
  /// The header last printed of the followed session.
  var followedHeader: [String]?
  /// What has been printed of the exercise that is open.
  var printedExercise = PrintedExercise()
  /// Whether a number answers the quiz.
  var isInQuiz = false
  /// The action that is held back, and what was predicted of it.
  var prediction: PredictionWindow?
  /// The app that came to the front last.
  private(set) var latestApp = AppID(0)
  /// Which app of an action that is held back was asked about last.
  var printedPart: Int?
  /// The messages that have been printed.
  var printed = 0
  private var states: WindowStates
  /// Which messages are printed.
  var filter: LogFilter

  public init(_ model: Model) {
    workbench = model.workbench
    keys = model.keys
    settingsPath = model.settingsPath
    states = WindowStates(model.device)
    filter = LogFilter(quiet: model.simulation.rules.messages.quiet)
    isInQuiz = model.popup is QuizWindow
    // An opened session is introduced by its narration.
    if travel.lesson != nil || practice != nil { clearNote() }
    forget()
    printedExercise = PrintedExercise(workbench)
    // A tour that has been asked for is the one in words.
    if tour != nil { _ = beginTour() }
  }

  var device: Device { _read { yield workbench.device } }
  var isObjectiveC: Bool { false }
  /// No message is held back: lines are printed at once.
  var held: SlowMotion.Held? { nil }

  /// Does something with the session.
  public mutating func work<Result, Failure>(
    _ verb: (inout Workbench) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { follow() }
    return try verb(&workbench)
  }

  /// What comes is printed from the log itself; only what waits for an answer is followed.
  private mutating func follow() {
    let changes = workbench.takeChanges()
    if changes.isReplaced { prediction = nil }
    if changes.isAdopted { latestApp = AppID(0) }
    latestApp = changes.appeared.last ?? latestApp
    if let held = changes.held { prediction = PredictionWindow(held) }
  }

  mutating func clearNote() { work { $0.sayNothing() } }

  /// What leads on is a word here, where there is one.
  func text(_ sentence: Notice.Sentence) -> String {
    if let way = sentence.wayOn, LineWord.all.contains(where: { $0.word == way.command }) {
      return localized("hints.\(way.text)", ["text": sentence.text, "key": way.command])
    }
    return text(sentence, keys, in: Size(columns: 80, rows: 24))
  }

  /// What is said first.
  public var greeting: [String] {
    let setup = simulation.setup
    let apps = setup.apps.map(\.name)
    return [
      localized(
        "linear.greeting",
        [
          "device": "\(setup.model)", "release": "\(setup.release)",
          "situation": capitalized(situationText),
        ]),
      localized("linear.greeting-apps", ["apps": Lists.comma(apps)]),
      localized("linear.greeting-words", ["app": simulation.text.name(AppID(0))]),
    ] + noteLines() + narration + (travel.lesson == nil ? [] : [localized("linear.steps-on")])
      + (practice == nil ? [] : exercise() + [localized("linear.exercise-words")]) + tourStep
  }

  /// Takes a line, and gives what is to be said of it.
  public mutating func answer(_ line: String) -> (lines: [String], effects: [Effect]) {
    clearNote()
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let word = parts.first else { return ([], []) }
    if let answer = answerQuiz(word) { return answer }
    if var answer = answerPrediction(line) {
      answer.lines += predictionNews()
      return answer
    }
    if tour != nil, line.trimmingBlanks == "next" { return (goOnWithTour(), []) }
    let rest = parts.count > 1 ? parts[1].trimmingBlanks : ""
    let known = LineWord.all.first { $0.word == word }
    let answer =
      word == "?" ? hold(rest) : known.map { self.answer($0, rest) } ?? act(line, word)
    let isUnderstood = answer.lines.first?.hasPrefix("?") != true
    let lines = answer.lines + predictionNews() + exerciseNews()
    return (lines + advanceTour(typed: isUnderstood ? word : nil), answer.effects)
  }

  /// Does what a word that is no action asks for.
  private mutating func answer(_ word: LineWord, _ rest: String) -> Answer {
    if rest.isEmpty, !word.argument.isEmpty, !word.argument.hasPrefix("[") {
      return (["? " + Lists.colon(word.usage, word.help)], [])
    }
    let replaces =
      word.replacesSession == .always || word.replacesSession == .withWords && !rest.isEmpty
    if replaces, work({ $0.refusesToReplace() }) { return (noteLines(), []) }
    return word.answer(&self, rest)
  }

  /// Lines about the named app, or else about each app that runs.
  func about(_ name: String, _ lines: (AppID) -> [String]) -> [String] {
    let apps = simulation.text.apps
    if name.isEmpty {
      let running = device.apps.filter { $0.process != .notRunning }
      return running.isEmpty
        ? [localized("linear.no-app-runs")] : running.flatMap { lines($0.id) }
    }
    guard let index = apps.firstIndex(of: name) else {
      return ["? \(NearestWord.unknown("app", name, among: apps))"]
    }
    return lines(AppID(UInt8(index)))
  }

  /// Does an action of the device.
  mutating func act(_ line: String, _ word: String) -> Answer {
    do throws(Diagnostic) {
      let typed = try typed(line, chosen: meantApp)
      let effects =
        switch typed.step {
        // Which action it is would not be known otherwise.
        case .undo: work { $0.undo() }
        case .redo: work { $0.redo() }
        case .act: work { $0.send(typed.step) }
        }
      if prediction != nil || ownCode.isRunning { return ([], effects) }
      let news = self.news() + (typed.step == .redo ? narration : [])
      let isRefused = workbench.notice?.kind == .refusal
      let said = typed.completed.map { ["> \($0)"] } ?? []
      return (said + (isRefused || !news.isEmpty ? news : silence), effects)
    } catch {
      return (["? \(error.message)"] + nearestWord(word), [])
    }
  }

  /// Lets the device's time flow, and tells what happened as scheduled.
  public mutating func pass(_ milliseconds: UInt32) -> (lines: [String], effects: [Effect]) {
    let cursor = simulation.timeline.cursor
    clearNote()
    let step = tour?.index
    let before = simulation.timeline.events.count
    let plays = travel.playback != nil
    let (replayWaits, clockWaits) = (replayWaits, prediction != nil)
    let effects = work {
      $0.pass(milliseconds, replayWaits: replayWaits, clockWaits: clockWaits)
    }
    if !plays, simulation.timeline.events.count > before { work { $0.advanceTour() } }
    let tour = tour?.index == step ? [] : tourStep
    guard simulation.timeline.cursor > cursor else {
      return (news() + predictionNews() + exerciseNews() + tour, effects)
    }
    return (heading(cursor) + news() + narration + exerciseNews() + tour, effects)
  }

  /// A replay waits while something is to be answered, or is built.
  private var replayWaits: Bool { isInQuiz || prediction != nil || workbench.isBuilding }

  /// How many milliseconds from now something happens as scheduled, or nil while nothing will.
  public var nextDeadline: UInt32? {
    workbench.nextDeadline(replayWaits: replayWaits, clockWaits: prediction != nil)
  }

  /// The app that words mean which name none: the one in front, of two the one named last; else
  /// the one named last, or the only one.
  var meantApp: AppID? {
    let named = simulation.timeline.past.last { $0.step.app != nil }?.step.app
    if let front = device.visible {
      return named.flatMap { front.contains($0) ? $0 : nil } ?? front.left.app
    }
    return named ?? (device.apps.count == 1 ? device.apps[0].id : nil)
  }

  // MARK: - What has happened

  /// The messages that were not printed yet, with the states that have changed by them.
  mutating func news() -> [String] {
    let timeline = simulation.timeline
    var lines: [String] = []
    var hidden = 0
    if printed > timeline.events.count { printed = timeline.events.count }
    var hasDisputed = false
    for place in printed..<timeline.events.count {
      guard case .message(let message) = timeline.events[place] else { continue }
      if filter.shows(message) {
        lines.append(messageLine(at: place))
        if simulation.isDisputed(messageAt: place) { hasDisputed = true }
      } else {
        hidden += 1
      }
    }
    printed = timeline.events.count
    let now = WindowStates(device)
    let changes = now.changes(since: states).sorted {
      ($0.window.app.raw, $0.window.number) < ($1.window.app.raw, $1.window.number)
    }
    lines += changes.map { "= \(simulation.text.window($0.window)) \($0.word)" }
    states = now
    if hasDisputed { lines.append(DisputedMark.legend) }
    if lines.isEmpty, hidden > 0 {
      lines.append(localized("linear.hidden", count: hidden))
    }
    return lines + noteLines()
  }

  /// Starts over with a session: nothing of it has been printed.
  mutating func forget() {
    printed = simulation.timeline.events.count
    states = WindowStates(device)
  }

  /// A message of the log, with the mark of what is disputed.
  func messageLine(at place: Int) -> String {
    DisputedMark.marked(
      messageLine(simulation.timeline.message(at: place)),
      if: simulation.isDisputed(messageAt: place))
  }

  func messageLine(_ message: Message) -> String {
    message.receiver == .system
      ? "  \(name(message.app)) \(sentence(ofSystem: message))"
      : "  \(simulation.line(message))"
  }

  var silence: [String] { [localized("linear.nothing-sent")] }

  func noteLines() -> [String] {
    guard let notice = workbench.notice else { return [] }
    let note = Note(notice, notice.sentences.map(text))
    return [(note.kind == .refusal ? "! " : "") + note.text]
  }

  private func nearestWord(_ word: String) -> [String] {
    // The action that is meant has been named.
    if NearestWord.to(word, among: ActionWord.all.map(\.word)) != nil { return [] }
    return nearestOwnWord(word)
  }

  private func nearestOwnWord(_ word: String) -> [String] {
    NearestWord.to(word, among: LineWord.all.map(\.word)).map {
      ["  " + localized("linear.or-word", ["word": $0])]
    } ?? []
  }

  func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension String {
  var trimmingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }
}

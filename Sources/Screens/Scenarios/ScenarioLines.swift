import Sessions
import TextFiles
import Texts
import Workbench

/// Why the user's own scenarios are read: the event loop has to read them first.
enum ScenarioQuestion: Sendable {
  case list(String)
  case open(String, SessionOpening)
}

extension LineWord {
  static let scenarios = [
    LineWord("scenarios", "[TEXT]") { $0.scenarios($1) },
    LineWord("scenario", "NAME", replacesSession: .always) { $0.scenario($1, .step) },
    LineWord("step") { lines, _ in lines.step() },
    LineWord("play", "[NAME]", replacesSession: .withWords) {
      $1.isEmpty ? $0.play() : $0.scenario($1, .play)
    },
    LineWord("take-over", "NAME", replacesSession: .always) { $0.scenario($1, .takeOver) },
  ]
}

extension LineInterface {
  /// The opened session's narration at the current point in time.
  var narration: [String] {
    guard let lesson = travel.lesson else { return [] }
    let place = simulation.timeline.cursor
    let title = place == 0 ? lesson.title : nil
    let note = lesson.teacherNotes[place].map { Lists.colon(localized("scenarios.teacher"), $0) }
    return [title, lesson.captions[place], note].compactMap { $0 }.map { "# \($0)" }
  }

  // MARK: - Scenarios

  mutating func scenarios(_ text: String) -> Answer {
    let wanted = text.lowercased()
    let bytes = Array(wanted.utf8)
    let found = scenarios.all.filter {
      wanted.isEmpty || "\($0.name) \($0.title)".lowercased().contains(wanted)
        || SessionOutline($0.file).has(bytes)
    }
    asked = .list(wanted)
    let lines =
      found.isEmpty
      ? [localized("linear.no-scenario", ["text": text])]
      : found.map { Lists.colon($0.name, $0.title) }
    return (lines, [.readScenarios])
  }

  /// Opens the built-in scenario of that name, or else the user's own.
  mutating func scenario(_ name: String, _ opening: SessionOpening) -> Answer {
    if let scenario = scenarios[name] { return open(scenario.file, opening) }
    asked = .open(name, opening)
    return ([], [.readScenarios])
  }

  /// One's own scenarios have been read.
  public mutating func scenariosRead(
    _ own: [OwnScenario]
  ) -> (lines: [String], effects: [Effect]) {
    let entries = own.map { ScenarioBrowser.Entry($0, library: library) }
    defer { asked = nil }
    switch asked {
    case .list(let wanted):
      let bytes = Array(wanted.utf8)
      let found = entries.filter {
        wanted.isEmpty || "\($0.path) \($0.title)".lowercased().contains(wanted)
          || $0.outline?.has(bytes) == true
      }
      return (found.map(line), [])
    case .open(let name, let opening):
      let entry = entries.first { $0.name == name || $0.path == name }
      guard let entry else {
        let known = scenarios.all.map(\.name) + entries.map(\.name)
        return (["? \(NearestWord.unknown("scenario", name, among: known))"], [])
      }
      guard let file = entry.file, entry.problem == nil else { return ([line(entry)], []) }
      return open(file, opening)
    case nil: return ([], [])
    }
  }

  private func line(_ entry: ScenarioBrowser.Entry) -> String {
    guard let problem = entry.problem else {
      return localized("linear.own-scenario", ["name": entry.name, "title": entry.title])
    }
    return "! " + localized("linear.not-opened", ["name": entry.name, "problem": problem])
  }

  mutating func open(_ source: SourceFile, _ opening: SessionOpening) -> Answer {
    var effects = work { $0.leaveSession() }
    var lines = noteLines()
    do throws(Diagnostic) {
      let file = try SessionParser.parse(source, library: library)
      try work { (bench) throws(Diagnostic) in
        try bench.open(file, atEnd: opening == .takeOver)
      }
    } catch {
      return (lines + ["? \(error)"], effects)
    }
    clearNote()
    forget()
    let setup = simulation.setup
    lines.append(
      localized("linear.opened", ["device": "\(setup.model)", "release": "\(setup.release)"]))
    lines += narration
    if practice != nil { return (lines + exerciseOpened(), effects) }
    switch opening {
    case .takeOver: break
    case .step: lines.append(localized("linear.steps-on"))
    case .play:
      let played = play()
      lines += played.lines
      effects += played.effects
    }
    return (lines, effects)
  }

  // MARK: - Steps

  /// The next action of what was opened or taken back. Where nobody answers, no prediction is
  /// asked for.
  mutating func step(asks: Bool = true) -> Answer {
    if workbench.stepsIntoWhatWaits { return stepIntoWhatWaits(1) }
    let timeline = simulation.timeline
    guard timeline.cursor < timeline.entries.count else {
      return ([localized("linear.nothing-to-step")], [])
    }
    let heading = heading(timeline.cursor)
    let effects = work { asks ? $0.send(Step.redo) : $0.carryOut(.redo) }
    if prediction != nil { return (news(), effects) }
    return (heading + news() + narration, effects)
  }

  /// Plays on from the current point in time.
  mutating func play() -> Answer {
    let timeline = simulation.timeline
    guard timeline.cursor < timeline.entries.count else {
      return ([localized("linear.nothing-to-step")], [])
    }
    guard playsAtOnce else {
      work { $0.startPlaying() }
      clearNote()
      return ([localized("notes.plays", ["pace": travel.pace.text])], [])
    }
    var answer: Answer = ([], [])
    for _ in timeline.cursor..<timeline.entries.count {
      clearNote()
      let next = step(asks: false)
      answer.lines += next.lines
      answer.effects += next.effects
    }
    clearNote()
    return answer
  }
}

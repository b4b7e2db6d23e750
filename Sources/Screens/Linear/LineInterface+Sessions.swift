import Rulebooks
import Sessions
import Texts

/// What one's own scenarios are asked for: the event loop has to read them first.
enum ScenarioQuestion: Sendable {
  case list(String)
  case open(String, ScenarioBrowser.Opening)
}

extension LineInterface {
  /// What is to be said, and what is to be done.
  public typealias Answer = (lines: [String], effects: [Effect])

  /// What the opened session says where it stands.
  var narration: [String] {
    let text = model.lesson?.captions[model.simulation.timeline.cursor]
    return text.map { ["# \($0)"] } ?? []
  }

  // MARK: - Scenarios

  mutating func scenarios(_ text: String) -> Answer {
    let wanted = text.lowercased()
    let bytes = Array(wanted.utf8)
    let found = model.scenarios.all.filter {
      wanted.isEmpty || "\($0.name) \($0.title)".lowercased().contains(wanted)
        || SessionOutline($0.file).has(bytes)
    }
    asked = .list(wanted)
    let lines =
      found.isEmpty
      ? [localized("linear.no-scenario", ["text": text])]
      : found.map { "\($0.name): \($0.title)" }
    return (lines, [.readScenarios])
  }

  /// Opens the built-in scenario of that name, or else one's own.
  mutating func scenario(_ name: String, _ opening: ScenarioBrowser.Opening) -> Answer {
    if let scenario = model.scenarios[name] { return open(scenario.file, opening) }
    asked = .open(name, opening)
    return ([], [.readScenarios])
  }

  /// One's own scenarios have been read.
  public mutating func scenariosRead(
    _ own: [OwnScenario]
  ) -> (lines: [String], effects: [Effect]) {
    let entries = own.map { ScenarioBrowser.Entry($0, library: model.library) }
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
        let known = model.scenarios.all.map(\.name) + entries.map(\.name)
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

  private mutating func open(_ source: SourceFile, _ opening: ScenarioBrowser.Opening) -> Answer {
    var effects = model.endRecording()
    var lines = noteLines()
    do throws(Diagnostic) {
      let file = try SessionParser.parse(source, library: model.library)
      try model.open(file, atEnd: opening == .takeOver)
    } catch {
      return (lines + ["? \(error)"], effects)
    }
    model.note = nil
    forget()
    let setup = model.simulation.setup
    lines.append(
      localized("linear.opened", ["device": "\(setup.model)", "release": "\(setup.release)"]))
    lines += narration
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

  /// The next action of what was opened or taken back.
  mutating func step() -> Answer {
    if model.stepsIntoWhatWaits { return stepIntoWhatWaits(1) }
    let timeline = model.simulation.timeline
    guard timeline.cursor < timeline.entries.count else {
      return ([localized("linear.nothing-to-step")], [])
    }
    let heading = heading(timeline.cursor)
    let effects = model.send(.redo)
    return (heading + news() + narration, effects)
  }

  /// Plays on, from where the session stands.
  mutating func play() -> Answer {
    let timeline = model.simulation.timeline
    guard timeline.cursor < timeline.entries.count else {
      return ([localized("linear.nothing-to-step")], [])
    }
    guard playsAtOnce else {
      model.startPlaying()
      model.note = nil
      return ([localized("notes.plays", ["pace": model.travel.pace.text])], [])
    }
    var answer: Answer = ([], [])
    for _ in timeline.cursor..<timeline.entries.count {
      model.note = nil
      let next = step()
      answer.lines += next.lines
      answer.effects += next.effects
    }
    model.note = nil
    return answer
  }

  // MARK: - The device

  /// Tells the set-up, or begins anew with one line of it changed.
  mutating func setUp(_ text: String) -> Answer {
    let setup = model.simulation.setup
    if text.isEmpty {
      let device = localized(
        "linear.set-up", ["device": "\(setup.model)", "release": "\(setup.release)"])
      let apps = setup.header.filter { $0.hasPrefix("app: ") }.map {
        localized("linear.set-up-app", ["app": String($0.dropFirst("app: ".count))])
      }
      return ([device] + apps + [localized("linear.set-up-how")], [])
    }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let value = parts.count > 1 ? parts[1].trimmingBlanks : ""
    let key = parts[0].hasSuffix(":") ? String(parts[0].dropLast()) : parts[0]
    var header = setup.header
    switch key {
    case "device", "os": header = header.filter { !$0.hasPrefix(key + ":") } + ["\(key): \(value)"]
    case "app":
      let name = value.prefix { $0 != " " }
      header = header.filter { !isApp($0, named: name) } + ["app: \(value)"]
    case "without":
      let count = header.count
      header = header.filter { !isApp($0, named: value[...]) }
      if header.count == count {
        return (["? " + localized("linear.no-such-app", ["app": value])], [])
      }
    default:
      let known = ["device", "os", "app", "without"]
      return (["? " + NearestWord.unknown("word", key, among: known)], [])
    }
    return begin(header)
  }

  /// Whether a line of a header installs the app of that name, quoted or not.
  private func isApp(_ line: String, named name: Substring) -> Bool {
    line == "app: \(name)" || line.hasPrefix("app: \(name) ")
  }

  private mutating func begin(_ header: [String]) -> Answer {
    do throws(Diagnostic) {
      let source = SourceFile(
        name: localized("setup.file"), text: header.joined(separator: "\n") + "\n")
      let simulation = try Simulation(
        try SessionParser.parse(source, library: model.library).setup, library: model.library)
      let effects = model.endRecording()
      let ended = noteLines()
      model.adopt(simulation)
      model.note = nil
      forget()
      let setup = simulation.setup
      let begun = localized(
        "notes.begins-anew", ["device": setup.model.word, "release": simulation.rules.title])
      return (ended + [begun], effects)
    } catch {
      return (["? \(error.message)"], [])
    }
  }

  var settings: [String] {
    guard let path = model.settingsPath else { return [localized("linear.no-settings")] }
    return [localized("linear.settings", ["file": path])]
  }
}

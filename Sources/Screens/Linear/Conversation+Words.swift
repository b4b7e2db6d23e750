import Explanations
import Lifecycle
import Rulebooks
import Sessions

extension Conversation {
  /// Does what a word that is no action asks for.
  mutating func answer(
    _ word: LinearWord, _ rest: String
  ) -> (lines: [String], effects: [Effect]) {
    if rest.isEmpty, !word.argument.isEmpty, !word.argument.hasPrefix("[") {
      return (["? \(word.usage): \(word.help)"], [])
    }
    switch word.word {
    case "help": return (help(rest), [])
    case "actions": return (ActionWord.all.map { "  \($0.usage): \($0.help)" }, [])
    case "screen": return ([capitalized(model.situationText)] + covers, [])
    case "apps": return (apps, [])
    case "queue": return (queue(rest), [])
    case "due": return (due, [])
    case "log": return (log(Int(rest) ?? 5), [])
    case "find": return (find(rest), [])
    case "show": return (show(rest), [])
    case "explain": return (explain(rest), [])
    case "scenarios": return (scenarios(rest), [])
    case "play": return play(rest)
    case "clock": return (clock(rest), [])
    case "record": return (noteLines(), model.startRecording(rest))
    case "stop":
      let effects = model.endRecording()
      return (effects.isEmpty ? ["nothing is recorded"] : noteLines(), effects)
    case "restart":
      let effects = model.restart()
      forget()
      return (noteLines(), effects)
    case "quit": return ([], model.endRecording() + [.quit])
    default: return ([], [])
    }
  }

  private func help(_ word: String) -> [String] {
    if word.isEmpty {
      return ["Words, beside the actions of the device:"]
        + LinearWord.all.map { "  \($0.usage): \($0.help)" }
    }
    if let known = LinearWord.all.first(where: { $0.word == word }) {
      return ["\(known.usage): \(known.help)"]
    }
    if let action = ActionWord.all.first(where: { $0.word == word }) {
      return ["\(action.usage): \(action.help)"]
    }
    let known = LinearWord.all.map(\.word) + ActionWord.all.map(\.word)
    return ["? \(NearestWord.unknown("word", word, among: known))"]
  }

  // MARK: - What the panels show

  private var covers: [String] {
    var lines: [String] = []
    if let banner = model.device.situation.banner {
      switch banner {
      case .call: lines.append("A banner: an incoming call; accept or dismiss")
      case .notification(let app): lines.append("A banner of \(model.name(app)); accept or dismiss")
      case .interruption(let kind):
        lines.append("A banner: \(model.machine.text.text(kind)); accept or dismiss")
      }
    }
    if model.device.situation.isSwitching {
      let cards = model.device.cards.map { model.name($0) }
      lines.append("Cards, the latest first: " + cards.joined(separator: ", "))
    }
    for (window, look) in model.frontLooks { lines.append("\(model.name(window)): \(look.word)") }
    return lines
  }

  private var apps: [String] {
    var lines: [String] = []
    for app in model.device.apps {
      var words = [StateWord.of(app)]
      if app.process == .running { words[0] = "running, \(app.state)" }
      if app.pid > 0 { words.append("process \(app.pid)") }
      if app.footprint > 0 { words.append("\(app.footprint) MB") }
      if app.isHung { words.append("hangs") }
      if app.hasUnsavedEdits { words.append("edited and not saved") }
      if app.lostEdits > 0 { words.append("edits lost") }
      lines.append("\(model.name(app.id)): " + words.joined(separator: ", "))
      guard app.kind.architecture == .scenes else { continue }
      for scene in model.device.scenes(of: app.id) {
        let note =
          scene.role == .externalDisplay
          ? ", on the second screen" : scene.isMinimized ? ", minimised" : ""
        lines.append("  window \(scene.id.number): \(StateWord.of(scene))\(note)")
      }
    }
    return lines
  }

  private func queue(_ name: String) -> [String] {
    guard let index = model.machine.text.apps.firstIndex(of: name) else {
      return ["? \(NearestWord.unknown("app", name, among: model.machine.text.apps))"]
    }
    let queue = model.device.queues[index]
    if queue.isEmpty { return ["nothing waits for \(name)"] }
    return ["\(queue.count) wait for \(name):"] + queue.map { text($0.message) }
  }

  private var due: [String] {
    var lines: [String] = []
    func add(_ what: String, _ deadline: Deadline) {
      guard deadline != .never else { return }
      let time = TimeText.text(Instant(milliseconds: deadline.milliseconds))
      lines.append("\(time) \(what)")
    }
    for app in model.device.apps {
      let name = model.name(app.id)
      add("\(name) is suspended", app.suspension)
      add("\(name)'s background task has had its time", app.expiration)
      add("the watchdog kills \(name)", app.watchdog)
      add("\(name) goes on", app.recovery)
    }
    add("protected files are out of reach", model.device.protection)
    let now = "now \(TimeText.text(model.device.now))"
    return [lines.isEmpty ? "\(now); nothing is due" : now] + lines.sorted()
  }

  /// The last actions, each with what it sent.
  private func log(_ count: Int) -> [String] {
    let timeline = model.machine.timeline
    let first = max(0, timeline.cursor - max(1, count))
    var lines: [String] = []
    for index in first..<timeline.cursor {
      let entry = timeline.entries[index]
      lines.append("> " + model.machine.text.text(.act(entry.step, detail: entry.detail)))
      if let refusal = entry.refusal { lines.append("! " + model.machine.text.text(refusal)) }
      for message in timeline.messages[timeline.messages(beneath: index)]
      where filter.shows(message) {
        lines.append(text(message))
      }
    }
    return lines.isEmpty ? ["nothing has been done yet"] : lines
  }

  private func find(_ text: String) -> [String] {
    let wanted = text.lowercased()
    let lines = log(model.machine.timeline.cursor)
    let found = lines.filter { $0.lowercased().contains(wanted) }
    return found.isEmpty ? ["'\(text)' is not in the log"] : found
  }

  private mutating func show(_ word: String) -> [String] {
    let levels: [(String, LogFilter.Level)] = [
      ("delegates", .delegates), ("views", .views), ("all", .all),
    ]
    guard let level = levels.first(where: { $0.0 == word })?.1 else {
      return ["? \(NearestWord.unknown("word", word, among: levels.map(\.0)))"]
    }
    filter.level = level
    return ["told from now on: \(filter.title)"]
  }

  private func explain(_ name: String) -> [String] {
    let found = (try? MessageExplanation.find(name, in: model.library)) ?? []
    if found.isEmpty {
      let near = MessageExplanation.nearest(to: name, in: model.library)
      return ["there is no message '\(name)'"] + near.map { "  did you mean \($0)?" }
    }
    var lines: [String] = []
    for explanation in found {
      lines.append("\(explanation.row.selector), to the \(explanation.row.receiver)")
      if let guidance = explanation.row.guidance {
        lines.append("  It means: \(guidance.means)")
        lines.append("  It may be caused by: \(guidance.causes)")
        lines.append("  To do: \(guidance.task)")
      }
      for rule in explanation.rules where rule.releases.contains(model.machine.setup.release) {
        lines.append("  Here: \(rule.reason) (\(rule.standing))")
      }
    }
    return lines
  }

  // MARK: - Sessions

  private func scenarios(_ text: String) -> [String] {
    let wanted = text.lowercased()
    let found = model.scenarios.all.filter {
      wanted.isEmpty || "\($0.name) \($0.title)".lowercased().contains(wanted)
    }
    return found.isEmpty ? ["no scenario has '\(text)'"] : found.map { "\($0.name): \($0.title)" }
  }

  private mutating func play(_ name: String) -> (lines: [String], effects: [Effect]) {
    guard let scenario = model.scenarios.all.first(where: { $0.name == name || $0.path == name })
    else {
      let known = model.scenarios.all.map(\.name)
      return (["? \(NearestWord.unknown("scenario", name, among: known))"], [])
    }
    let effects = model.endRecording()
    do throws(Diagnostic) {
      try model.open(
        try SessionParser.parse(scenario.file, library: model.library), atEnd: false)
    } catch {
      return (["? \(error)"], effects)
    }
    forget()
    let setup = model.machine.setup
    return (
      noteLines() + ["An \(setup.model) with iOS \(setup.release); redo steps forward."], effects
    )
  }

  private mutating func clock(_ word: String) -> [String] {
    guard word == "on" || word == "off" else { return ["? clock on, or clock off"] }
    model.isClockRunning = word == "on"
    return [model.isClockRunning ? "the clock runs" : "the clock stands"]
  }
}

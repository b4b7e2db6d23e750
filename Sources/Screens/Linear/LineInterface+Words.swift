import Explanations
import Lifecycle
import Rulebooks
import Sessions
import Texts

extension LineInterface {
  /// Does what a word that is no action asks for.
  mutating func answer(
    _ word: LinearWord, _ rest: String
  ) -> (lines: [String], effects: [Effect]) {
    if rest.isEmpty, !word.argument.isEmpty, !word.argument.hasPrefix("[") {
      return (["? \(word.usage): \(word.help)"], [])
    }
    if let refusal = refusalWhileFollowing(word.word, rest) { return (refusal, []) }
    if LinearWord.travel.contains(word.word) { return travel(word.word, rest) }
    switch word.word {
    case "help": return (help(rest), [])
    case "actions": return (actions, [])
    case "tour": return (tour(), [])
    case "screen": return ([capitalized(model.situationText)] + overlays, [])
    case "apps": return (apps, [])
    case "states": return (about(rest) { states(of: $0) }, [])
    case "run-loop": return (about(rest) { runLoop(of: $0) }, [])
    case "queue": return (about(rest) { queue(of: $0) }, [])
    case "due": return (due, [])
    case "log": return (log(Int(rest) ?? 5), [])
    case "find": return (find(rest), [])
    case "lanes": return (lanes(Int(rest) ?? 20), [])
    case "why": return (why(rest), [])
    case "show": return (show(rest), [])
    case "explain": return (explain(rest), [])
    case "scenarios": return scenarios(rest)
    case "scenario": return scenario(rest, .step)
    case "step": return step()
    case "play": return rest.isEmpty ? play() : scenario(rest, .play)
    case "take-over": return scenario(rest, .takeOver)
    case "compare": return (compare(rest), [])
    case "set-up": return setUp(rest)
    case "settings": return (settings, [])
    case "clock": return (clock(rest), [])
    case "record": return (noteLines(), model.startRecording(rest))
    case "stop":
      let effects = model.endRecording()
      return (effects.isEmpty ? [localized("linear.nothing-recorded")] : noteLines(), effects)
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
      return [localized("linear.words")]
        + LinearWord.all.map { "  \($0.usage): \($0.help)" }
    }
    if let known = LinearWord.all.first(where: { $0.word == word }) {
      return ["\(known.usage): \(known.help)"]
    }
    if let action = ActionWord.all.first(where: { $0.word == word }) {
      return ["\(action.whileAppIsChosen.usage): \(action.help)"]
    }
    let known = LinearWord.all.map(\.word) + ActionWord.all.map(\.word)
    return ["? \(NearestWord.unknown("word", word, among: known))"]
  }

  private var actions: [String] {
    ActionWord.all.map(\.whileAppIsChosen).map { "  \($0.usage): \($0.help)" }
      + [localized("linear.app-left-out")]
  }

  // MARK: - What the panels show

  private var overlays: [String] {
    var lines: [String] = []
    if let banner = model.device.situation.banner {
      switch banner {
      case .call: lines.append(localized("linear.banner-call"))
      case .notification(let app):
        lines.append(localized("linear.banner-app", ["app": model.name(app)]))
      case .interruption(let kind):
        lines.append(localized("linear.banner", ["what": model.simulation.text.text(kind)]))
      }
    }
    if model.device.situation.isSwitching {
      let cards = model.device.cards.map { model.name($0) }
      lines.append(
        cards.isEmpty
          ? localized("linear.no-cards")
          : localized("linear.cards", ["cards": Lists.comma(cards)]))
    }
    for (window, look) in model.frontLooks { lines.append("\(model.name(window)): \(look.word)") }
    return lines
  }

  private var apps: [String] {
    var lines: [String] = []
    for app in model.device.apps {
      var words = [StateWord.of(app)]
      if app.process == .running {
        words[0] = localized("linear.running", ["state": "\(app.state)"])
      }
      if app.pid > 0 { words.append(localized("linear.process", ["pid": "\(app.pid)"])) }
      if app.footprint > 0 { words.append("\(app.footprint) MB") }
      if app.isHung { words.append(localized("linear.hangs")) }
      if app.hasUnsavedEdits { words.append(localized("linear.edited")) }
      if app.lostEdits > 0 { words.append(localized("linear.edits-lost")) }
      lines.append("\(model.name(app.id)): " + Lists.comma(words))
      guard app.kind.architecture == .scenes else { continue }
      for scene in model.device.scenes(of: app.id) {
        let key =
          scene.role == .externalDisplay
          ? "linear.window-display"
          : scene.isMinimized ? "linear.window-minimised" : "linear.window"
        lines.append(
          "  "
            + localized(key, ["number": "\(scene.id.number)", "state": StateWord.of(scene)]))
      }
    }
    return lines
  }

  func queue(of app: AppID) -> [String] {
    let name = model.simulation.text.apps[Int(app.raw)]
    let queue = model.device.queues[Int(app.raw)]
    if queue.isEmpty { return [localized("linear.queue-empty", ["app": name])] }
    return [localized("linear.queue", count: queue.count, ["app": name])]
      + queue.map { text($0.message) }
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
      add(localized("linear.due-suspended", ["app": name]), app.suspension)
      add(localized("linear.due-task", ["app": name]), app.expiration)
      add(localized("linear.due-watchdog", ["app": name]), app.watchdog)
      add(localized("linear.due-goes-on", ["app": name]), app.recovery)
    }
    add(localized("linear.due-protection"), model.device.protection)
    let key = lines.isEmpty ? "linear.now-nothing-due" : "linear.now"
    return [localized(key, ["time": TimeText.text(model.device.now)])] + lines.sorted()
  }

  private mutating func show(_ word: String) -> [String] {
    let levels: [(String, LogFilter.Level)] = [
      ("delegates", .delegates), ("views", .views), ("all", .all),
    ]
    guard let level = levels.first(where: { $0.0 == word })?.1 else {
      return ["? \(NearestWord.unknown("word", word, among: levels.map(\.0)))"]
    }
    filter.level = level
    return [localized("linear.told", ["what": filter.title])]
  }

  private func explain(_ name: String) -> [String] {
    let found = (try? MessageExplanation.find(name, in: model.library)) ?? []
    if found.isEmpty {
      let near = MessageExplanation.nearest(to: name, in: model.library)
      return [localized("linear.no-message", ["name": name])]
        + near.map { "  " + localized("linear.did-you-mean", ["nearest": $0]) }
    }
    var lines: [String] = []
    for explanation in found {
      lines.append(
        localized(
          "linear.message-to",
          ["message": explanation.row.selector, "receiver": "\(explanation.row.receiver)"]))
      if let guidance = explanation.row.guidance {
        lines.append("  " + localized("linear.means", ["text": guidance.means]))
        lines.append("  " + localized("linear.causes", ["text": guidance.causes]))
        lines.append("  " + localized("linear.do", ["text": guidance.task]))
      }
      for rule in explanation.rules where rule.releases.contains(model.simulation.setup.release) {
        lines.append(
          "  " + localized("linear.here", ["reason": rule.reason, "standing": rule.evidence.word]))
      }
    }
    return lines
  }

  private mutating func clock(_ word: String) -> [String] {
    guard word == "on" || word == "off" else { return ["? " + localized("linear.clock")] }
    model.isClockRunning = word == "on"
    model.playback = nil
    return [model.isClockRunning ? localized("notes.clock-runs") : localized("notes.clock-stands")]
  }
}

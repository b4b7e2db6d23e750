import Explanations
import Lifecycle
import Rulebooks
import Sessions
import Texts

/// What the diagram of states, the run loop and the lanes show, in words.
extension LineInterface {
  /// What there is to say of an app that is named, or else of each that runs.
  func about(_ name: String, _ lines: (AppID) -> [String]) -> [String] {
    let apps = model.simulation.text.apps
    if name.isEmpty {
      let running = model.device.apps.filter { $0.process != .notRunning }
      return running.isEmpty
        ? [localized("linear.no-app-runs")] : running.flatMap { lines($0.id) }
    }
    guard let index = apps.firstIndex(of: name) else {
      return ["? \(NearestWord.unknown("app", name, among: apps))"]
    }
    return lines(AppID(UInt8(index)))
  }

  func states(of app: AppID) -> [String] {
    var chosen = model
    chosen.selection = Selection(app: Int(app.raw))
    guard let subject = chosen.stateSubject else { return [] }
    let states = subject.nodes(model.device).map(\.look.word)
    var lines = [
      localized(
        "linear.states", ["what": model.name(subject), "states": Lists.comma(states)])
    ]
    let steps = chosen.lastSteps(of: subject)
    if steps.isEmpty { lines.append("  " + localized("states.no-step")) }
    for (place, step) in steps.enumerated() {
      let words = step.words.isEmpty ? [localized("states.nobody-told")] : step.words
      let way = "\(step.from.look.word) → \(step.to.look.word)"
      lines.append("  \(place + 1) \(way): \(Lists.comma(words))")
    }
    return lines
  }

  func runLoop(of app: AppID) -> [String] {
    let facts = RunLoopFacts(model, app)
    var lines = [
      localized("linear.states", ["what": model.name(app), "states": facts.doing])
    ]
    if !facts.uses.isEmpty {
      let uses = Lists.comma(facts.uses)
      lines.append("  " + localized("linear.kept-by", ["what": uses]))
    }
    for countdown in facts.countdowns {
      let text = countdown.sentence(now: model.device.now)
      lines.append(
        "  "
          + (model.clockFlows ? text : localized("linear.clock-stands", ["what": text])))
    }
    if facts.queue.isEmpty { return lines + ["  " + localized("linear.nothing-waits")] }
    return lines + queue(of: app)
  }

  /// Each line with the states that it changed.
  func lanes(_ count: Int) -> [String] {
    let chart = LaneChart(model.simulation) {
      filter.shows($0) && $0.receiver != .notification
    }
    if chart.rows.isEmpty { return [localized("notes.no-lanes")] }
    let timeline = model.simulation.timeline
    var lines: [String] = []
    for index in max(0, chart.rows.count - max(1, count))..<chart.rows.count {
      let row = chart.rows[index]
      let words: String
      switch row.content {
      case .action(let entry): words = heading(entry).joined()
      case .refusal(let entry):
        words = "! " + (timeline.entries[entry].refusal.map(model.simulation.text.text) ?? "")
      case .message(let message):
        words = text(timeline.messages[message]).trimmingBlanks
      }
      var line = "\(TimeText.text(row.time)) \(words)"
      let before = index > 0 ? chart.rows[index - 1].states : []
      for (lane, state) in zip(chart.lanes, row.states).enumerated().map({ ($0, $1) })
      where state.1 != (lane < before.count ? before[lane] : .none) {
        line += "; \(name(state.0)) \(state.1.word)"
      }
      lines.append(line)
    }
    return lines
  }

  private func name(_ lane: LaneChart.Lane) -> String {
    model.name(lane.app) + (lane.scene > 0 ? "#\(lane.scene)" : "")
  }
}

extension LaneChart.State {
  /// What a line says of it; UIKit's names are the same in all languages.
  var word: String {
    switch self {
    case .none: localized("states.not-running")
    case .suspended: localized("states.suspended")
    case .background: "background"
    case .inactive: "inactive"
    case .active: "active"
    }
  }
}

import Lifecycle
import Sessions
import Texts

extension LineWord {
  static let runLoop = [
    LineWord("run-loop", "[APP]") { lines, app in
      (lines.about(app) { lines.runLoop(of: $0) }, [])
    },
    LineWord("queue", "[APP]") { lines, app in (lines.about(app) { lines.queue(of: $0) }, []) },
    LineWord("due") { lines, _ in (lines.due, []) },
  ]
}

extension LineInterface {
  func runLoop(of app: AppID) -> [String] {
    let facts = RunLoopFacts(self, app)
    var lines = [
      localized("linear.states", ["what": name(app), "states": facts.doing])
    ]
    if !facts.uses.isEmpty {
      let uses = Lists.comma(facts.uses)
      lines.append("  " + localized("linear.kept-by", ["what": uses]))
    }
    for countdown in facts.countdowns {
      let text = countdown.sentence(now: device.now)
      lines.append(
        "  "
          + (workbench.clockFlows && prediction == nil
            ? text : localized("linear.clock-stands", ["what": text])))
    }
    if facts.queue.isEmpty { return lines + ["  " + localized("linear.nothing-waits")] }
    return lines + queue(of: app)
  }

  func queue(of app: AppID) -> [String] {
    let name = simulation.text.apps[Int(app.raw)]
    let queue = device.queues[Int(app.raw)]
    if queue.isEmpty { return [localized("linear.queue-empty", ["app": name])] }
    return [localized("linear.queue", count: queue.count, ["app": name])]
      + queue.map { messageLine($0.message) }
  }

  fileprivate var due: [String] {
    var lines: [String] = []
    func add(_ what: String, _ deadline: Deadline) {
      guard deadline != .never else { return }
      let time = TimeText.clock(Instant(milliseconds: deadline.milliseconds))
      lines.append("\(time) \(what)")
    }
    for app in device.apps {
      let name = name(app.id)
      add(localized("linear.due-suspended", ["app": name]), app.suspension)
      add(localized("linear.due-task", ["app": name]), app.expiration)
      add(localized("linear.due-watchdog", ["app": name]), app.watchdog)
      add(localized("linear.due-goes-on", ["app": name]), app.recovery)
    }
    add(localized("linear.due-protection"), device.protection)
    let key = lines.isEmpty ? "linear.now-nothing-due" : "linear.now"
    return [localized(key, ["time": TimeText.clock(device.now)])] + lines.sorted()
  }
}

import Lifecycle
import RandomNumbers
import Rulebooks
import Sessions
import Testing
import TextFiles

/// Laws that hold on any walk, on every release and both devices.
@Suite struct LawTests {
  struct Ground: CustomTestStringConvertible, Sendable {
    var release: Release
    var model: Device.Model
    var testDescription: String { "iOS \(release) on an \(model)" }
  }

  static let grounds: [Ground] = Walk.library.releases.flatMap { release in
    [Device.Model.iPhone, .iPad].map { Ground(release: release, model: $0) }
  }

  private func expect(
    _ ground: Ground, walks: Int = 20, length: Int = 300,
    _ law: (Simulation, [Action]) -> String?
  ) throws {
    for seed in 1...UInt64(walks) {
      let walk = try Walk(ground.release, ground.model, seed: seed, length: length)
      if let breach = walk.breach(of: law) {
        Issue.record("\(breach)")
        return
      }
    }
  }

  @Test(arguments: grounds) func invariantsHoldAfterEveryAction(ground: Ground) throws {
    try expect(ground) { simulation, actions in
      var kernel = simulation.timeline.kernel
      var log = EventLog()
      for action in actions {
        kernel.send(action, into: &log)
        if let broken = kernel.brokenInvariants.first { return broken }
      }
      return nil
    }
  }

  @Test(arguments: grounds) func messagesFollowThePath(ground: Ground) throws {
    try expect(ground) { simulation, actions in
      var kernel = simulation.timeline.kernel
      var log = EventLog()
      for action in actions { kernel.send(action, into: &log) }
      var observer = PathObserver(simulation)
      for message in log.events.messages {
        if let broken = observer.take(message) { return broken }
      }
      return nil
    }
  }

  /// No process ends without a word of the system about how it ended.
  @Test(arguments: grounds) func theEndOfAProcessIsSaid(ground: Ground) throws {
    let ends = ["terminated", "killed", "jetsammed", "crashed"]
    try expect(ground) { simulation, actions in
      var kernel = simulation.timeline.kernel
      for action in actions {
        let before = kernel.device.apps
        var log = EventLog()
        kernel.send(action, into: &log)
        for app in before where app.pid != 0 && kernel.device[app.id].pid != app.pid {
          let isSaid = log.events.messages.contains {
            $0.app == app.id && $0.receiver == .system && ends.contains(simulation.selector($0))
          }
          if !isSaid { return "\(simulation.text.line(action)): an app's end is not said" }
        }
      }
      return nil
    }
  }

  /// Each change of a state begins where the last one ended, and all together lead to the device.
  @Test(arguments: grounds) func transitionsLeadToTheDevice(ground: Ground) throws {
    try expect(ground) { simulation, actions in
      var kernel = simulation.timeline.kernel
      var states = States(kernel.device)
      for action in actions {
        var log = EventLog()
        kernel.send(action, into: &log)
        for transition in log.events.transitions {
          if let broken = states.apply(transition) { return "\(action): \(broken)" }
        }
        if states != States(kernel.device) { return "\(action): a state changed without a word" }
      }
      return nil
    }
  }

  @Test(arguments: grounds) func refusedActionsChangeNothing(ground: Ground) throws {
    try expect(ground, walks: 5) { simulation, actions in
      var kernel = simulation.timeline.kernel
      var log = EventLog()
      for action in actions {
        let before = kernel.device
        let count = log.events.count
        guard kernel.send(action, into: &log) != nil else { continue }
        if kernel.device != before { return "\(action) was refused and changed the device" }
        if log.events.count != count { return "\(action) was refused and sent something" }
      }
      return nil
    }
  }

  @Test(arguments: grounds) func undoTakesBackAndRedoRepeats(ground: Ground) throws {
    try expect(ground, walks: 4, length: 150) { simulation, actions in
      var timeline = simulation.timeline
      for action in actions {
        let before = timeline
        let outcome = timeline.perform(.act(action))
        if outcome.refusal != nil { continue }
        let after = timeline
        if timeline.perform(.undo).refusal != nil { return "nothing to take back" }
        if timeline.kernel.device != before.kernel.device { return "undo of \(action): device" }
        if timeline.events != before.events { return "undo of \(action): messages" }
        if timeline.perform(.redo).refusal != nil { return "nothing to do again" }
        if timeline.kernel.device != after.kernel.device { return "redo of \(action): device" }
        if timeline.events != after.events { return "redo of \(action): messages" }
      }
      timeline.move(to: 0)
      if timeline.kernel.device != simulation.timeline.kernel.device {
        return "not at the beginning"
      }
      return timeline.events.isEmpty ? nil : "messages at the beginning"
    }
  }

  /// What is written down while it happens runs again to the same bytes, and holds as a check.
  @Test(arguments: grounds) func recordingsRunAgain(ground: Ground) throws {
    try expect(ground, walks: 4, length: 120) { simulation, actions in
      var simulation = simulation
      var text = ""
      var chance = SplitMix64(seed: 7)
      var recorder: Recorder?
      for (index, action) in actions.enumerated() {
        // Recording begins somewhere in the middle, and time flows between the keys.
        if index == actions.count / 3 { recorder = Recorder(simulation) { text += $0 } }
        simulation.timeline.pass(UInt32(chance.below(4_000)))
        let dice = chance.below(20)
        let step: Step = dice < 3 ? .undo : dice < 5 ? .redo : Recording.step(action)
        let cursor = simulation.timeline.cursor
        let isPast = !simulation.timeline.isAtPresent
        let outcome = simulation.timeline.perform(step)
        if case .act = step, isPast {
          if outcome.refusal != nil { continue }
          recorder?.forked(at: cursor)
        }
        text += recorder?.lines(to: simulation) ?? ""
      }
      simulation.timeline.pass(10_000)
      text += recorder?.end(simulation) ?? ""
      return Recording.whyDifferent(text)
    }
  }
}

enum Recording {
  /// An action with the text that belongs to it, blanks and all.
  static func step(_ action: Action) -> Step {
    switch action {
    case .openURL: .act(action, detail: "file:///a \"list\".txt")
    case .quickAction: .act(action, detail: "new note")
    default: .act(action)
    }
  }

  /// Runs a recording; nil where the same bytes come out and every line holds.
  static func whyDifferent(_ text: String) -> String? {
    do {
      let file = SourceFile(name: "recording", text: text)
      let session = try SessionParser.parse(file, library: Walk.library)
      let simulation = try Simulation(session.setup, library: Walk.library)
      var again = ""
      SessionPrinter(session, simulation).print { again += $0 + "\n" }
      if again != text {
        let pair = zip(text.split(separator: "\n"), again.split(separator: "\n"))
        let first = pair.first { $0 != $1 }
        return "run again: \(first.map { "'\($0.0)' became '\($0.1)'" } ?? "another length")"
      }
      return Checker(session, simulation).check().first?.text.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }
}

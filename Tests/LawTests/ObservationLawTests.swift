import Lifecycle
import RandomNumbers
import Rulebooks
import Sessions
import Testing
import TextFiles

/// What apps' code does in the middle of an action breaks nothing, and changes nothing before it.
@Suite struct ObservationLawTests {
  /// What code may be seen to do.
  private static func something(_ app: AppID, _ chance: inout SplitMix64) -> Action {
    switch chance.below(12) {
    case 0, 1, 2: .begin(app, .task)
    case 3, 4: .end(app, .task)
    case 5: .begin(app, .audio)
    case 6: .hang(app, milliseconds: UInt32(chance.below(12_000)))
    case 7: .hang(app, milliseconds: nil)
    case 8: .crash(app)
    case 9: .save(app)
    case 10: .interaction(app, isOn: chance.below(2) == 0)
    default: .present(app)
    }
  }

  /// Some observations of an action, drawn among its messages.
  private static func observations(
    _ action: Action, _ kernel: Kernel, _ chance: inout SplitMix64
  ) -> [Observation] {
    var log = EventLog()
    var other = kernel
    if other.send(action, into: &log) != nil || chance.below(3) > 0 { return [] }
    let messages = log.events.messages
    if messages.isEmpty {
      let app = chance.pick(kernel.device.apps).id
      return [Observation(something(app, &chance), after: 0)]
    }
    let places = (0...chance.below(2)).map { _ in chance.below(messages.count) }.sorted()
    return places.map {
      Observation(something(messages[$0].app, &chance), after: $0 + 1)
    }
  }

  @Test(arguments: LawTests.grounds)
  func nothingBreaksAndNothingBeforeItChanges(ground: LawTests.Ground) throws {
    for seed in 1...UInt64(12) {
      let walk = try Walk(ground.release, ground.model, seed: seed, length: 250)
      let breach = walk.breach { simulation, actions in
        var kernel = simulation.timeline.kernel
        kernel.assertsInvariants = false
        var chance = SplitMix64(seed: seed)
        for action in actions {
          let observed = ObservationLawTests.observations(action, kernel, &chance)
          var plain = EventLog()
          var other = kernel
          other.send(action, into: &plain)
          var log = EventLog()
          kernel.send(action, observing: observed, into: &log)
          let words = simulation.text.line(action)
          if let broken = kernel.brokenInvariants.first {
            return "\(words) observing \(observed): \(broken)"
          }
          // Up to the first thing that code did, the messages are the same.
          let same = observed.first.map { $0.place == 0 ? Int.max : $0.place } ?? Int.max
          let (before, now) = (plain.events.messages, log.events.messages)
          if before.prefix(same) != now.prefix(min(same, before.count)) {
            return "\(words) observing \(observed) sends something else before it"
          }
        }
        return nil
      }
      if let breach {
        Issue.record("\(breach)")
        return
      }
    }
  }

  /// Undone, redone and recorded, what code did is there again: the device is the same, and a
  /// recording replays to the same bytes.
  @Test(arguments: [Release(4), Release(12), Release(14), Release(26)])
  func itIsPartOfTheTimeline(release: Release) throws {
    for seed in 1...UInt64(10) {
      let walk = try Walk(release, .iPhone, seed: seed, length: 150)
      var simulation = walk.simulation
      var chance = SplitMix64(seed: seed)
      for action in walk.actions {
        let observed = ObservationLawTests.observations(
          action, simulation.timeline.kernel, &chance)
        guard simulation.timeline.perform(Recording.step(action)).refusal == nil else { continue }
        for (number, observation) in observed.enumerated() {
          simulation.timeline.note(Timeline.Print("line \(number)", after: observation.place))
          simulation.timeline.observe(observation)
        }
      }
      let end = simulation.timeline.kernel.device
      var again = simulation
      again.timeline.move(to: 0)
      again.timeline.move(to: again.timeline.entries.count)
      #expect(again.timeline.kernel.device == end, "seed \(seed)")
      ObservationLawTests.expectSameElsewhere(simulation.timeline, walk.simulation.timeline, seed)
      var text = ""
      var recorder = Recorder(simulation) { text += $0 }
      text += recorder.end(simulation)
      let file = try SessionParser.parse(
        SourceFile(name: "recorded", text: text), library: Walk.library)
      let opened = try OpenedSession(file, library: Walk.library)
      #expect(opened.simulation.timeline.kernel.device == end, "seed \(seed)")
      var printed = ""
      SessionPrinter(file, try Simulation(file.setup, library: Walk.library)).print {
        printed += $0 + "\n"
      }
      let lines = zip(text.split(separator: "\n"), printed.split(separator: "\n"))
      let other = lines.first { $0 != $1 }
      #expect(printed == text, "seed \(seed): \(other.map { "\($0)" } ?? "")")
    }
  }

  /// Wherever the actions are carried out once more, code does the same: before each of them, and
  /// on a new device of the same kind.
  private static func expectSameElsewhere(
    _ timeline: Timeline, _ start: Timeline, _ seed: UInt64
  ) {
    var moved = timeline
    var fresh = start
    for index in timeline.entries.indices {
      moved.move(to: index)
      let device = timeline.kernel(before: index).device
      guard device == moved.kernel.device, device == fresh.kernel.device else {
        Issue.record("seed \(seed), before \(index): another device")
        return
      }
      fresh.perform(index, of: timeline)
    }
    #expect((fresh.kernel.device == timeline.kernel.device) as Bool, "seed \(seed), at the end")
    let other = timeline.allEvents.indices.first { place in
      guard timeline.allEvents[place].message != nil else { return false }
      let entry = timeline.entry(ofEvent: place)
      let device = entry.flatMap { timeline.device(at: place, of: $0) }
      return device?.now != timeline.allEvents[place].time
    }
    #expect(other == nil, "seed \(seed): the device at a message")
  }
}

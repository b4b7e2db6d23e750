import Lifecycle
import RandomNumbers
import Sessions
import Testing
import TextFiles

/// Laws of time travel, on walks: a jump is a run up to there, and no line loses its course.
@Suite struct TimeTravelTests {
  /// What a line is: each of its moments, and all that was sent.
  private struct Course: Equatable {
    var entries: [Action]
    var events: [Event]
    var device: Device
    var since: UInt32

    init(_ timeline: Timeline) {
      var timeline = timeline
      timeline.move(to: timeline.entries.count)
      entries = timeline.entries.map(\.step)
      events = Array(timeline.events)
      device = timeline.kernel.device
      since = timeline.sinceEntry
    }
  }

  /// Does the actions, with time between them.
  private static func run(_ timeline: inout Timeline, _ actions: some Sequence<Action>) {
    var chance = SplitMix64(seed: 3)
    for action in actions {
      timeline.pass(UInt32(chance.below(9_000)))
      _ = timeline.perform(.act(action))
    }
    timeline.pass(7_000)
  }

  private func expect(
    _ ground: LawTests.Ground, length: Int = 200, _ law: (Simulation, [Action]) -> String?
  ) throws {
    for seed in 1...UInt64(4) {
      let walk = try Walk(ground.release, ground.model, seed: seed, length: length)
      if let breach = walk.breach(of: law) {
        Issue.record("\(breach)")
        return
      }
    }
  }

  @Test(arguments: LawTests.grounds)
  func jumpingIsRunningUpToThere(ground: LawTests.Ground) throws {
    try expect(ground) { simulation, actions in
      var timeline = simulation.timeline
      // Each moment as it was when it was first there.
      var devices = [timeline.kernel.device]
      var counts = [0]
      var chance = SplitMix64(seed: 3)
      for action in actions {
        timeline.pass(UInt32(chance.below(9_000)))
        _ = timeline.perform(.act(action))
        devices.append(timeline.kernel.device)
        counts.append(timeline.events.count)
      }
      timeline.pass(7_000)
      let whole = Course(timeline)
      for _ in 0..<40 {
        let place = chance.below(actions.count + 1)
        timeline.move(to: place)
        if place == actions.count { continue }
        if timeline.kernel.device != devices[place] { return "moment \(place): device" }
        if timeline.events.count != counts[place] { return "moment \(place): messages" }
        if Array(timeline.events) != Array(whole.events.prefix(counts[place])) {
          return "moment \(place): other messages"
        }
        if chance.below(3) == 0, timeline.perform(.redo).refusal == .nothingToRedo {
          return "moment \(place): nothing to do again"
        }
      }
      timeline.move(to: 0)
      return Course(timeline).events.starts(with: timeline.events) ? nil : "the beginning"
    }
  }

  @Test(arguments: LawTests.grounds)
  func lookingBackLosesNothing(ground: LawTests.Ground) throws {
    try expect(ground) { simulation, actions in
      var timeline = simulation.timeline
      TimeTravelTests.run(&timeline, actions)
      let before = Course(timeline)
      for place in [0, actions.count / 2, actions.count, 1, actions.count - 1] {
        timeline.move(to: place)
      }
      return Course(timeline) == before ? nil : "the present is another"
    }
  }

  @Test(arguments: LawTests.grounds)
  func everyBranchKeepsItsCourse(ground: LawTests.Ground) throws {
    try expect(ground, length: 120) { simulation, actions in
      var timeline = simulation.timeline
      var branches = Branches(name: "0")
      var courses: [String: Course] = [:]
      var chance = SplitMix64(seed: 11)
      var named = 0
      for piece in stride(from: 0, to: actions.count, by: 8) {
        TimeTravelTests.run(&timeline, actions[piece..<min(piece + 8, actions.count)])
        courses[branches.name ?? ""] = Course(timeline)
        switch chance.below(3) {
        case 0:
          timeline.move(to: chance.below(timeline.entries.count + 1))
          guard !timeline.isAtPresent,
            let action = actions.first(where: {
              timeline.kernel.after($0).refusal == nil
            })
          else { continue }
          branches.keepFuture(of: timeline)
          _ = timeline.perform(.act(action))
          named += 1
          branches.name = "\(named)"
          courses["\(named)"] = Course(timeline)
        case 1 where !branches.others.isEmpty:
          branches.go(to: chance.below(branches.others.count), &timeline)
          timeline.move(to: timeline.entries.count)
        default: break
        }
        if courses[branches.name ?? ""] != Course(timeline) { return "the current line" }
        for (index, branch) in branches.others.enumerated() {
          let other = branches.timeline(of: index, beside: timeline)
          if courses[branch.name ?? ""] != Course(other) {
            return "the line \(branch.name ?? "") after \(piece) actions"
          }
        }
      }
      return branches.others.count == named ? nil : "a line is lost"
    }
  }

  /// In a session file time may pass in the past, and something may fall due there.
  @Test(arguments: LawTests.grounds)
  func whatFallsDueInThePastIsTakenBack(ground: LawTests.Ground) throws {
    try expect(ground, length: 60) { simulation, actions in
      var timeline = simulation.timeline
      TimeTravelTests.run(&timeline, actions)
      timeline.move(to: actions.count)
      guard timeline.perform(.undo).refusal == nil else { return nil }
      let whole = timeline.allEvents
      let before = Array(timeline.events)
      let device = timeline.kernel.device
      timeline.pass(500_000)
      if Array(timeline.events.prefix(before.count)) != before { return "the past" }
      _ = timeline.perform(.redo)
      timeline.move(to: timeline.cursor)
      if timeline.allEvents != whole { return "the future has changed" }
      guard timeline.perform(.undo).refusal == nil else { return "nothing to take back" }
      return timeline.kernel.device == device ? nil : "the device"
    }
  }

  /// A branch: where it forks, and what it does from there.
  private struct Line: Equatable {
    var fork: Int
    var actions: [Action]

    static func all(_ branches: Branches) -> [Line] {
      branches.others.map { Line(fork: $0.tail.fork, actions: $0.tail.entries.map(\.step)) }
        .sorted { $0.fork < $1.fork }
    }
  }

  @Test(arguments: LawTests.grounds)
  func aFileHasTheBranchesOfItsSession(ground: LawTests.Ground) throws {
    try expect(ground, length: 40) { simulation, actions in
      var simulation = simulation
      var branches = Branches()
      var chance = SplitMix64(seed: 5)
      for action in actions where simulation.timeline.kernel.after(action).refusal == nil {
        if chance.below(3) == 0 {
          for _ in 0..<chance.below(4) { _ = simulation.timeline.perform(.undo) }
        }
        guard simulation.timeline.kernel.after(action).refusal == nil else { continue }
        branches.keepFuture(of: simulation.timeline)
        _ = simulation.timeline.perform(.act(action))
      }
      simulation.timeline.move(to: simulation.timeline.entries.count)
      guard branches.others.count <= 20, !branches.others.isEmpty else { return nil }
      guard
        let text = Recorder.recording(of: simulation, branches, revision: nil, host: { $0 })
      else { return "not written" }
      let file = SourceFile(name: "kept", text: text)
      guard
        let opened = try? OpenedSession(
          reading: file, library: Walk.library, overrides: Overrides())
      else { return "not read" }
      if opened.difference != nil { return "other messages" }
      let steps = opened.simulation.timeline.entries.map(\.step)
      if steps != simulation.timeline.entries.map(\.step) { return "another line" }
      return Line.all(opened.branches) == Line.all(branches) ? nil : "other branches"
    }
  }
}

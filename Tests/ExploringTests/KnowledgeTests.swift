import Lifecycle
import RandomNumbers
import Rulebooks
import Sessions
import Testing
import TextFiles

@testable import Exploring

/// What an app can know: whatever happens, the device that it is on is one of those that are
/// possible.
@Suite struct KnowledgeTests {
  private static let notes = AppID(0)

  @Test(arguments: [(Release(14), Device.Model.iPhone), (Release(7), .iPhone)])
  func theTrueDeviceIsAlwaysPossible(_ release: Release, _ model: Device.Model) throws {
    let kernel = try StateSpaceTests.kernel(release, model)
    var space = KnowledgeSpace(KnowledgeTests.notes, of: kernel)
    space.explore()
    #expect(space.isComplete)
    for seed in 0..<20 {
      var numbers = SplitMix64(seed: UInt64(seed))
      var here = kernel
      var belief = Belief(space)
      var log = EventLog()
      var done = 0
      while done < 12 {
        let device = here.device
        let move = numbers.pick(space.space.alphabet.moves)
        guard let action = move.action(on: device),
          space.space.alphabet.allows(action, on: device)
        else { continue }
        log.clear()
        if here.send(action, into: &log) != nil { continue }
        done += 1
        belief.receive(
          Received(log.events, of: KnowledgeTests.notes, before: device), in: space)
        let state = try #require(space.space.state(of: here.device))
        #expect(belief.states.contains(state), "\(seed), after \(move.word.word)")
      }
    }
  }

  /// A space that is explored in slices is the same, and gives the same answers.
  @Test func itIsExploredInSlices() throws {
    let kernel = try StateSpaceTests.kernel(Release(14), apps: 1)
    var whole = KnowledgeSpace(KnowledgeTests.notes, of: kernel)
    whole.explore()
    var slices = KnowledgeSpace(KnowledgeTests.notes, of: kernel)
    while !slices.isDone { slices.explore(7) }
    #expect(Belief(whole).states == Belief(slices).states)
    #expect(
      Belief(whole).conditions(whole).map(\.count) == Belief(slices).conditions(slices).map(\.count)
    )
  }

  private func alike(_ actions: String, apps: String = "app: Notes scenes\n") throws -> Alike {
    let file = try SessionParser.parse(
      SourceFile(name: "", text: "os: 14\n" + apps + actions), library: StateSpaceTests.library)
    let alike = try Alike(file, app: KnowledgeTests.notes, library: StateSpaceTests.library)
    return try #require(alike)
  }

  /// What is received decides, not how it came about.
  @Test func theSameMessagesGiveTheSameDevices() throws {
    let home = try alike("> open Notes\n> home\n")
    #expect(
      home.belief.conditions(home.space).map(\.condition) == [.ended, .suspended, .background])
    #expect(home.causes == ["lock", "accept"])
    let lock = try alike("> open Notes\n> lock\n> call\n")
    #expect(lock.received.count == 2 && lock.belief.states == home.belief.states)
    let inFront = try alike("> open Notes\n> control-center\n")
    #expect(inFront.belief.conditions(inFront.space).map(\.condition) == [.inactive])
    #expect(inFront.causes.contains("system-alert") && !inFront.causes.contains("control-center"))
  }

  @Test func whatWasUndoneHasNotHappened() throws {
    let undone = try alike("> open Notes\n> home\n> undo\n")
    #expect(undone.belief.conditions(undone.space).map(\.condition) == [.active])
    #expect(undone.received.count == 1)
  }

  /// Actions of the session are tried, too, and several scheduled events may come in one wait.
  @Test func aSessionMayHaveOtherActions() throws {
    let task = try alike("> open Notes\n> begin Notes task\n> home\n> wait 600\n> open Notes\n")
    #expect(task.received.count >= 3 && !task.belief.states.isEmpty)
    let two = try alike(
      "> open Notes\n> open Mail\n", apps: "app: Notes scenes\napp: Mail scenes\n")
    #expect(two.causes == ["home", "lock", "accept"])
  }

  /// Only one app beside is tried. Whatever others do, what the app and the screen are like is
  /// among what is possible; and what was followed in slices and undone is the same.
  @Test(arguments: 0..<6) func oneAppStandsForAllOthers(_ seed: Int) throws {
    let file = try SessionParser.parse(
      SourceFile(name: "", text: "os: 14\napp: Notes scenes\napp: Mail scenes\napp: Maps scenes\n"),
      library: StateSpaceTests.library)
    var simulation = try Simulation(file.setup, library: StateSpaceTests.library)
    let start = simulation.timeline.kernel
    var knowledge = AppKnowledge(KnowledgeTests.notes, of: start)
    var numbers = SplitMix64(seed: UInt64(seed))
    let moves = Alphabet.usual(on: start.device, mostOverlays: 1).moves
    for _ in 0..<20 {
      let move = numbers.pick(moves)
      guard let step = move.step(on: simulation.timeline.kernel.device) else { continue }
      if numbers.next() % 8 == 0 { _ = simulation.timeline.perform(.undo) }
      _ = simulation.timeline.perform(step)
      guard simulation.timeline.kernel.device.situation.overlays.count <= 1 else { break }
      repeat { knowledge.follow(simulation.timeline, slice: 400) } while knowledge.isBusy
      let belief = try #require(knowledge.belief)
      let device = simulation.timeline.kernel.device
      let own = KnowledgeSpace.Condition(device[KnowledgeTests.notes])
      let screen = KnowledgeSpace.Screen(device, beside: KnowledgeTests.notes)
      #expect(knowledge.conditions(belief).contains { $0.condition == own })
      #expect(knowledge.screens(belief).contains { $0.screen == screen })
    }
    var whole = AppKnowledge(KnowledgeTests.notes, of: start)
    whole.follow(simulation.timeline)
    knowledge.follow(simulation.timeline)
    #expect((whole.belief?.states == knowledge.belief?.states) as Bool)
  }

  @Test func aSpaceThatIsTooLargeIsLeft() throws {
    var knowledge = AppKnowledge(
      KnowledgeTests.notes, of: try StateSpaceTests.kernel(Release(14), .iPad), mostStates: 100)
    let timeline = Timeline(kernel: try StateSpaceTests.kernel(Release(14), .iPad))
    while knowledge.isBusy { knowledge.follow(timeline, slice: 30) }
    #expect(knowledge.stand == .tooMany && knowledge.belief == nil)
  }

  private func causes(_ actions: String) throws -> [String] {
    let file = try SessionParser.parse(
      SourceFile(name: "", text: "os: 14\napp: Notes scenes\napp: Mail scenes\n" + actions),
      library: StateSpaceTests.library)
    var run = SessionRun(try Simulation(file.setup, library: StateSpaceTests.library))
    run.run(file) { _, _ in }
    let last = run.simulation.timeline.cursor - 1
    return SameMessages.causes(insteadOf: last, for: KnowledgeTests.notes, in: run.simulation)
  }

  @Test func whatSendsTheSameHere() throws {
    #expect(try causes("> open Notes\n> home\n") == ["lock", "open another app"])
    #expect(try causes("> open Notes\n> open Mail\n") == ["home", "lock"])
    let covered = try causes("> open Notes\n> control-center\n")
    #expect(covered.contains("system-alert") && !covered.contains("control-center"))
    // What sends nothing says nothing.
    #expect(try causes("> open Notes\n> home\n> open Mail\n").isEmpty)
  }
}

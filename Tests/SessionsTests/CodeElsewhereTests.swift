import Lifecycle
import Testing

@testable import Sessions

/// What apps' own code did is done again wherever an action is carried out once more: at another
/// point in time, on another iOS version, without an earlier action.
@Suite struct CodeElsewhereTests {
  private static let notes = AppID(0)

  /// Notes blocks its main thread while it leaves, so its second message waits.
  private static let blocks =
    CodeTests.open + """
      > home +1
        Notes sceneDelegate#1 sceneWillResignActive(_:)
      < hang Notes 3
      | leaving
      > wait 4
        Notes sceneDelegate#1 sceneDidEnterBackground(_:)

      """

  private func run(_ lines: String) throws -> Simulation {
    let file = try CodeTests.file(lines)
    var run = SessionRun(try Simulation(file.setup, library: CodeTests.library))
    run.run(file) { done, _ in #expect(done.code.allSatisfy { $0.refusal == nil }) }
    return run.simulation
  }

  /// The place of a message in the log.
  private func place(of selector: String, in simulation: Simulation) throws -> Int {
    let events = simulation.timeline.allEvents
    return try #require(
      events.indices.last { events[$0].message.map(simulation.selector) == selector })
  }

  @Test func earlierDevicesHaveIt() throws {
    let simulation = try run(CodeElsewhereTests.blocks)
    let timeline = simulation.timeline
    #expect(timeline.kernel(before: 1).device[CodeElsewhereTests.notes].isHung == false)
    #expect(timeline.kernel(before: 2).device[CodeElsewhereTests.notes].isHung)
  }

  /// The message that had waited is in the middle of the wait, when the thread goes on.
  @Test func theDeviceInTheMiddleOfAnActionHasIt() throws {
    let simulation = try run(CodeElsewhereTests.blocks)
    let place = try place(of: "sceneDidEnterBackground(_:)", in: simulation)
    let device = try #require(simulation.timeline.device(at: place, of: 2))
    #expect(device.now.milliseconds == 4_000 && !device[CodeElsewhereTests.notes].isHung)

    let crash = try run(
      """
      > open Notes
        Notes appDelegate application(_:didFinishLaunchingWithOptions:)
      < crash Notes

      """)
    let last = try self.place(of: "crashed", in: crash)
    let end = try #require(crash.timeline.device(at: last, of: 0))
    #expect(end[CodeElsewhereTests.notes].isHung)
  }

  // MARK: - Other versions

  private func compared(_ lines: String, os: String) throws -> SideBySide {
    let simulation = try run(lines)
    var sides = SideBySide(
      simulation,
      with: try Variant(os: os).simulation(like: simulation.setup, library: CodeTests.library))
    sides.goOn(by: .max)
    return sides
  }

  /// The message during which the first code of an entry did something.
  private func message(_ simulation: Simulation, _ index: Int) -> String? {
    let entry = simulation.timeline.entries[index]
    guard let place = entry.code.first?.place, place > 0 else { return nil }
    let messages = simulation.timeline.allEvents[entry.firstEvent...].messages
    return simulation.line(messages[place - 1])
  }

  @Test func anotherVersionHasItDuringTheSameMessage() throws {
    let sides = try compared(CodeElsewhereTests.blocks, os: "26")
    #expect(sides.differing.isEmpty)
    #expect(sides.right.timeline.kernel.device == sides.left.timeline.kernel.device)
    #expect(sides.right.timeline.entries[1].prints.map(\.text) == ["leaving"])

    // There the message is another one, counted from the beginning.
    let launch = try compared(
      """
      > open Notes
        Notes appDelegate application(_:didFinishLaunchingWithOptions:)
        Notes sceneDelegate#1 scene(_:willConnectTo:options:)
        Notes sceneDelegate#1 sceneWillEnterForeground(_:)
        Notes sceneDelegate#1 sceneDidBecomeActive(_:)
      < save Notes

      """, os: "17")
    let (left, right) = (launch.left.timeline.entries[0], launch.right.timeline.entries[0])
    #expect(left.code.map(\.place) != right.code.map(\.place))
    #expect(message(launch.left, 0) == message(launch.right, 0))
  }

  /// What code did in a message that the other version does not send, it does not do there; what it
  /// did when the action was over, it does.
  @Test func whatIsNotSentHasNoCode() throws {
    let sides = try compared(CodeElsewhereTests.blocks, os: "12")
    #expect(sides.right.timeline.entries[1].code.isEmpty)
    #expect(sides.right.timeline.entries[1].prints.isEmpty)
    let end = try compared(
      CodeTests.open + "> home\n  ...\n< begin Notes task\n", os: "12")
    #expect(end.right.timeline.entries[1].code == end.left.timeline.entries[1].code)
  }

  /// Two messages are the same: code did something in the second.
  @Test func theSecondOfTwoMessagesIsTheSecond() throws {
    let twice =
      CodeTests.open + """
        > control-center
        > dismiss
        > wait 1
        < hang Notes 2
        > control-center
        > dismiss
        > control-center
        > wait 3
          Notes sceneDelegate#1 sceneWillResignActive(_:)
          Notes sceneDelegate#1 sceneDidBecomeActive(_:)
          Notes sceneDelegate#1 sceneWillResignActive(_:)
        < begin Notes task

        """
    let sides = try compared(twice, os: "15")
    let places = sides.left.timeline.entries.last?.code.map(\.place)
    #expect(sides.right.timeline.entries.last?.code.map(\.place) == places)
    let messages = sides.right.timeline.events[sides.right.timeline.entries.last!.firstEvent...]
      .messages.prefix(places?.first ?? 0)
    #expect(messages.count { sides.right.selector($0) == "sceneWillResignActive(_:)" } == 2)
  }

  // MARK: - Leaving an action out

  /// Without the hang, the code of the last action has another place.
  @Test func withoutAnActionItIsDoneDuringItsOwnMessage() throws {
    var simulation = try run(
      CodeTests.open + """
        > control-center
          Notes sceneDelegate#1 sceneWillResignActive(_:)
        > lock
          Notes sceneDelegate#1 sceneDidEnterBackground(_:)
        < begin Notes task
        | begun

        """)
    let before = simulation.timeline.entries[2].code
    simulation.timeline.move(to: 1)
    simulation.timeline.removeNext()
    let entry = simulation.timeline.entries[1]
    #expect(entry.code != before && entry.code.map(\.action) == before.map(\.action))
    #expect(message(simulation, 1) == "Notes sceneDelegate#1 sceneDidEnterBackground(_:)")
    #expect(entry.prints.map(\.place) == entry.code.map(\.place))
  }
}

import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

/// Lines that stood in the file before are not read again, and say what they would have said.
@Suite struct RepeatedLinesTests {
  static let library = try! Library()

  private func delays(_ text: String) throws -> [UInt32] {
    let session = try SessionParser.parse(
      SourceFile(name: "x", text: text), library: RepeatedLinesTests.library)
    return session.lines.compactMap { line in
      guard case .action(let action) = line.content else { return nil }
      return action.delay
    }
  }

  @Test func eachHasItsOwnDelay() throws {
    let text = "> home +1\n> home\n> home +2.5\n> home\t+3\n> home\n> home\t+4\n> home  +5\n"
    #expect(try delays(text) == [1_000, 0, 2_500, 3_000, 0, 4_000, 5_000])
  }

  @Test func questionsStayQuestions() throws {
    let session = try SessionParser.parse(
      SourceFile(name: "x", text: "> home\n? home\n> home\n? home +1\n"),
      library: RepeatedLinesTests.library)
    let questions = session.lines.map { line in
      guard case .action(let action) = line.content else { return false }
      return action.isQuestion
    }
    #expect(questions == [false, true, false, true])
  }

  /// What may stand beneath an action is asked of each line, also of one that was read before.
  @Test(arguments: [
    ("> home\n  Notes system x\n> home\n  ...\n  Notes system x\n", "5:3"),
    ("> home\n  Notes system x\n> home\n  Notes system x\n  ...\n", "5:3"),
    ("> home +1\n> home +1.2345\n", "2:8"),
    ("> open Notes\n> open Notes +1\n> open Note\n", "3:8"),
  ]) func whatIsWrongIsStillRefused(text: String, place: String) {
    let error = #expect(throws: Diagnostic.self) {
      try SessionParser.parse(
        SourceFile(name: "x", text: text), library: RepeatedLinesTests.library)
    }
    #expect(error?.description.hasPrefix("x:\(place):") == true)
  }

  /// To run a file while it is read is to run it when it has been read.
  @Test func opensAsItRuns() throws {
    let library = RepeatedLinesTests.library
    for scenario in Scenarios(library.resources).all {
      let file = try SessionParser.parse(scenario.file, library: library)
      let read = try OpenedSession(file, library: library)
      let reading = try OpenedSession(
        reading: scenario.file, library: library, overrides: Overrides())
      #expect(reading.title == read.title, "\(scenario.path)")
      #expect(reading.simulation.timeline.events == read.simulation.timeline.events)
      #expect(reading.simulation.timeline.kernel.device == read.simulation.timeline.kernel.device)
    }
  }
}

import Rulebooks
import Testing
import TextFiles

@testable import Sessions

/// What is said of `repair` where a recording cannot be read, `repair` does.
@Suite struct RepairLawTests {
  private let library = try! Library()

  /// A recording as the interface writes it.
  private var recording: [UInt8] { get throws { try recording(asks: false) } }

  private func recording(asks: Bool) throws -> [UInt8] {
    let actions = """
      device: iPad
      os: 17
      > open Notes
      > home +1.000
      > lock +0.250
      > unlock

      """
    let file = try SessionParser.parse(
      SourceFile(name: "actions", text: actions), library: library)
    var simulation = try Simulation(file.setup, library: library)
    var text = ""
    var recorder = Recorder(simulation, revision: 1) { text += $0 }
    for line in file.lines {
      guard case .action(let action) = line.content else { continue }
      _ = simulation.timeline.pass(action.delay)
      _ = simulation.timeline.perform(action.step, isQuestion: asks)
      text += recorder.lines(to: simulation) ?? ""
    }
    text += recorder.end(simulation)
    return Array(text.utf8)
  }

  private func problem(_ bytes: [UInt8]) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try SessionParser.parse(SourceFile(name: "a", bytes: bytes), library: library)
      return nil
    } catch {
      return error
    }
  }

  /// How many of the file's expectations fail.
  private func failures(_ text: String) throws -> Int {
    let file = try SessionParser.parse(SourceFile(name: "a", text: text), library: library)
    return Checker(file, try Simulation(file.setup, library: library), library: library).check()
      .count
  }

  @Test(arguments: [false, true]) func aRecordingCutOffAnywhereIsMended(asks: Bool) throws {
    let whole = try recording(asks: asks)
    for end in whole.indices {
      let bytes = Array(whole[..<end])
      guard let problem = problem(bytes), problem.message.contains("repair") else { continue }
      let repair = try SessionRepair(SourceFile(name: "a", bytes: bytes), library: library)
      #expect(try failures(repair.text) == 0, "cut at \(end): \(problem.message)\n\(repair.text)")
    }
  }

  /// A disk that lost power, or a file that was cut off and written on: the actions behind the gap
  /// stay actions.
  @Test func zeroBytesAreTakenOutWithoutLosingAnAction() throws {
    let whole = try recording
    let text = String(decoding: whole, as: UTF8.self)
    let begin = text.utf8.distance(
      from: text.startIndex, to: try #require(text.firstRange(of: "> lock")).lowerBound)
    // The gap begins within the line before.
    for start in begin - 40..<begin - 1 {
      let bytes = whole[..<start] + Array(repeating: 0, count: begin - start) + whole[begin...]
      let said = try #require(problem(Array(bytes)))
      #expect(said.message.contains("repair"))
      let repair = try SessionRepair(SourceFile(name: "a", bytes: Array(bytes)), library: library)
      let actions = repair.text.split(separator: "\n").filter { $0.hasPrefix(">") }
      #expect(actions == ["> open Notes", "> home +1.000", "> lock +0.250", "> unlock"])
      #expect(!repair.text.utf8.contains(0))
    }
    let end = try SessionRepair(
      SourceFile(name: "a", bytes: whole + Array(repeating: 0, count: 4_096)), library: library)
    #expect(end.text == text)
  }

  /// Damage in thousands of lines is mended as damage in one, and in time that grows with the file.
  @Test func manyDamagedLinesAreMended() throws {
    let lines = (0..<20_000).map { $0 % 2 == 0 ? "> home\r" : "\u{0}> hoem" }
    let file = SourceFile(name: "a", text: (["os: 14"] + lines).joined(separator: "\n") + "\n")
    let repair = try SessionRepair(file, library: library)
    #expect(repair.text.split(separator: "\n").count { $0 == "> home" } == 10_000)
    #expect(repair.text.split(separator: "\n").count { $0 == "# > hoem" } == 10_000)
  }
}

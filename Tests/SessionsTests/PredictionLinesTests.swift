import Rulebooks
import Testing
import TextFiles

@testable import Sessions

/// Lines that begin with `~` stay with their action, whatever is done with the session.
@Suite struct PredictionLinesTests {
  private static let library = try! Library()
  /// As the interface records it.
  private static let recording = """
    session: 1
    device: iPhone
    os: 14
    app: Notes scenes
    app: Mail scenes
    show: all
    > open Mail
    ? home
    ~ Mail sceneDelegate sceneWillResignActive(_:)
    ~ Mail background
    ? lock
    ~ nothing
    ? unlock
    ~ ...
    ? unlock
    ~ Mail sceneDelegate#1 sceneDidBecomeActive(_:)
    > undo
    > redo
    """

  private func parse(_ text: String) throws -> SessionFile {
    try SessionParser.parse(
      SourceFile(name: "x.session", text: text), library: PredictionLinesTests.library)
  }

  private func run(_ text: String) throws -> String {
    let file = try parse(text)
    var printed = ""
    SessionPrinter(file, try Simulation(file.setup, library: PredictionLinesTests.library))
      .print { printed += $0 + "\n" }
    return printed
  }

  private func predictions(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("~") }
  }

  @Test func runAndTheRecorderKeepThem() throws {
    let undone = try run(PredictionLinesTests.recording)
    #expect(predictions(undone) == predictions(PredictionLinesTests.recording))
    let run = try run(PredictionLinesTests.recording.replacing("\n> undo\n> redo", with: ""))
    // A reader who opens it and records it again has the same bytes.
    let opened = try OpenedSession(try parse(run), library: PredictionLinesTests.library)
    #expect(opened.recording == run)
    let file = SourceFile(name: "x.session", text: run)
    let read = try OpenedSession(
      reading: file, library: PredictionLinesTests.library, overrides: Overrides())
    #expect(read.recording == run)
    #expect(try self.run(run) == run && self.run(undone) == undone)
    let checked = try parse(run)
    let simulation = try Simulation(checked.setup, library: PredictionLinesTests.library)
    #expect(Checker(checked, simulation).check().isEmpty)
  }

  /// What an action sends is no prediction of it.
  @Test func runSaysThatNobodyPredicted() throws {
    let run = try run("os: 14\napp: Notes scenes\n> open Notes\n? home\n  ...\n> home\n")
    #expect(run.contains("? home\n~ ...\n  Notes sceneDelegate#1 sceneWillResignActive(_:)\n"))
    #expect(predictions(run) == ["~ ..."])
    let sheet = try parse(run)
    let simulation = try Simulation(sheet.setup, library: PredictionLinesTests.library)
    var printed = ""
    SessionPrinter(sheet, simulation, hidesAnswers: true).print { printed += $0 + "\n" }
    #expect(printed.contains("? home\n  ...\n") && predictions(printed).isEmpty)
  }

  @Test func eventsHaveThem() throws {
    let file = try parse(PredictionLinesTests.recording)
    let simulation = try Simulation(file.setup, library: PredictionLinesTests.library)
    var json: [UInt8] = []
    JSONLinesPrinter(file, simulation).print { json += $0 }
    let lines = String(decoding: json, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("\"kind\":\"prediction\"") }
    #expect(lines.count == 5)
    #expect(
      lines[0].hasSuffix(
        #""action":"home","app":"Mail","prediction":"Mail sceneDelegate sceneWillResignActive(_:)"}"#
      ))
    #expect(lines[2].hasSuffix(#""app":null,"prediction":"nothing"}"#))
  }

  /// A follower who records what comes has them as well.
  @Test func followersKeepThem() throws {
    let text = try run(PredictionLinesTests.recording)
    var session = FollowedSession(name: "x", library: PredictionLinesTests.library)
    session.append(Array(text.utf8))
    session.finish()
    let setup = try parse(text).setup
    var simulation = try Simulation(setup, library: PredictionLinesTests.library)
    var comparison = FollowedComparison()
    while let event = session.next() {
      switch event {
      case .step(let step, let isQuestion):
        comparison.close(simulation)
        let outcome = simulation.timeline.perform(step, isQuestion: isQuestion)
        comparison.begin(step, outcome, line: session.line, simulation)
      case .beneath(let content): comparison.add(content, line: session.line, &simulation)
      default: break
      }
    }
    #expect(comparison.difference == nil)
    let kept = simulation.timeline.entries.flatMap {
      simulation.text.lines(of: $0.prediction, isQuestion: $0.isQuestion)
    }
    #expect(kept == predictions(PredictionLinesTests.recording))
  }
}

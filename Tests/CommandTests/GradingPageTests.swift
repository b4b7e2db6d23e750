import Foundation
import TerminalEmulation
import Testing

/// The page for teachers: its example is a class, and what it prints is what the program says.
@Suite struct GradingPageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Documentation/Class")

  /// A command of the page with the lines beneath it.
  struct Shown: CustomTestStringConvertible {
    var command: String
    var lines: [String]

    var testDescription: String { command }
  }

  private static func page() throws -> [String] {
    try String(contentsOf: root.appending(path: "Documentation/Grading.md"), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  static let shown: [Shown] = {
    var shown: [Shown] = []
    var isBeneath = false
    for line in (try? page()) ?? [] {
      if line.hasPrefix("    $ ") {
        shown.append(Shown(command: String(line.dropFirst(6)), lines: []))
        isBeneath = true
      } else if isBeneath, line.hasPrefix("    ") {
        shown[shown.count - 1].lines.append(String(line.dropFirst(4)))
      } else if !line.isEmpty {
        isBeneath = false
      }
    }
    return shown
  }()

  /// What a command prints, errors included, as a shell in the example's folder runs it.
  private static func run(_ command: String) throws -> (lines: [String], status: Int32) {
    let path = try #require(builtProduct("frontmost"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let shell = "frontmost() { '\(path)' \"$@\"; }; \(command)"
    process.arguments = ["-c", shell]
    process.currentDirectoryURL = folder
    let usual = ["XDG_CONFIG_HOME": "/nonexistent", "LC_ALL": "C.UTF-8"]
    process.environment = ProcessInfo.processInfo.environment.merging(usual) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output.components(separatedBy: "\n"), process.terminationStatus)
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    Array(lines.reversed().drop(while: \.isEmpty).reversed())
  }

  @Test func thePageHasExamples() { #expect(GradingPageTests.shown.count >= 7) }

  /// Each for itself: they run beside each other.
  @Test(arguments: shown) func thePageShowsWhatTheProgramPrints(_ example: Shown) throws {
    let printed = try GradingPageTests.run(example.command)
    // An empty line of the output is one of the page, too.
    #expect(GradingPageTests.trimmed(printed.lines).filter { !$0.isEmpty } == example.lines)
  }

  /// Commands whose output is not shown are run, too; those that need another program or a terminal
  /// are not.
  @Test func theOtherCommandsRun() throws {
    let others = try GradingPageTests.page().filter { $0.hasPrefix("    frontmost ") }
      .map { String($0.dropFirst(4)) }.filter { !$0.contains("--record") }
    #expect(others.count >= 3)
    for command in others {
      let bare = command.components(separatedBy: " >")[0]
      let printed = try GradingPageTests.run(bare)
      // The class has not solved everything.
      #expect(printed.status == 1 && printed.lines.count > 5, "\(command)")
    }
  }

  /// GNU parallel is not everywhere: what it is to run is run for each student in its place.
  @Test func theLineForParallelRuns() throws {
    let line = try #require(try GradingPageTests.page().first { $0.hasPrefix("    parallel ") })
    let command = try #require(line.split(separator: "'").dropFirst().first.map(String.init))
    var statuses: [String: Int32] = [:]
    for student in ["ada", "alan", "grace"] {
      let bare = command.components(separatedBy: " >")[0]
      let run = bare.replacingOccurrences(of: "{}", with: "answers/\(student)")
      let printed = try GradingPageTests.run(run)
      #expect(printed.lines[0].hasPrefix("<?xml"))
      statuses[student] = printed.status
    }
    #expect(statuses == ["ada": 0, "alan": 1, "grace": 1])
  }

  @Test func theWorkflowRunsACommandThatThereIs() throws {
    let text = try String(
      contentsOf: GradingPageTests.folder.appending(path: "classroom.yml"), encoding: .utf8)
    let line = try #require(text.components(separatedBy: "\n").last { $0.contains("./frontmost ") })
    let command = try #require(line.components(separatedBy: "./").last)
    #expect(
      try GradingPageTests.run(command.replacingOccurrences(of: "answers", with: "answers/ada"))
        .status == 0)
  }
}

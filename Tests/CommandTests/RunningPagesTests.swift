import Foundation
import TerminalEmulation
import Testing

/// Each command that a page shows is run as it stands there, in a folder that has the files that it
/// names. Where it opens the interface, that is looked at and left.
@Suite struct RunningPagesTests {
  /// An indented line of a page.
  struct Shown: CustomTestStringConvertible, Sendable {
    var page: String
    var line: String

    var testDescription: String { "\(page): \(line)" }

    /// As a shell is given it: without the page's remark, and in the folder of the test.
    var command: String {
      let bare = line.components(separatedBy: "   ")[0].components(separatedBy: " # ")[0]
      return bare.replacingOccurrences(of: "/srv/class/", with: "")
    }

    /// Programs that a machine may lack; code that is compiled, and a coverage that takes long in a
    /// debug build, which tests of their own do.
    var needsMore: Bool {
      let others = [
        "tmux", "asciinema", "ssh ", "parallel", "lnav ", "--live", "counter.session",
        "coverage sessions/",
      ]
      return others.contains(where: line.contains)
    }

    /// Whether it opens the interface, and is not led by another program's output.
    var isInteractive: Bool {
      let words = command.split(separator: " ").map(String.init)
      if words.contains(">") || words.contains("|")
        || words.contains("--generate-completion-script")
      {
        return false
      }
      guard words.count > 1, let name = RunningPagesTests.names.first(where: { $0 == words[1] })
      else { return true }
      return ["tour", "follow"].contains(name) || name == "quiz" && !words.contains("--sheet")
    }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let names: [String] = {
    guard let help = try? Command(["--experimental-dump-help"]),
      let json = try? JSONSerialization.jsonObject(with: Data(help.output.utf8)),
      let root = (json as? [String: Any])?["command"] as? [String: Any]
    else { return [] }
    let commands = root["subcommands"] as? [[String: Any]] ?? []
    return commands.compactMap { $0["commandName"] as? String }
  }()

  /// The page on grading has a test of its own, which reads what is printed.
  static let shown: [Shown] = {
    let folder = root.appendingPathComponent("Documentation").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let pages = ["README.md"] + names.filter { $0.hasSuffix(".md") }.map { "Documentation/" + $0 }
    return pages.sorted().filter { !$0.hasSuffix("Grading.md") }.flatMap { page -> [Shown] in
      let text = try? String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
      return (text ?? "").components(separatedBy: "\n").compactMap { line in
        guard line.hasPrefix("    "), line.contains("frontmost ") || line.hasSuffix("frontmost")
        else { return nil }
        let code = String(line.dropFirst(4))
        let shown = Shown(page: page, line: code)
        let isCommand = code.hasPrefix("frontmost") || code.contains("| frontmost ")
        return isCommand && !shown.needsMore ? shown : nil
      }
    }
  }()

  /// The files that pages name.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    let lesson = try Command(["run", "launch-and-leave"]).output
    let names = [
      "class", "mine", "solution", "monday", "phone", "homework/ada", "sessions/one",
    ]
    for name in names { try folder.write(name + ".session", lesson) }
    let example = root.appendingPathComponent("Documentation/Class").path
    for (name, from) in [("exercises", "exercises"), ("answers", "answers"), ("class", "answers")] {
      try manager.copyItem(atPath: "\(example)/\(from)", toPath: folder.path(name))
    }
    try manager.copyItem(
      atPath: "\(example)/exercises/lost.session", toPath: folder.path("exercise.session"))
    try manager.copyItem(
      atPath: "\(example)/answers/ada/lost.session", toPath: folder.path("class/ada.session"))
    for name in ["class.txt", "roster.txt"] {
      try manager.copyItem(atPath: "\(example)/roster.txt", toPath: folder.path(name))
    }
    try manager.copyItem(atPath: example, toPath: folder.path("Class"))
    let course = root.appendingPathComponent("Documentation/Course").path
    if manager.fileExists(atPath: course) {
      try manager.copyItem(atPath: course, toPath: folder.path("Course"))
      try manager.copyItem(
        atPath: course + "/01-first-launch/solution.session",
        toPath: folder.path("01-first-launch.session"))
    }
    let log = "[lifecycle] 0.0 Notes appDelegate application(_:didFinishLaunchingWithOptions:)\n"
    for name in ["console.txt", "real.log", "phone.log", "logs/phone.log"] {
      try folder.write(name, log)
    }
    try folder.write("class.yaml", "theme: light\n")
    try folder.write(".local/share/bash-completion/completions/empty", "")
    try folder.write("bin/empty", "")
    let program = try #require(builtProduct("frontmost"))
    try manager.createSymbolicLink(
      atPath: folder.path("bin/frontmost"), withDestinationPath: program)
    return folder
  }

  @Test(arguments: shown.filter { !$0.isInteractive }) func itRuns(_ shown: Shown) throws {
    let folder = try RunningPagesTests.folder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", shown.command]
    process.currentDirectoryURL = folder.url
    let own = [
      "PATH": folder.path("bin") + ":/usr/bin:/bin", "HOME": folder.url.path, "LC_ALL": "C.UTF-8",
      "XDG_CONFIG_HOME": folder.path("config"), "XDG_STATE_HOME": folder.path("state"),
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // What is checked or compared may differ: then it ends with 1.
    #expect(process.terminationStatus <= 1 && said.isEmpty, "\(said)")
    #expect(
      !printed.isEmpty || shown.command.contains(">") || shown.command.contains(" -o ")
        || shown.command.contains("--in-place"))
  }

  @Test(arguments: shown.filter(\.isInteractive)) func itOpens(_ shown: Shown) throws {
    let folder = try RunningPagesTests.folder()
    let terminal = try EmulatedTerminal(
      running: "/bin/sh", ["-c", "cd '\(folder.url.path)' && exec \(shown.command)"],
      environment: [
        "PATH": folder.path("bin") + ":/usr/bin:/bin", "HOME": folder.url.path,
        "XDG_STATE_HOME": folder.path("state"),
      ])
    #expect(terminal.waitFor("Frontmost  "), "\(terminal.text)")
    terminal.type("\u{3}")
    #expect(terminal.waitForExit() != nil && terminal.isRestored)
  }

  @Test func thereAreCommands() {
    #expect(RunningPagesTests.shown.count { $0.isInteractive } > 8)
    #expect(RunningPagesTests.shown.count { !$0.isInteractive } > 30)
  }
}

import Foundation
import Testing

/// Whatever a path leads to, a command says what is wrong with it before it takes much memory, and
/// goes on with what else it was given.
@Suite struct InputLimitTests {
  static let commands: [[String]] = [
    ["run", "FILE"], ["check", "FILE"], ["diff", "FILE", "good"], ["diff", "good", "FILE"],
    ["compare", "FILE", "--os", "13"], ["export", "FILE", "--to", "csv"], ["repair", "FILE"],
    ["--linear", "FILE"], ["compare-log", "FILE"], ["compare-log", "good", "--session", "FILE"],
    ["config", "--check", "FILE"], ["--config", "FILE"],
  ]

  /// Address space for the program and its libraries, and for little else.
  private static let limits = "ulimit -v 1000000"

  private static func arguments(_ words: [String], _ file: String) -> [String] {
    words.map { $0 == "FILE" ? file : $0 }
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("good", BadFileTests.good)
    return folder
  }

  @Test(arguments: commands) func aFileThatIsTooLargeIsRefused(_ words: [String]) throws {
    let folder = try folder()
    try folder.write("huge", "")
    #expect(truncate(folder.path("huge"), 25 << 30) == 0)
    let run = try Command(
      Self.arguments(words, "huge"), in: folder.url, limits: InputLimitTests.limits)
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.hasPrefix("huge: too large; the limit is "), "\(run.errors)")
    #expect(run.errors.contains(" MB"))
  }

  @Test(arguments: commands, ["/dev/zero", "/dev/urandom"])
  func aDeviceWithoutAnEndIsRefused(_ words: [String], _ device: String) throws {
    let folder = try folder()
    let run = try Command(
      Self.arguments(words, device), in: folder.url, limits: InputLimitTests.limits)
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.hasPrefix(device + ":"), "\(run.errors)")
  }

  /// What comes through a pipe has no size to be asked for.
  @Test(arguments: ["run", "repair", "check"])
  func aPipeWithoutAnEndIsRefused(_ command: String) throws {
    let zeros = try Command([command, "-"], limits: "\(Self.limits); exec < /dev/zero")
    #expect(zeros.status == 2 && zeros.errors.hasPrefix("-: too large"), "\(zeros.errors)")
    let input = String(repeating: "\n", count: 10_000_001)
    let lines = try Command([command, "-"], input: input, limits: Self.limits)
    #expect(lines.status == 2, "\(lines.errors)")
    #expect(lines.errors.hasPrefix("-: too many lines; the limit is 10000000"), "\(lines.errors)")
  }

  @Test func checkGoesOnWithTheOthers() throws {
    let folder = try folder()
    try folder.write("all/a.session", "")
    #expect(truncate(folder.path("all/a.session"), 25 << 30) == 0)
    try folder.write("all/b.session", BadFileTests.good)
    let run = try Command(["check", "all"], in: folder.url, limits: InputLimitTests.limits)
    #expect(run.status == 2 && run.lines.last == "1 passed, 1 failed")
    #expect(run.errors.hasPrefix("all/a.session: too large"), "\(run.errors)")
  }

  /// Typed lines come from a pipe as well.
  @Test func aTypedLineWithoutAnEndIsDropped() throws {
    let long = String(repeating: "a", count: 3 << 20)
    let run = try Command(["--linear"], input: "open Notes\n\(long)\nhome\n")
    #expect(run.status == 0)
    #expect(run.lines.count { $0.hasPrefix("this line is longer than") } == 1)
    #expect(run.lines.contains("= Notes background"))
  }

  /// What stands in for the program's own files is bounded as well, and links in a circle end.
  @Test func resourcesAreBounded() throws {
    let folder = try folder()
    try folder.write("data/Texts/en/huge.texts", "")
    #expect(truncate(folder.path("data/Texts/en/huge.texts"), 25 << 30) == 0)
    let huge = try Command(
      ["actions"], in: folder.url, limits: InputLimitTests.limits)
    #expect(huge.status == 0)
    let run = try Command(
      ["scenarios", "--resources", "data"], in: folder.url, limits: InputLimitTests.limits)
    #expect(run.status == 2)
    #expect(run.errors.contains("huge.texts: too large"), "\(run.errors)")
    try folder.write("round/Scenarios/own/a.session", "# Mine.\n> home\n")
    #expect(symlink("..", folder.path("round/Scenarios/up")) == 0)
    let round = try Command(["scenarios", "--resources", "round"], in: folder.url)
    #expect(round.status == 0 && round.output.contains("Mine."), "\(round.errors)")
  }
}

/// `-` is standard input wherever a file is read.
@Suite struct StandardInputTests {
  static let commands: [[String]] = [
    ["run", "-"], ["check", "-"], ["compare", "-", "--os", "13"],
    ["export", "-", "--to", "csv", "--output", "-"], ["diff", "-", "good"], ["diff", "good", "-"],
  ]

  /// Bare lines are actions there.
  @Test(arguments: commands) func sessionsAreRead(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("good", BadFileTests.good)
    let actions = "os: 14\nopen Notes\n  ...\n"
    let run = try Command(words, input: actions, in: folder.url)
    #expect(run.status == (words[0] == "diff" ? run.status : 0) && run.status < 2, "\(run.errors)")
    #expect(run.errors.isEmpty, "\(run.errors)")
    let wrong = try Command(words, input: "opne Notes\n", in: folder.url)
    #expect(wrong.status == 2 && wrong.errors.hasPrefix("-:1:1: "), "\(wrong.errors)")
  }

  @Test func otherFilesAreRead() throws {
    #expect(try Command(["config", "--check", "-"], input: "").status == 0)
    let log = try Command(
      ["compare-log", "-"], input: "[lifecycle] 0.1 Notes appDelegate nothing\n")
    #expect(log.errors.isEmpty && log.status == 1)
    #expect(try Command(["repair", "-"], input: "> home\n").output == "> home\n")
  }

  @Test(arguments: [
    ["diff", "-", "-"], ["compare-log", "-", "--session", "-"], ["repair", "--in-place", "-"],
    ["check", "--update", "-"],
  ])
  func whatCannotBeIsRefused(_ words: [String]) throws {
    let run = try Command(words, input: "> home\n")
    #expect(run.status == 2 && run.errors.contains("standard input"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  /// What is recorded cannot go where the interface is drawn, and no file is called `-`.
  @Test(arguments: [["--record", "-"], ["--linear", "--record", "-"], ["--linear"]])
  func nothingIsRecordedToStandardOutput(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try Command(words, input: "record -\nhome\n", in: folder.url)
    #expect((run.errors + run.output).contains("the interface uses standard output"))
    #expect(run.status == (words == ["--linear"] ? 0 : 2), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}

import Testing

/// What check says to machines, and what it rewrites.
@Suite struct CheckReportTests {
  private static let good = "session: 1\ndevice: iPhone\nos: 14\napp: Notes scenes\n> home\n"
  private static let bad = """
    session: 1
    device: iPhone
    os: 14
    app: Notes scenes
    # What comes first?
    > open Notes
      Notes appDelegate applicationDidBecomeActive(_:)
    > home
      ...

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a.session", CheckReportTests.good)
    try folder.write("b.session", CheckReportTests.bad)
    try folder.write("c.session", "session: 1\ndevice: iFon\n")
    return folder
  }

  @Test func tapHasATestAFile() throws {
    let folder = try folder()
    let run = try Command(["check", folder.url.path, "--format", "tap"])
    let lines = run.lines
    #expect(run.status == 2 && lines[0] == "TAP version 13" && lines[1] == "1..3")
    #expect(lines[2] == "ok 1 - \(folder.path("a.session"))")
    #expect(lines[3] == "not ok 2 - \(folder.path("b.session"))" && lines[4] == "  ---")
    #expect(lines.contains("    - line: 7"))
    #expect(lines.contains { $0.hasPrefix("not ok 3") } && run.output.contains("unknown device"))
  }

  @Test func junitCounts() throws {
    let folder = try folder()
    let run = try Command(["check", folder.url.path, "--format", "junit"])
    #expect(run.output.contains(#"<testsuites tests="3" failures="1" errors="1">"#))
    #expect(run.output.contains("+ Notes sceneDelegate#1 sceneWillEnterForeground(_:)"))
    #expect(run.output.contains("<error message="))
  }

  @Test func updateRewritesWhatDiffersAndNothingElse() throws {
    let folder = try folder()
    let run = try Command(["check", folder.path("a.session"), folder.path("b.session"), "--update"])
    #expect(run.status == 1 && run.output.contains("b.session: rewritten"))
    #expect(try folder.read("a.session") == CheckReportTests.good)
    let text = try folder.read("b.session")
    #expect(text.contains("# What comes first?\n> open Notes\n  Notes appDelegate application(_"))
    #expect(text.hasSuffix("> home\n  ...\n"), "what is not checked stays so")
    #expect(try Command(["check", folder.path("b.session")]).status == 0)
  }

  @Test func manyAtOnceSayTheSame() throws {
    let folder = try folder()
    for number in 0..<40 {
      try folder.write(
        "x\(number).session", number % 3 == 0 ? CheckReportTests.bad : CheckReportTests.good)
    }
    let one = try Command(["check", folder.url.path])
    let four = try Command(["check", folder.url.path, "--jobs", "4"])
    #expect(one.output == four.output && one.status == four.status)
    #expect(try Command(["check", folder.url.path, "--jobs", "0"]).status == 2)
  }
}

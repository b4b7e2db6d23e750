import TerminalEmulation
import Testing

/// Notes that only the teacher sees who opens a lesson.
@Suite struct TeacherNotesTests {
  let folder: TemporaryFolder
  private static let lesson = """
    # How an app leaves.
    # teacher: Ask who has closed an app today.
    os: 14
    app: Notes scenes

    # We open Notes.
    > open Notes
    # teacher: Point at the two delegates.
    # And leave.
    > home

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("lesson.session", Self.lesson)
  }

  @Test func theTeacherSeesThemAndTheFollowersDoNot() throws {
    let program = try #require(builtProduct("frontmost"))
    let (lesson, recording) = (folder.path("lesson.session"), folder.path("class.session"))
    let teacher = try EmulatedTerminal(running: program, [lesson, "--record", recording])
    #expect(teacher.waitFor("teacher Ask who has closed an app today."), "\(teacher.text)")
    let student = try EmulatedTerminal(running: program, ["follow", recording])
    teacher.type(".")
    #expect(teacher.waitFor("teacher Point at the two delegates."))
    // Who follows sees each step with the class.
    #expect(student.waitFor("▸ open Notes"), "\(student.text)")
    #expect(student.waitFor("And leave.") && !student.text.contains("delegates."))
    teacher.type(".q")
    #expect(teacher.waitForExit() == .exited(0))
    let text = try folder.read("class.session")
    #expect(text.contains("# We open Notes.") && text.contains("# And leave.\n> home"))
    #expect(!text.contains("teacher"))
    student.type("q")
    #expect(student.waitForExit() == .exited(0))
  }

  @Test(arguments: ExportTests.formats) func noExportHasThem(_ format: String) throws {
    let run = try Command(["export", folder.path("lesson.session"), "--to", format])
    #expect(run.status == 0 && !run.output.contains("Ask who") && !run.output.contains("Point at"))
  }

  /// The file keeps them, whatever rewrites it.
  @Test func theFileKeepsThem() throws {
    let run = try Command(["run", folder.path("lesson.session")])
    #expect(run.lines.contains("# teacher: Point at the two delegates."))
  }

  @Test func aSheetHasNoneOfThem() throws {
    let run = try Command(["run", folder.path("lesson.session"), "--without-answers"])
    #expect(run.lines.contains("# And leave.") && !run.output.contains("teacher:"))
  }

  @Test func linesHaveThemToo() throws {
    let run = try Command(
      ["--linear", folder.path("lesson.session")], input: "step\n", in: folder.url)
    #expect(run.lines.contains("# teacher: Ask who has closed an app today."), "\(run.output)")
    #expect(run.lines.contains("# teacher: Point at the two delegates."))
  }
}

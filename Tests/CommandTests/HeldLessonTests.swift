import Foundation
import TerminalEmulation
import Testing

/// A lesson of the term as `Documentation/Teaching.md` says that one is held: the teacher steps
/// through it and records, three students follow, and what they hand in is graded.
@Suite struct HeldLessonTests {
  private static let lesson = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/Course/01-first-launch")

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ arguments: [String], columns: Int = 80, rows: Int = 24) throws
    -> EmulatedTerminal
  {
    try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), arguments, columns: columns, rows: rows)
  }

  @Test func theClassSeesTheLesson() throws {
    let (lesson, recording) = (Self.lesson.path + "/lesson.session", folder.path("class.session"))
    let teacher = try start([lesson, "--record", recording])
    #expect(teacher.waitFor("teacher Ask which method"), "\(teacher.text)")
    let students = [
      try start(["follow", recording]),
      try start(["follow", recording, "--theme", "light"], columns: 120, rows: 40),
      try start(["follow", recording], columns: 60, rows: 20),
    ]
    for student in students { #expect(student.waitFor("class.session"), "\(student.text)") }
    teacher.type("..")
    #expect(teacher.waitFor("2 of 8"))
    for student in students { #expect(student.waitFor("▸ home"), "\(student.text)") }
    // A question: the class predicts, and one of both is wrong.
    teacher.type(".")
    #expect(teacher.waitFor("What does Notes receive, in order?"), "\(teacher.text)")
    teacher.type("34")
    #expect(teacher.waitFor("2 sceneDidBecomeActive") || teacher.waitFor("sceneDidBecomeActive"))
    teacher.type("\r")
    #expect(teacher.waitFor("your prediction"), "\(teacher.text)")
    teacher.type("\r")
    // The others are asked without a prediction.
    for place in 3..<8 {
      teacher.type(".")
      #expect(
        teacher.wait { $0.text.contains("\(place + 1) of 8") || $0.text.contains("Enter reveal") })
      if teacher.text.contains("Enter reveal") { teacher.type(" ") }
      #expect(teacher.waitFor("\(place + 1) of 8") || teacher.waitFor("8 actions"))
    }
    #expect(teacher.waitFor("the end"), "\(teacher.text)")
    teacher.type("q")
    #expect(teacher.waitForExit() == .exited(0))
    for student in students {
      #expect(student.wait { $0.text.contains("A launch calls") })
      student.type("q")
      #expect(student.waitForExit() == .exited(0))
    }
    let recorded = try folder.read("class.session")
    #expect(!recorded.contains("teacher:"))
    #expect(recorded.contains("# Mail is in front already. Opening it once more changes nothing."))
    #expect(try Command(["check", recording]).status == 0)
  }

  /// Two have solved it, one has not, and one has handed in nothing.
  @Test func theHomeworkIsGraded() throws {
    let exercise = try String(
      contentsOfFile: Self.lesson.path + "/exercise.session", encoding: .utf8)
    try folder.write("Course/01-first-launch/exercise.session", exercise)
    let solution = try String(
      contentsOfFile: Self.lesson.path + "/solution.session", encoding: .utf8)
    try folder.write("Course/01-first-launch/solution.session", solution)
    try folder.write("answers/ada/01-first-launch.session", solution)
    try folder.write("answers/grace/01-first-launch.session", exercise + "> home\n")
    try folder.write("roster.txt", "ada\nalan\ngrace\nbarbara\n")
    // One of them records the answer, as the page says.
    try FileManager.default.createDirectory(
      atPath: folder.path("answers/alan"), withIntermediateDirectories: true)
    let answer = folder.path("answers/alan/01-first-launch.session")
    let student = try start(
      [folder.path("Course/01-first-launch/exercise.session"), "--at-end", "--record", answer])
    #expect(student.waitFor("REC"), "\(student.text)")
    student.type("2")
    #expect(student.waitFor("✓"), "\(student.text)")
    student.type("1")
    #expect(student.waitFor("solved") || student.waitFor("Solved"), "\(student.text)")
    student.type("q")
    #expect(student.waitForExit() == .exited(0))
    let grades = try Command(
      ["grade", "Course", "answers", "--roster", "roster.txt"], in: folder.url)
    #expect(grades.status == 1)
    let rows = Dictionary(
      uniqueKeysWithValues: grades.lines.map { ($0.prefix { $0 != " " }.description, $0) })
    #expect(rows["ada"]?.contains("solved") == true && rows["alan"]?.contains("solved") == true)
    #expect(rows["grace"]?.contains("not solved") == true, "\(grades.output)")
    #expect(rows["barbara"]?.contains("missing") == true)
    #expect(grades.lines.last == "2 of 4 solved")
  }
}

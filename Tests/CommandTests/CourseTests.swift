import Foundation
import Testing

/// The term of `Documentation/Teaching.md`: ten lessons, each with an exercise, a right answer and
/// a quiz.
@Suite struct CourseTests {
  private static let documentation = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation")

  static let lessons: [String] = {
    let path = documentation.appending(path: "Course").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }()

  private func path(_ lesson: String, _ file: String) -> String {
    Self.documentation.appending(path: "Course/\(lesson)/\(file).session").path
  }

  @Test func theTermHasTenLessons() { #expect(Self.lessons.count == 10) }

  /// Its messages are those that are sent now; the class is asked, and the teacher has notes.
  @Test(arguments: lessons) func aLessonIsOneToBeHeld(_ lesson: String) throws {
    let names = ["lesson", "exercise", "solution"].map { path(lesson, $0) }
    let check = try Command(["check"] + names)
    #expect(check.status == 0 && check.output.hasPrefix("3 passed, 0 failed"), "\(check.output)")
    let lines = try String(contentsOfFile: names[0], encoding: .utf8).components(separatedBy: "\n")
    #expect(lines[0].hasPrefix("# "))
    #expect(lines.count { $0.hasPrefix("# teacher: ") } >= 2)
    #expect(lines.count { $0.hasPrefix("? ") } >= 2)
    #expect((8...16).contains(lines.count { $0.hasPrefix("> ") || $0.hasPrefix("? ") }))
    // What is said last is said after the last action.
    #expect(lines.last { !$0.isEmpty }?.hasPrefix("# ") == true)
  }

  @Test(arguments: lessons) func itsExerciseIsSolved(_ lesson: String) throws {
    let (exercise, solution) = (path(lesson, "exercise"), path(lesson, "solution"))
    let empty = try Command(["check", "--against", exercise, exercise])
    #expect(empty.status == 1)
    let solved = try Command(["check", "--against", exercise, solution])
    #expect(solved.status == 0, "\(solved.output)")
  }

  /// An exercise has the name of its lesson, and what else stands in its folder is no exercise.
  @Test func theTermIsGradedByTheNamesOfItsLessons() throws {
    let folder = try TemporaryFolder()
    for lesson in Self.lessons {
      let solution = try String(contentsOfFile: path(lesson, "solution"), encoding: .utf8)
      try folder.write("answers/ada/\(lesson).session", solution)
    }
    let course = Self.documentation.appending(path: "Course").path
    let grades = try Command(["grade", course, "answers", "--format", "json"], in: folder.url)
    #expect(grades.status == 0, "\(grades.output)")
    for lesson in Self.lessons { #expect(grades.output.contains("\"exercise\":\"\(lesson)\"")) }
    // One alone takes the answers to it by the lesson's name or its own, and no others.
    let others = Self.lessons.count - 1
    let first = path(Self.lessons[0], "exercise")
    let one = try Command(["grade", first, "answers/ada", "--format", "csv"], in: folder.url)
    #expect(one.lines[1].hasPrefix("ada,\(Self.lessons[0]),"))
    #expect(one.lines[1].contains(",solved,"))
    #expect(one.lines.count { $0.contains(",no exercise,") } == others)
    let own = try Command(
      ["grade", first, path(Self.lessons[0], "exercise"), "--format", "csv"], in: folder.url)
    #expect(own.lines[1].hasPrefix("\(Self.lessons[0]),\(Self.lessons[0]),"))
  }

  /// In a folder of many exercises one may be called `exercise`, and none is left out.
  @Test func aFolderOfExercisesMayHaveOneThatIsCalledSo() throws {
    let folder = try TemporaryFolder()
    let exercise = try String(contentsOfFile: path(Self.lessons[0], "exercise"), encoding: .utf8)
    let solution = try String(contentsOfFile: path(Self.lessons[0], "solution"), encoding: .utf8)
    for name in ["exercise", "bonus"] {
      try folder.write("monday/\(name).session", exercise)
      try folder.write("answers/ada/\(name).session", solution)
    }
    let grades = try Command(["grade", "monday", "answers"], in: folder.url)
    #expect(grades.lines.last == "2 of 2 solved", "\(grades.output)")
  }

  /// A row of the page's table for each lesson, whose options ask a quiz.
  @Test func eachLessonHasAQuiz() throws {
    let page = try String(
      contentsOf: Self.documentation.appending(path: "Teaching.md"), encoding: .utf8)
    let rows = page.matches(of: /\n\| (\d+) .* \| `(--os .*)` \|/)
    #expect(rows.map { Int($0.1) } == Array(1...10))
    let folder = try TemporaryFolder()
    for row in rows {
      let options = row.2.split(separator: " ").map(String.init)
      let sheet = folder.path("quiz-\(row.1)")
      let run = try Command(
        ["quiz", "--count", "5", "--no-progress", "--sheet", sheet] + options, in: folder.url)
      #expect(run.status == 0, "\(row.0): \(run.errors)")
      let text = try folder.read("quiz-\(row.1)/sheet.md")
      #expect(text.matches(of: /\n## \d/).count >= 4, "\(row.0)")
    }
  }
}

import Foundation
import Testing

/// Exercises on the command line: what a class hands in, how it is marked, and what is refused.
@Suite struct GradeTests {
  private static let header = "device: iPhone\nos: 14\napp: Notes scenes\napp: Mail scenes\n"
  private static let asleep =
    header + "goal: Notes suspended\nforbid: jetsam\n\n> open Notes\n  ...\n"
  private static let question = header + "\n> open Notes\n  ...\n? home\n  ...\n"
  private static let start = header + "\n> open Notes\n  ...\n"
  private static let right = start + "> home\n  ...\n> next\n"

  /// A class of two exercises.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("exercises/asleep.session", GradeTests.asleep)
    try folder.write("exercises/home.session", GradeTests.question)
    try folder.write("class/ada/asleep.session", GradeTests.right)
    try folder.write(
      "class/ada/home.session",
      GradeTests.start + "? home\n  Notes sceneDelegate#1 sceneWillResignActive(_:)\n")
    try folder.write("class/bob/asleep.session", "")
    try folder.write("class/bob/hone.session", GradeTests.question)
    try folder.write("roster.txt", "zoe\n\nada\n# a comment\n")
    return folder
  }

  @Test func aClassWithSeveralExercisesIsGraded() throws {
    let folder = try folder()
    let graded = try Command(
      ["grade", "exercises", "class", "--roster", "roster.txt", "--format", "csv"], in: folder.url)
    #expect(graded.status == 1)
    #expect(graded.errors == "not on the roster: bob\n")
    let rows = graded.lines.map { $0.components(separatedBy: ",") }
    // The order is the roster's; who is not on it comes after.
    #expect(
      rows.dropFirst().map { "\($0[0]) \($0[1]) \($0[3])" } == [
        "zoe asleep missing", "zoe home missing", "ada asleep solved", "ada home not solved",
        "bob asleep empty", "bob home missing", "bob  no exercise",
      ])
    // Half of the prediction is right, in columns that no spreadsheet takes for a date.
    #expect(Array(rows[4][4...7]) == ["", "", "1", "2"])
    #expect(graded.lines[7].hasSuffix("did you mean 'home'?,"))
    let twice = try Command(
      ["grade", "exercises", "class", "--roster", "roster.txt", "--format", "csv", "--jobs", "4"],
      in: folder.url)
    #expect(twice.output == graded.output)
  }

  @Test func theFormatsSayTheSame() throws {
    let folder = try folder()
    func graded(_ format: String) throws -> Command {
      try Command(["grade", "exercises", "class", "--format", format], in: folder.url)
    }
    let text = try graded("text")
    #expect(text.lines.first?.hasPrefix("student  exercise") == true)
    #expect(text.lines.last == "1 of 4 solved")
    let page = try graded("html")
    #expect(page.output.hasPrefix("<!doctype html>") && page.output.contains("1 of 4 solved"))
    #expect(page.output.contains("<tr class=\"good\"><td>ada</td><td>asleep</td>"))
    let tap = try graded("tap")
    #expect(tap.lines[1] == "1..5" && tap.lines.contains("ok 1 - class/ada/asleep.session"))
    let junit = try graded("junit")
    #expect(junit.output.contains("<testsuite name=\"frontmost grade\" tests=\"5\" failures=\"4\""))
    for format in [text, page, tap, junit] { #expect(format.status == 1) }
  }

  /// Of one exercise a student is a file or a folder.
  @Test func aStudentIsAFileOrAFolder() throws {
    let folder = try folder()
    try folder.write("one/ada.session", GradeTests.right)
    try folder.write("one/bob/answer.session", GradeTests.right)
    try folder.write("one/eve/notes.txt", "no session")
    let graded = try Command(
      ["grade", "exercises/asleep.session", "one", "--format", "csv"], in: folder.url)
    #expect(
      graded.lines.dropFirst().map { $0.components(separatedBy: ",")[0...3].joined(separator: " ") }
        == [
          "ada asleep one/ada.session solved", "bob asleep one/bob/answer.session solved",
          "eve asleep  missing",
        ])
    let single = try Command(["grade", "exercises", "class/ada", "class/ada"], in: folder.url)
    #expect(single.lines.last == "1 of 2 solved")
  }

  @Test func refusedAndUndoneActionsCountForNothing() throws {
    let folder = try folder()
    try folder.write(
      "a/ada.session", GradeTests.start + "> unlock\n  ...\n> lock\n> undo\n> home\n> next\n")
    let graded = try Command(
      ["grade", "exercises/asleep.session", "a", "--format", "csv"], in: folder.url)
    #expect(graded.status == 0)
    #expect(
      graded.lines[1]
        == "ada,asleep,a/ada.session,solved,1,1,,,2,2,8,'unlock' was refused and counts for "
        + "nothing: the device is not locked,")
    // The exercise's own actions stay.
    try folder.write("a/ada.session", GradeTests.start + "> undo\n")
    let undone = try Command(["grade", "exercises/asleep.session", "a"], in: folder.url)
    #expect(undone.output.contains("'undo' is not allowed in this exercise"))
  }

  @Test func aReportIsCapped() throws {
    let folder = try folder()
    let many = String(repeating: "> unlock\n", count: 1_000)
    try folder.write("a/ada.session", GradeTests.start + many)
    let graded = try Command(
      ["check", "--against", "exercises/asleep.session", "a"], in: folder.url)
    #expect(graded.lines.count == 22)
    #expect(graded.lines[20].hasSuffix(": … and 981 more"))
  }

  @Test func checkGradesAgainstExercises() throws {
    let folder = try folder()
    let plain = try Command(["check", "class/ada/asleep.session"], in: folder.url)
    // What 'next' sends is not what the file says: it was written to be graded.
    #expect(plain.status == 0)
    let one = try Command(
      ["check", "--against", "exercises/asleep.session", "class/ada/asleep.session"], in: folder.url
    )
    #expect(one.status == 0 && one.output == "1 passed, 0 failed\n")
    let all = try Command(["check", "--against", "exercises", "class/bob"], in: folder.url)
    #expect(all.status == 1)
    #expect(
      all.lines == [
        "class/bob/asleep.session:1: Your answer is empty: it has no action of your own.",
        "./home:1: Nothing was handed in.",
        "class/bob/hone.session:1: No exercise has this name; did you mean 'home'?",
        "0 passed, 3 failed",
      ])
  }

  @Test(arguments: [
    (
      ["grade", "class/ada/asleep.session", "class"], "asks for nothing: its header has no 'goal:'"
    ),
    (["grade", "nothing-there", "class"], "no such file"),
    (["grade", "empty", "class"], "no *.session file"),
    (["grade", "exercises", "empty"], "no *.session file"),
    (["grade", "bad.session", "class"], "bad.session:5:13: unknown app state 'asleep'"),
    (["grade", "exercises", "class", "--roster", "empty.txt"], "an empty roster"),
    (["grade", "exercises", "class", "--roster", "nowhere"], "nowhere"),
    (["grade", "twins", "class"], "two exercises are called 'a'"),
    (["check", "--against", "exercises", "class", "--update"], "use one of them"),
    (["audit", "class/ada/asleep.session"], "asks for nothing"),
    (["audit", "bad.session"], "bad.session:5:13"),
    (["paths", "--to", "Notes asleep"], "unknown app state 'asleep'"),
    (["paths", "--to", "device lokced"], "did you mean 'locked'?"),
    (["coverage", "empty"], "no *.session file"),
    (["coverage", "class/ada", "--os", "99"], "unknown iOS version '99'"),
    (["coverage", "class/ada", "--device", "iPod"], "unknown device 'iPod'"),
    (["alike", "class/ada/asleep.session", "--app", "Nots"], "did you mean 'Notes'?"),
    (["actions", "usr"], "did you mean 'user'?"),
  ])
  func unusableInputExitsWith2(_ arguments: [String], _ text: String) throws {
    let folder = try folder()
    try folder.write("empty/readme.txt", "")
    try folder.write("empty.txt", "# nobody\n")
    try folder.write("bad.session", GradeTests.header + "goal: Notes asleep\n")
    try folder.write("twins/x/a.session", GradeTests.asleep)
    try folder.write("twins/y/a.session", GradeTests.asleep)
    let run = try Command(arguments, in: folder.url)
    #expect(run.status == 2, "\(run.errors)")
    #expect((run.errors + run.output).contains(text), "\(run.errors)")
  }

  @Test func pathsAndAuditSayHow() throws {
    let folder = try folder()
    let paths = try Command(
      ["paths", "--to", "Notes suspended", "--count", "1", "--allow", "user", "time"],
      in: folder.url)
    #expect(paths.status == 0 && paths.lines[0].contains("shortest way"))
    let none = try Command(
      [
        "paths", "--to", "Notes suspended", "--to", "Notes active", "--allow", "open", "home",
        "next",
      ],
      in: folder.url)
    #expect(none.status == 1 && none.errors.contains("no way"))
    let session = try Command(
      ["paths", "exercises/asleep.session", "--to", "device locked", "--session"], in: folder.url)
    #expect(try Command(["run", "-"], input: session.output).status == 0)
    let audit = try Command(
      ["audit", "exercises/asleep.session", "exercises/home.session"], in: folder.url)
    #expect(audit.status == 0 && audit.output.contains("home, next"))
    #expect(audit.lines.last == "  It asks for 1 prediction.")
  }

  /// A way that begins at the end of a session has what apps' own code did in it.
  @Test func aWayContinuesASessionWithItsCode() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.session",
      GradeTests.header + "> open Notes\n> home\n  Notes sceneDelegate#1 "
        + "sceneWillResignActive(_:)\n< crash Notes\n")
    let way = try Command(
      ["paths", "a.session", "--to", "Notes active", "--session"], in: folder.url)
    #expect(way.lines.contains("< crash Notes") && way.lines.last == "> open Notes")
    let run = try Command(["run", "-"], input: way.output)
    #expect(run.status == 0 && run.output.matches(of: /Notes system launched/).count == 2)
  }

  /// A long way without bounds makes learners wait; it is no failure.
  @Test func auditAsksForAnAllowWhereHintsAreWaitedFor() throws {
    let header = """
      device: iPhone
      os: 3
      app: Notes app-delegate
      app: Mail app-delegate
      forbid: code
      via: Notes active
      via: Mail active
      via: Notes active
      via: Mail active
      goal: device locked

      """
    let folder = try TemporaryFolder()
    try folder.write("long.session", header)
    try folder.write("bounded.session", header.replacing("forbid: code", with: "allow: user"))
    let long = try Command(["audit", "long.session"], in: folder.url)
    #expect(long.status == 0 && long.output.contains("write 'allow:'"), "\(long.output)")
    let bounded = try Command(["audit", "bounded.session"], in: folder.url)
    #expect(bounded.status == 0 && !bounded.output.contains("allow"))
  }

  @Test func actionsAreListedByWhoDoesThem() throws {
    let all = try Command(["actions"])
    let some = try Command(["actions", "code", "time"])
    #expect(some.status == 0 && some.lines.count < all.lines.count)
    for line in some.lines {
      #expect(line.contains(" code  ") || line.contains(" time  "), "\(line)")
    }
    #expect(all.lines.contains { $0.hasPrefix("undo ") && $0.contains(" -  ") })
  }
}

import Foundation
import TerminalEmulation
import Testing

/// `frontmost --linear`, as a pipe and on a terminal that can do no more.
@Suite struct LinearTests {
  @Test func readsLinesAndWritesLines() throws {
    let run = try Command(
      ["--linear", "--app", "Notes scenes"], input: "open Notes\nhome\nwait 6\nquit\nopen Notes\n")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.lines.first == "Frontmost: an iPhone with iOS 14. Home Screen.")
    #expect(run.lines.last == "= Notes suspended")
    #expect(!run.output.utf8.contains(27))
  }

  @Test func theLastLineNeedsNoEnd() throws {
    let run = try Command(["--linear", "--app", "Notes scenes"], input: "open Notes")
    #expect(run.lines.last == "= Notes#1 foregroundActive")
  }

  @Test func controlCharactersNeverComeBack() throws {
    let run = try Command(["--linear"], input: "find \u{1B}[31mred\u{7}\n")
    #expect(run.lines.last == "'[31mred' is not in the log")
  }

  @Test func recordsWhatIsTyped() throws {
    let folder = try TemporaryFolder()
    let input = "record class.session\nopen Notes\nstop\nrecord class.session\n"
    let run = try Command(["--linear", "--app", "Notes scenes"], input: input, in: folder.url)
    #expect(run.lines.last == "! class.session already exists; record to another file")
    let check = try Command(["check", "class.session"], in: folder.url)
    #expect(check.status == 0)
  }

  /// An exercise is asked, hinted at and solved by lines alone, and what was recorded is an answer.
  @Test func anExerciseIsSolvedInLines() throws {
    let folder = try TemporaryFolder()
    let input = "record answer.session\nhint\nswitcher\nswipe-up Notes\nnext-exercise\n"
    let run = try Command(["--linear", "06-told-that-it-ends"], input: input, in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty)
    for line in [
      "Exercise 6 of 26: Force-quit Notes so that it receives applicationWillTerminate.",
      "[ ] Notes not-running", "* Hint: Cards are swiped up in the App Switcher.",
      "[x] Notes not-running", "* Solved in 2 actions; no way is shorter.",
      "Exercise 7 of 26: Force-quit Notes so that it does not receive applicationWillTerminate.",
    ] {
      #expect(run.lines.contains(line), "\(line) is not in\n\(run.output)")
    }
    let grade = try Command(["grade", "06-told-that-it-ends", "answer.session"], in: folder.url)
    #expect(grade.status == 0, "\(grade.output)\(grade.errors)")
  }

  /// What can show no picture has lines in its place.
  @Test func aDumbTerminalHasLines() throws {
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), type: "dumb")
    #expect(terminal.waitFor("Type an action"))
    terminal.type("open Notes\n")
    #expect(terminal.waitFor("= Notes active"))
    terminal.type("quit\n")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.isRestored)
  }
}

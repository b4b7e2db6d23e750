import Foundation
import TerminalEmulation
import Testing

/// What sources disagree about has a mark wherever it is read, and a line says what it means. Files
/// and pipes never have it: a session can be read again.
@Suite struct DisputedMarkTests {
  private let folder = try! TemporaryFolder()
  private let legend = "(?) disputed: the sources disagree on whether this happens"
  private let disputed = "sceneDidEnterBackground(_:) (?)"
  private let actions = "> open Notes\n> switcher\n> swipe-up Notes\n"

  @Test func aSessionHasTheMarkOnATerminalOnly() throws {
    let path = folder.path("class.session")
    try ("session: 1\n" + actions).write(toFile: path, atomically: true, encoding: .utf8)
    let piped = try Command(["run", path])
    #expect(piped.status == 0 && !(piped.output + piped.errors).contains("(?)"))
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), ["run", path], columns: 100, rows: 24)
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.text.contains(disputed), "\(terminal.text)")
    #expect(terminal.text.contains(legend))
    #expect(!terminal.text.contains("sceneWillResignActive(_:) (?)"))
  }

  @Test func comparisonsHaveTheMark() throws {
    let table = try Command(["compare", "-", "--os", "15"], input: actions)
    #expect(table.output.contains(disputed) && table.output.contains("\n\(legend)\n"))
    let (left, right) = (folder.path("left.session"), folder.path("right.session"))
    try ("os: 14\n" + actions).write(toFile: left, atomically: true, encoding: .utf8)
    try ("os: 15\n" + actions).write(toFile: right, atomically: true, encoding: .utf8)
    let text = try Command(["diff", left, right])
    #expect(text.output.contains("-   Notes sceneDelegate#1 \(disputed)   (swipe-up.iphone:"))
    #expect(text.output.contains(legend))
    let page = try Command(["diff", left, right, "--format", "html"])
    #expect(page.output.contains("</code> <abbr title=\"\(legend)\">(?)</abbr>"))
    #expect(page.output.contains("<p class=\"origin\">\(legend)</p>"))
    let plain = try Command(["compare", "-", "--os", "15", "--os", "16"], input: "> open Notes\n")
    #expect(!plain.output.contains("(?)"))
  }

  @Test func linesHaveTheMark() throws {
    let words = "open Notes\nswitcher\nswipe-up Notes\n"
    let run = try Command(["--linear"], input: words)
    #expect(run.output.contains(disputed + "\n") && run.output.contains(legend), "\(run.output)")
    for word in ["log", "lanes", "compare ios 15"] {
      let answer = try Command(["--linear"], input: words + word + "\n").output
      let parts = answer.components(separatedBy: legend)
      #expect(parts.count == 3 && parts[1].contains("(?)"), "\(word): \(answer)")
    }
  }
}

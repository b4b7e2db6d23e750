import Foundation
import TerminalEmulation
import Testing

/// An exercise that is answered in the interface and recorded is graded by what was predicted, and
/// not by what was received.
@Suite struct RecordedPredictionTests {
  private static let header = "device: iPhone\nos: 14\napp: Notes scenes\napp: Mail scenes\n"
  private static let asked =
    header + """
      # Predict what the apps receive.
      > open Notes
        ...
      ? home
        ...
      ? open Notes
        ...
      > control-center
        ...
      ? dismiss
        ...

      """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("ask.session", RecordedPredictionTests.asked)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "class"), withIntermediateDirectories: true)
  }

  /// Answers the questions in their order; each answer is the keys for it.
  private func answer(_ student: String, _ answers: [String]) throws {
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")),
      [folder.path("ask.session"), "--record", folder.path("class/\(student).session")],
      columns: 100, rows: 30)
    #expect(terminal.waitFor("Replay:") || terminal.waitFor("recording"), "\(terminal.text)")
    var left = answers
    for place in 1...5 {
      terminal.type(".")
      if [2, 3, 5].contains(place) {
        #expect(terminal.waitFor("What does Notes receive, in order?"), "\(terminal.text)")
        let keys = left.removeFirst()
        terminal.type(keys)
        if keys.hasSuffix("\r") {
          #expect(terminal.waitFor("your prediction"), "\(terminal.text)")
          terminal.type("\r")
          #expect(terminal.wait { !$0.text.contains("your prediction") }, "\(terminal.text)")
        }
      }
      let seen = place == 5 ? "the end" : "\(place) of 5"
      #expect(terminal.waitFor(seen), "\(place): \(terminal.text)")
    }
    terminal.press(.escape)
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0), "\(terminal.text)")
  }

  @Test func recordedPredictionsAreGraded() throws {
    try answer("honest", ["56\r", "34\r", "4\r"])
    try answer("wrong", ["56\r", "4\r", "0\r"])
    try answer("skips", [" ", " ", " "])
    let run = try Command(["run", folder.path("ask.session")])
    try folder.write("class/run.session", run.output)
    let graded = try Command(
      ["grade", "ask.session", "class", "--format", "csv"], in: folder.url)
    let rows = graded.lines.dropFirst().map { $0.components(separatedBy: ",") }
    #expect(
      rows.map { ($0 + [])[0] + " " + $0[3] + " \($0[6])/\($0[7])" } == [
        "honest solved 5/5", "run empty 0/5", "skips empty 0/5", "wrong not solved 3/5",
      ], "\(graded.output)")
    let honest = try folder.read("class/honest.session")
    #expect(
      honest.contains(
        "? home\n~ Notes sceneDelegate sceneWillResignActive(_:)\n"
          + "~ Notes sceneDelegate sceneDidEnterBackground(_:)\n  Notes "), "\(honest)")
    // The first mistake is that of the second question, in its line.
    let line = try folder.read("class/wrong.session").components(separatedBy: "\n")
      .firstIndex(of: "? open Notes")
    #expect(rows[3][10] == "\(try #require(line) + 1)")
    #expect(rows[3][11].contains("sceneWillEnterForeground(_:)"))
    #expect(rows[3][11].contains("You did not predict"))
    for name in ["honest", "wrong", "skips"] {
      let path = "class/\(name).session"
      let text = try folder.read(path)
      #expect(try Command(["run", path], in: folder.url).output == text)
      #expect(try Command(["check", path], in: folder.url).status == 0)
    }
    let against = try Command(
      ["check", "--against", "ask.session", "class/honest.session"], in: folder.url)
    #expect(against.status == 0)
  }

  @Test func pagesShowWhatWasPredicted() throws {
    let text =
      RecordedPredictionTests.header
      + "> open Notes\n? home\n~ Notes background\n~ Notes appDelegate guessed(_:)\n? lock\n~ nothing\n"
    try folder.write("a.session", text)
    let page = try Command(["export", folder.path("a.session"), "--to", "html"]).output
    #expect(page.contains("<p class=\"ask\">Prediction:</p>"))
    #expect(page.contains("<li><code>Notes appDelegate guessed(_:)</code></li>"))
    let handout = try Command(["export", folder.path("a.session"), "--to", "markdown"]).output
    #expect(handout.contains("- `Notes background`") && handout.contains("- `nothing`"))
    for format in ["html", "markdown"] {
      let sheet = try Command(
        ["export", folder.path("a.session"), "--to", format, "--without-answers"])
      #expect(!sheet.output.contains("guessed"))
    }
  }

  @Test func whatIsDisputedIsMarkedInEachFormat() throws {
    let asked = RecordedPredictionTests.header + "> open Notes\n  ...\n? call\n  ...\n"
    try folder.write("call.session", asked)
    try folder.write(
      "class/ada.session",
      asked.replacing(
        "? call\n  ...", with: "? call\n~ Notes sceneDelegate sceneWillResignActive(_:)")
    )
    func grade(_ format: String) throws -> Command {
      try Command(["grade", "call.session", "class", "--format", format], in: folder.url)
    }
    let text = try grade("text")
    #expect(text.status == 0 && text.lines[0].contains("disputed"), "\(text.output)")
    #expect(text.lines[1].hasSuffix("call.covers"))
    #expect(try grade("html").output.contains("<td>call.covers</td>"))
    #expect(try grade("csv").lines[1].hasSuffix(",call.covers"))
    #expect(try grade("json").output.contains(#""disputed":["call.covers"]"#))
    let check = try Command(
      ["check", "--against", "call.session", "class/ada.session"], in: folder.url)
    #expect(check.status == 0)
    #expect(check.errors.contains("Disputed: 'call' sends something else by call.covers."))
    let audit = try Command(["audit", "call.session"], in: folder.url)
    #expect(
      audit.output.contains(
        "Disputed: what 'call' sends (line 7) is different by call.covers. "
          + "To decide it, write 'with: call.is-banner', or 'with: call.covers'."),
      "\(audit.output)")
    try folder.write("call.session", "with: call.covers\n" + asked)
    let chosen = try Command(["audit", "call.session"], in: folder.url)
    #expect(!chosen.output.contains("Disputed"))
  }
}

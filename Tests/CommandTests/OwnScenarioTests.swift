import Foundation
import TerminalEmulation
import Testing

/// Scenarios of one's own, from the folder that is kept for them and from the current one.
@Suite struct OwnScenarioTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let own = "data/frontmost/scenarios"
    try folder.write(
      "\(own)/monday.session",
      "# Monday's lesson.\napp: Notes scenes\n\n# Now it is opened.\n> open Notes\n> home\n")
    try folder.write("\(own)/typo.session", "# A lesson with a typo.\n\n> opne Notes\n")
    try folder.write("\(own)/notes.txt", "no session")
    try folder.write("\(own)/week-2/tuesday.session", "# Tuesday's lesson.\n\n> open Notes\n")
    try folder.write("here.session", "# A lesson in this folder.\n\n> open Notes\n")
    return folder
  }

  @Test func theBrowserListsAndPlaysThem() throws {
    let folder = try folder()
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), [],
      environment: ["XDG_DATA_HOME": folder.path("data")], columns: 120, rows: 40)
    #expect(terminal.waitFor("Delegate messages"))
    terminal.type("gsg")
    #expect(terminal.waitFor("Your own"))
    #expect(terminal.waitFor("Monday's lesson."))
    #expect(!terminal.text.contains("no session"))
    terminal.type("j")
    #expect(terminal.waitFor("typo.session:3:3:"))
    #expect(terminal.waitFor("unknown action 'opne'"))
    terminal.type("kp")
    #expect(terminal.waitFor("▶▶ 00:00.0"))
    #expect(terminal.waitFor("Now it is opened."))
    // It comes by itself.
    #expect(terminal.waitFor("▸ open Notes"))
    #expect(terminal.waitFor("end of the replay; the device is yours now"))
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  /// Wherever they stand below the folder.
  @Test func theListHasThemWithTheirFolders() throws {
    let folder = try folder()
    try folder.write("course/day/deep.session", "# A deep lesson.\n\n> open Notes\n")
    try folder.write(".hidden/secret.session", "# Not looked for.\n\n> open Notes\n")
    let run = try Command(
      ["scenarios"], in: folder.url, environment: ["XDG_DATA_HOME": folder.path("data")])
    #expect(run.status == 0 && run.errors.isEmpty)
    func title(_ path: String) -> String? {
      run.lines.first { $0.hasPrefix(path + " ") }.map {
        $0.dropFirst(path.count).trimmingCharacters(in: .whitespaces)
      }
    }
    #expect(title("course/day/deep.session") == "A deep lesson.")
    let own = folder.path("data") + "/frontmost/scenarios"
    #expect(title("\(own)/week-2/tuesday.session") == "Tuesday's lesson.")
    #expect(title("\(own)/monday.session") == "Monday's lesson.")
    #expect(
      title("1-launch/launch-and-leave") != nil || run.lines.contains { $0.contains("launch") })
    #expect(!run.output.contains("Not looked for."))
    let lines = try Command(
      ["--linear"], input: "scenario week-2/tuesday\nstep\n", in: folder.url,
      environment: ["XDG_DATA_HOME": folder.path("data")])
    #expect(lines.lines.contains("> open Notes"))
  }

  @Test func linesNameThemToo() throws {
    let folder = try folder()
    let run = try Command(
      ["--linear"], input: "scenarios lesson\nscenario typo\nplay monday\nscenario here\nstep\n",
      in: folder.url, environment: ["XDG_DATA_HOME": folder.path("data")])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.lines.contains("monday, your own: Monday's lesson."))
    #expect(run.lines.contains("here, your own: A lesson in this folder."))
    #expect(run.lines.contains { $0.hasPrefix("! typo cannot be opened: ") })
    #expect(run.lines.contains("# Monday's lesson.") && run.lines.contains("# Now it is opened."))
    #expect(run.lines.contains("> home") && run.lines.contains("= Notes background"))
    #expect(run.lines.last?.hasPrefix("= Notes#1 ") == true)
  }
}

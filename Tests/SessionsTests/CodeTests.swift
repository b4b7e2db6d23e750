import Rulebooks
import Testing
import TextFiles

@testable import Sessions

/// What apps' own code did and printed, as files have it.
@Suite struct CodeTests {
  static let library = try! Library()

  static func file(_ lines: String) throws -> SessionFile {
    try SessionParser.parse(
      SourceFile(name: "a", text: "os: 14\napp: Notes scenes\napp: Mail scenes\n" + lines),
      library: library)
  }

  private func failures(_ lines: String) throws -> [String] {
    let file = try CodeTests.file(lines)
    return Checker(file, try Simulation(file.setup, library: CodeTests.library)).check()
      .map { "\($0.line): \($0.text[0])" }
  }

  static let open = """
    > open Notes
      Notes appDelegate application(_:didFinishLaunchingWithOptions:)
      Notes sceneDelegate#1 scene(_:willConnectTo:options:)
      Notes sceneDelegate#1 sceneWillEnterForeground(_:)
      Notes sceneDelegate#1 sceneDidBecomeActive(_:)

    """

  /// A task that is begun while the app leaves keeps it running.
  @Test func aTaskBegunInAMethodKeepsTheAppRunning() throws {
    let leave = """
      > home
        Notes sceneDelegate#1 sceneWillResignActive(_:)
      < begin Notes task
      | begun
        Notes sceneDelegate#1 sceneDidEnterBackground(_:)
      > wait 20
      = Notes background
      > wait 5
      < end Notes task
      > wait 6
      = Notes suspended

      """
    #expect(try failures(CodeTests.open + leave).isEmpty)
    #expect(try failures(CodeTests.open + leave.replacing("< begin Notes task\n", with: "")) != [])
  }

  /// A main thread that sleeps in a method is killed by the watchdog of that way.
  @Test func sleepingInTheBackgroundIsTheWatchdogsKill() throws {
    let sleeps = """
      > home
        Notes sceneDelegate#1 sceneWillResignActive(_:)
        Notes sceneDelegate#1 sceneDidEnterBackground(_:)
      < hang Notes 10
      > wait 4
      = Notes background
      > wait 2
      = Notes not-running

      """
    #expect(try failures(CodeTests.open + sleeps).isEmpty)
  }

  /// Nothing more is sent to a process that has crashed, and the screen is the Home Screen's.
  @Test func aCrashEndsTheMessages() throws {
    let crash = """
      > open Notes
        Notes appDelegate application(_:didFinishLaunchingWithOptions:)
      < crash Notes
      = Notes not-running
      > open Mail
        ...

      """
    #expect(try failures(crash).isEmpty)
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    #expect(
      try failures("> open Notes\n  ...\n< end Mail task\n")
        == ["6: '< end Mail task' could not be done: Mail is not running; open Mail launches it"])
    let other =
      CodeTests.open + "> home\n  Notes appDelegate applicationWillTerminate(_:)\n< save Notes\n"
    #expect(
      try failures(other).contains(
        "11: '< save Notes' could not be done: the action does not send the message above it"))
    #expect(
      try failures("> open Notes\n  ...\n> undo\n> redo\n< save Notes\n").contains {
        $0.hasPrefix("8: '< save Notes' could not be done")
      })
  }

  @Test(arguments: [
    ("< begin Notes task\n", "'<' before the first action"),
    ("| hello\n", "'|' before the first action"),
    ("> open Notes\n  ...\n< home\n", "'home' is not done by an app's code"),
    ("> open Notes\n  ...\n< begin Notes tusk\n", "did you mean 'task'?"),
    ("> open Notes\n  ...\n< undo\n", "'undo' is not done by an app's code"),
  ])
  func whatCodeCannotDoIsAnError(lines: String, message: String) throws {
    let error = try #require(throws: Diagnostic.self) { try CodeTests.file(lines) }
    #expect(error.message.contains(message), "\(error)")
  }

  /// What was printed may be anything, and is kept as it is.
  @Test func printsAreKeptAsTheyAre() throws {
    let text =
      "os: 14\napp: Notes scenes\n" + "> open Notes\n|   indented > text\n|\n| < begin Notes task\n"
    let file = try SessionParser.parse(
      SourceFile(name: "a", text: text), library: CodeTests.library)
    var lines: [String] = []
    SessionPrinter(file, try Simulation(file.setup, library: CodeTests.library)).print {
      lines.append($0)
    }
    #expect(lines[3...5] == ["|   indented > text", "| ", "| < begin Notes task"])
  }
}

import Foundation
import TerminalEmulation
import Testing

/// Apps' own code, by the built program: from a folder with sources to a suspended process.
@Suite(.serialized) struct LiveCommandTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Where the program keeps what it has compiled: the same place as other tests.
  static let environment: [String: String] = {
    let home = root.appendingPathComponent(".build/hosting-tests-home")
    let link = home.appendingPathComponent("frontmost").path
    let files = FileManager.default
    try? files.createDirectory(at: home, withIntermediateDirectories: true)
    try? files.createDirectory(
      at: root.appendingPathComponent(".build/hosting-tests"), withIntermediateDirectories: true)
    try? files.createSymbolicLink(atPath: link, withDestinationPath: "../hosting-tests")
    return ["XDG_CACHE_HOME": home.path]
  }()

  private static func app(_ background: String) -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var task = UIBackgroundTaskIdentifier.invalid

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = ViewController()
            window?.makeKeyAndVisible()
            print("launched")
            return true
        }

        func applicationDidEnterBackground(_ application: UIApplication) {
            \(background)
        }
    }

    class ViewController: UIViewController {
        var count = UserDefaults.standard.integer(forKey: "count")
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "\\(count) touches"
            view.addSubview(label)
            let button = UIButton(type: .system)
            button.setTitle("Add", for: .normal)
            button.addTarget(self, action: #selector(add), for: .touchUpInside)
            view.addSubview(button)
        }

        @objc func add() {
            count += 1
            UserDefaults.standard.set(count, forKey: "count")
            label.text = "\\(count) touches"
        }
    }

    """
  }

  private static let begins =
    "print(\"saving\"); task = application.beginBackgroundTask { }"

  private static let session = """
    device: iPhone
    os: 14
    app: Notes host:MyApp
    app: Mail scenes

    > open Notes
    > touch Add
    > home
    > wait 40

    """

  private func folder(_ background: String = begins) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("MyApp/AppDelegate.swift", LiveCommandTests.app(background))
    try folder.write("a.session", LiveCommandTests.session)
    return folder
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder, input: String = "") throws
    -> Command
  {
    try Command(
      arguments, input: input, in: folder.url, environment: LiveCommandTests.environment)
  }

  @Test func aSessionIsRunWithItsCodeAndReplaysWithout() throws {
    let folder = try folder()
    let live = try run(["run", "--live", "a.session"], in: folder)
    #expect(live.status == 0, "\(live.errors)")
    #expect(live.output.contains("app: Notes app-delegate window-in-code host:MyApp\n"))
    #expect(
      live.output.contains(
        "  Notes appDelegate applicationDidEnterBackground(_:)\n| saving\n< begin Notes task\n"))
    try folder.write("b.session", live.output)
    #expect(try run(["check", "b.session"], in: folder).status == 0)
    #expect(try run(["check", "--live", "b.session"], in: folder).status == 0)
    #expect(try run(["run", "b.session"], in: folder).output == live.output)

    try folder.write("MyApp/AppDelegate.swift", LiveCommandTests.app("print(\"else\")"))
    let other = try run(["check", "--live", "b.session"], in: folder)
    #expect(other.status == 1)
    #expect(other.output.contains("- < begin Notes task"), "\(other.output)")
    // Without it nothing runs.
    #expect(try run(["check", "b.session"], in: folder).status == 0)
  }

  @Test func aMistakeIsNamedWithItsPlace() throws {
    let folder = try folder("let number: Int = \"seven\"")
    let live = try run(["run", "--live", "a.session"], in: folder)
    #expect(live.status == 2)
    #expect(live.errors.contains("MyApp/AppDelegate.swift:20:27: "), "\(live.errors)")
    #expect(
      live.errors.contains(
        "\n  let number: Int = \"seven\"\n                    ^\n"), "\(live.errors)")
    #expect(live.output.isEmpty)
    let check = try run(["check", "--live", "a.session"], in: folder)
    #expect(check.status == 2)
    #expect(check.errors.contains("MyApp/AppDelegate.swift:20:27: "), "\(check.errors)")
    #expect(check.errors.hasSuffix("a.session: The sources do not compile\n"), "\(check.errors)")
  }

  /// Plain text opens no app whose code does not compile; a script learns of it by the status.
  @Test func plainTextRunsNothingInItsPlace() throws {
    let folder = try folder("let number: Int = \"seven\"")
    let arguments = ["--linear", "--app", "Notes", "--source", "MyApp"]
    let run = try run(arguments, in: folder, input: "open Notes\n")
    #expect(run.status == 2)
    #expect(run.output.contains("\n- MyApp/AppDelegate.swift:20:27: "), "\(run.output)")
    #expect(
      run.lines.last
        == "! Notes: 1 error in its code; rebuild builds it; without-code goes on without it")
    #expect(!run.output.contains("appDelegate"), "\(run.output)")
    let without = try self.run(arguments, in: folder, input: "without-code\nopen Notes\n")
    #expect(without.status == 0)
    #expect(without.output.contains("Notes appDelegate"), "\(without.output)")
  }

  @Test func aFolderOfTheCommandLineIsAnApp() throws {
    let folder = try folder()
    let live = try run(
      ["--linear", "--app", "Notes", "--source", "MyApp"], in: folder,
      input: "open Notes\ntouch Add\ntouch Sub\ncontrols\nhome\n")
    #expect(live.status == 0, "\(live.errors)")
    #expect(live.output.contains("  | launched\n"))
    #expect(live.output.contains("touch Add\n"))
    #expect(live.output.contains("no control named 'Sub'; it shows Add"))
    #expect(live.output.contains("  < begin Notes task\n"))
    let without = try run(["--source", "MyApp"], in: folder)
    #expect(without.status == 2)
    #expect(without.errors.contains("--source needs exactly one --app"))
    let nothing = try run(["run", "--source", "Other", "--app", "Notes", "a.session"], in: folder)
    #expect(nothing.status == 2, "\(nothing.output)")
  }

  /// A class hands in sources; each student's code is run in the exercise.
  @Test func aClassIsGradedByItsSources() throws {
    let folder = try TemporaryFolder()
    try folder.write("class/ada/AppDelegate.swift", LiveCommandTests.app(LiveCommandTests.begins))
    try folder.write("class/bob/AppDelegate.swift", LiveCommandTests.app("print(1)"))
    try folder.write("class/eve/AppDelegate.swift", LiveCommandTests.app("print(x)"))
    try folder.write(
      "task.session",
      """
      os: 14
      app: Notes app-delegate
      goal: Notes background

      > open Notes
        Notes appDelegate application(_:didFinishLaunchingWithOptions:)
        Notes appDelegate applicationDidBecomeActive(_:)
      > home
        Notes appDelegate applicationWillResignActive(_:)
        Notes appDelegate applicationDidEnterBackground(_:)
      < begin Notes task
      > wait 10

      """)
    let graded = try run(
      ["grade", "task.session", "class", "--source", "--trust", "--format", "csv"], in: folder)
    let rows = graded.lines.dropFirst().map { $0.components(separatedBy: ",") }
    #expect(
      rows.map { "\($0[0]) \($0[3]) \($0[4])" } == [
        "ada solved 1", "bob not solved 0", "eve unreadable ",
      ],
      "\(graded.output)\(graded.errors)")
    #expect(graded.lines.contains { $0.contains("- < begin Notes task") }, "\(graded.output)")
  }

  // MARK: - On a terminal

  /// After a first build that failed, the file is edited and built again.
  @Test func aFirstFailureIsBuiltAgainOnTheScreen() throws {
    let folder = try folder("let number: Int = \"seven\"")
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")),
      [
        "--app", "Notes", "--os", "14", "--source", folder.url.appendingPathComponent("MyApp").path,
      ],
      environment: LiveCommandTests.environment, type: "xterm-256color", columns: 120, rows: 40)
    #expect(terminal.waitFor("The sources do not compile"), "\(terminal.text)")
    terminal.type("\u{1B}")
    #expect(terminal.waitFor("does not compile: 1"), "\(terminal.text)")
    try folder.write("MyApp/AppDelegate.swift", LiveCommandTests.app("print(1)"))
    terminal.type("rb")
    #expect(terminal.waitFor("its code runs from the next launch on"), "\(terminal.text)")
    terminal.type("1")
    #expect(terminal.waitFor("│ launched"), "\(terminal.text)")
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test func anAppIsSuspendedOnTheScreen() throws {
    let folder = try folder("print(\"away\")")
    let recorded = folder.url.appendingPathComponent("mine.session").path
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")),
      [
        "--app", "Notes", "--os", "14", "--record", recorded, "--source",
        folder.url.appendingPathComponent("MyApp").path,
      ],
      environment: LiveCommandTests.environment.merging(["TMPDIR": folder.url.path]) { $1 },
      type: "xterm-256color", columns: 120, rows: 40)
    #expect(terminal.waitFor("its code runs from the next launch on"), "\(terminal.text)")
    terminal.type("1")
    #expect(terminal.waitFor("│ launched"), "\(terminal.text)")
    let row = try #require(terminal.lines.firstIndex { $0.contains("[ Add ]") })
    terminal.click(try #require(terminal.column(of: "Add", in: row)), row)
    #expect(terminal.waitFor("1 touches"), "\(terminal.text)")
    terminal.type("h")
    #expect(terminal.waitFor("│ away"), "\(terminal.text)")
    terminal.type("t")
    #expect(terminal.waitFor("suspended"), "\(terminal.text)")
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.isRestored, "\(terminal.modes)")
    let text = try String(contentsOfFile: recorded, encoding: .utf8)
    #expect(text.contains("> touch Add"), "\(text)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left.sorted() == ["MyApp", "a.session", "mine.session"])
    #expect(text.contains("| away\n"), "\(text)")
    #expect(try run(["check", recorded], in: folder).status == 0)
  }

  /// Nothing of a file runs before somebody has said yes.
  @Test func aFileAsksOnTheScreen() throws {
    let folder = try folder()
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")),
      [folder.url.appendingPathComponent("a.session").path],
      environment: LiveCommandTests.environment, type: "xterm-256color", columns: 80, rows: 24)
    #expect(terminal.waitFor("This session runs the code in MyApp"), "\(terminal.text)")
    terminal.type("y")
    #expect(terminal.waitFor("was run with the code of its apps"), "\(terminal.text)")
    terminal.type("..")
    #expect(terminal.waitFor("1 touches"), "\(terminal.text)")
    terminal.type("q")
    #expect(terminal.waitForExit() == .exited(0))
  }
}

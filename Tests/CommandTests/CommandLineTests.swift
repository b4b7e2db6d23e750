import Foundation
import Rulebooks
import Sessions
import TerminalEmulation
import Testing
import TextFiles

@Suite struct CommandLineTests {
  /// Objective-C's name is known without its colon too.
  @Test(arguments: ["sceneWillResignActive:", "sceneWillResignActive"])
  func aMessageIsExplainedByEitherName(_ name: String) throws {
    let run = try Command(["explain", name])
    #expect(run.status == 0 && run.output.contains("sceneWillResignActive(_:)"), "\(run.errors)")
  }

  /// Some options are looked for before all are read.
  @Test(arguments: ["--config", "--resources"]) func anOptionWithoutItsValue(_ option: String)
    throws
  {
    let run = try Command(["run", "launch-and-leave", option])
    #expect(run.status == 2 && run.errors.contains(option), "\(run.status) \(run.errors)")
  }

  @Test func runsActionsFromStandardInput() throws {
    let run = try Command(["run", "-"], input: "open Notes\nhome\nunlock\n")
    #expect(run.status == 0)
    #expect(
      run.output == """
        > open Notes
          Notes appDelegate application(_:didFinishLaunchingWithOptions:)
          Notes sceneDelegate#1 scene(_:willConnectTo:options:)
          Notes sceneDelegate#1 sceneWillEnterForeground(_:)
          Notes sceneDelegate#1 sceneDidBecomeActive(_:)
        > home
          Notes sceneDelegate#1 sceneWillResignActive(_:)
          Notes sceneDelegate#1 sceneDidEnterBackground(_:)
        > unlock
        ! the device is not locked

        """)
  }

  @Test func overridesStandInTheOutput() throws {
    let arguments = ["run", "-", "--os", "7", "--app", "Old app-delegate", "--show", "appDelegate"]
    let run = try Command(arguments, input: "# why\nos: 12\n\nopen Old\n")
    #expect(run.status == 0)
    #expect(
      run.output == """
        # why
        os: 7
        app: Old app-delegate
        show: appDelegate

        > open Old
          Old appDelegate application(_:didFinishLaunchingWithOptions:)
          Old appDelegate applicationDidBecomeActive(_:)

        """)
    #expect(try Command(["run", "-"], input: run.output).output == run.output)
  }

  @Test func jsonLinesCarryWhatIsPromised() throws {
    let run = try Command(
      ["run", "-", "--format", "jsonl"], input: "open Notes +1.5\nunlock\n")
    #expect(run.status == 0)
    let objects = try run.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(
      Set(objects.compactMap { $0["kind"] as? String }) == [
        "action", "message", "state", "refusal",
      ])
    let message = try #require(
      objects.first { $0["message"] as? String == "sceneDidBecomeActive(_:)" })
    #expect(message["time"] as? Int == 1_500)
    #expect(message["action"] as? String == "open Notes")
    #expect(message["app"] as? String == "Notes")
    #expect(message["receiver"] as? String == "sceneDelegate")
    #expect(message["scene"] as? Int == 1)
    #expect(message["rule"] as? String == "scene.did-become-active")
    #expect(objects.last?["reason"] as? String == "the device is not locked")
  }

  /// States come at their own time and in their own place, and a window that goes is told of.
  @Test func statesAreToldWhenTheyChange() throws {
    let arguments = ["run", "-", "--device", "iPad", "--format", "jsonl", "--show", "system"]
    let input = """
      open Mail
      home
      home +7
      open Notes
      new-window Notes
      close-window Notes#2
      open Mail
      wait 60
      undo
      """
    let run = try Command(arguments, input: input)
    let objects = try run.lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let suspended = objects.filter { $0["state"] as? String == "suspended" }
    #expect(suspended.compactMap { $0["time"] as? Int } == [5_000, 12_000])
    #expect(suspended.compactMap { $0["action"] as? String } == ["home", "wait 60"])
    let times = objects.dropLast(3).compactMap { $0["time"] as? Int }
    #expect(times == times.sorted())
    let gone = objects.last { $0["scene"] as? Int == 2 && $0["kind"] as? String == "state" }
    #expect(gone?["state"] as? String == "unattached")
    #expect(objects.first?["app"] as? String == "Mail")
    #expect(objects.last?["state"] as? String == "background")
  }

  /// On iOS 5 and 6 an app could tell locking from Home by its state; from iOS 7 on it cannot.
  @Test(arguments: [("6", "inactive"), ("7", "background")])
  func stateInsideTheMessagesOfLocking(release: String, state: String) throws {
    let arguments = ["run", "-", "--os", release, "--format", "jsonl"]
    let run = try Command(arguments, input: "open Notes\nlock\nunlock\nhome\n")
    func states(_ selector: String) -> [String] {
      run.lines.filter { $0.contains("\"message\":\"\(selector)\"") }.compactMap { line in
        line.firstMatch(of: /"applicationState":"([a-z]+)"/).map { String($0.1) }
      }
    }
    #expect(states("applicationDidEnterBackground(_:)") == [state, "background"])
    #expect(states("applicationWillEnterForeground(_:)") == [state])
    #expect(states("application(_:didFinishLaunchingWithOptions:)") == ["inactive"])
    #expect(states("applicationWillResignActive(_:)") == ["active", "active"])
  }

  @Test func checkTellsWhatFailsAndCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "class/good.session", "> open Notes\n  ...\n> home\n  ...\n= Notes background\n")
    try folder.write("class/deep/bad.session", "app: Notes scenes\n> open Notes\n")
    try folder.write("class/notes.txt", "not a session")
    let check = try Command(["check", "class"], in: folder.url)
    #expect(check.status == 1)
    #expect(
      check.lines.first?.hasPrefix("class/deep/bad.session:2: 'open Notes' does not send")
        == true)
    #expect(check.lines.last == "1 passed, 1 failed; 1 other file skipped")

    try folder.write("broken.session", "> opne Notes\n")
    let broken = try Command(["check", "broken.session", "class/good.session"], in: folder.url)
    #expect(broken.status == 2)
    #expect(
      broken.errors == "broken.session:1:3: unknown action 'opne'; did you mean 'open'?\n")
    #expect(broken.lines.last == "1 passed, 1 failed")
    #expect(try Command(["check", "class/good.session"], in: folder.url).status == 0)
    #expect(try Command(["check", "nowhere"], in: folder.url).status == 2)
  }

  @Test func scenariosAreFoundByName() throws {
    let list = try Command(["scenarios"])
    #expect(list.output.contains("1-first-steps/launch-and-leave"))
    let run = try Command(["run", "launch-and-leave"])
    #expect(run.status == 0)
    #expect(run.output.contains("Notes system suspended"))
    let miss = try Command(["run", "launch-and-leav"])
    #expect(miss.status == 2)
    #expect(miss.errors.contains("did you mean 'launch-and-leave'?"))
  }

  @Test(arguments: [
    (["run"], "Missing expected argument"), (["run", "-", "--formt", "x"], "--format"),
    (["ledger"], "did you mean 'rules'?"), (["chek"], "did you mean 'check'?"),
    (["rn", "x"], "did you mean 'run'?"),
    (["run", "-", "--os", "99"], "unknown iOS version '99'"),
    (["run", "-", "--app", "Notes scene"], "did you mean 'scenes'?"),
    (["run", "-", "--resources", "/nonexistent"], "/nonexistent"),
  ])
  func unusableArgumentsExitWith2(arguments: [String], text: String) throws {
    let run = try Command(arguments, input: "home\n")
    #expect(run.status == 2, "\(arguments)")
    #expect(run.errors.contains(text), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func everyActionWordIsListed() throws {
    let list = try Command(["actions"])
    #expect(list.status == 0)
    let words = [
      "home", "notification-center [full]",
      "wake APP location|fetch|download|refresh|processing", "redo",
    ]
    for word in words {
      #expect(list.lines.contains { $0.hasPrefix(word + " ") }, "\(word)")
    }
  }

  @Test func helpAndVersionSucceed() throws {
    for arguments in [["--help"], ["run", "--help"], ["check", "-h"], ["--version"]] {
      let run = try Command(arguments)
      #expect(run.status == 0)
      #expect(!run.output.isEmpty)
    }
    #expect(try Command(["--help"]).output.contains("EXAMPLES"))
    #expect(try Command(["--generate-completion-script", "bash"]).output.contains("frontmost"))
  }

  /// A header written out in full is read again, on every release.
  @Test(arguments: ["3", "4", "4.3", "12", "13", "14", "18.4", "27"])
  func builtInAppsSurviveTheirHeader(release: String) throws {
    let library = try Library()
    let empty = SourceFile(name: "x", text: "os: \(release)\n")
    let setup = try SessionParser.parse(empty, library: library).setup
    let text = setup.header.joined(separator: "\n") + "\n> open Notes\n"
    let run = try Command(["run", "-"], input: text)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The same session gives the same bytes in every process.
  @Test func isDeterministicAcrossProcesses() throws {
    let session = try Command(["run", "split-view"]).output
    for _ in 0..<3 { #expect(try Command(["run", "split-view"]).output == session) }
  }

  @Test func aClosedPipeEndsItQuietly() throws {
    let path = try #require(builtProduct("frontmost"))
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let many = "for i in $(seq 20000); do echo home; done"
    shell.arguments = [
      "-c", "(\(many)) | '\(path)' run - 2>errors | head -n 1; cat errors; rm errors",
    ]
    let folder = try TemporaryFolder()
    shell.currentDirectoryURL = folder.url
    let output = Pipe()
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "> home\n")
  }

  /// Without a terminal there is no interface: a clear word, the way out, and nothing else.
  @Test func withoutATerminalItSaysWhatToDo() throws {
    let run = try Command([])
    #expect(run.status == 2)
    #expect(run.errors.contains("frontmost run"))
    #expect(run.output.isEmpty)
  }

  /// Nobody who types `ipad` means something else.
  @Test(arguments: [
    ["run", "launch-and-leave", "--device", "ipad"], ["save-points", "--device", "IPAD"],
    ["compare", "launch-and-leave", "--device", "ipad"],
  ])
  func aDeviceIsKnownInAnyCase(_ words: [String]) throws {
    let run = try Command(words)
    #expect(run.status == 0 && run.errors.isEmpty && run.output.contains("iPad"), "\(run.errors)")
  }
}

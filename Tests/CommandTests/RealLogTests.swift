import Foundation
import Rulebooks
import Testing

/// The logger for real apps, and what its logs are compared with.
@Suite struct RealLogTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Lines as the logger writes them, with the time in seconds.
  static let launch = [
    "0.000 Notes appDelegate application(_:didFinishLaunchingWithOptions:)",
    "0.210 Notes sceneDelegate#1 scene(_:willConnectTo:options:)",
    "0.250 Notes sceneDelegate#1 sceneWillEnterForeground(_:)",
    "0.260 Notes sceneDelegate#1 sceneDidBecomeActive(_:)",
  ]
  /// Removed from the App Switcher.
  static let removed = [
    "9.000 Notes sceneDelegate#1 sceneWillResignActive(_:)",
    "11.00 Notes sceneDelegate#1 sceneDidDisconnect(_:)",
    "11.02 Notes appDelegate application(_:didDiscardSceneSessions:)",
    "11.03 Notes appDelegate applicationWillTerminate(_:)",
  ]
  /// Another launch, a minute later.
  static let again = launch.map { "70" + $0.drop { $0 != "." } }
  static let leave = [
    "9.100 Notes sceneDelegate#1 sceneWillResignActive(_:)",
    "9.700 Notes sceneDelegate#1 sceneDidEnterBackground(_:)",
  ]

  static func xcode(_ lines: [String]) -> String {
    lines.map { "2026-01-05 10:00:00.123456+0000 Notes[71:42] [lifecycle] \($0)\n" }.joined()
  }

  private static func system(_ lines: [String]) -> String {
    lines.map { line in
      "Jan  5 10:00:00 iPhone Notes(Foundation)[71] <Notice>: [lifecycle] \(line)\r\n"
        + "Jan  5 10:00:00 iPhone locationd[62] <Notice>: something else entirely\r\n"
    }.joined()
  }

  func compare(_ log: String, _ arguments: [String] = []) throws -> Command {
    try folder.write("real.log", log)
    return try Command(
      ["compare-log", "real.log", "--os", "17", "--app", "Notes scenes"] + arguments,
      in: folder.url)
  }

  func actions(_ answer: Command) -> [String] {
    answer.lines.filter { $0.hasPrefix("> ") }.map { line in
      line.dropFirst(2).prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Rows with what is said of them, which may stand in lines beneath.
  func rows(_ answer: Command) -> [String] {
    answer.lines.reduce(into: []) { rows, line in
      if line.hasPrefix("    "), !rows.isEmpty {
        rows[rows.count - 1] += (line.hasPrefix("    (") ? "   " : " ") + line.dropFirst(4)
      } else {
        rows.append(line)
      }
    }
  }

  @Test(arguments: [["logger"], ["logger", "--swiftui"]])
  func theLoggerIsSwift(_ words: [String]) throws {
    let answer = try Command(words)
    #expect(answer.status == 0 && answer.lines.count < 140)
    #expect(answer.output.components(separatedBy: "enum LifecycleLine {").count == 2)
    try folder.write("Logger.swift", answer.output)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-frontend", "-parse", "-parse-as-library", "-swift-version", "6",
      folder.path("Logger.swift"),
    ]
    let errors = Pipe()
    compiler.standardError = errors
    try compiler.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(said)")
  }

  /// What it posts is known to the model under these names.
  @Test func theLoggersNotificationsAreInTheTables() throws {
    let rows = try Library().rules(of: Release(17)).messages.rows
    let text = try Command(["logger"]).output
    let names = text.matches(of: /UI(?:Application|Scene)\.\w+Notification/).map { String($0.0) }
    #expect(names.count == 13)
    for name in names { #expect(rows.contains { $0.selector == name }, "\(name)") }
  }

  @Test func aLogOfXcodesIsExplained() throws {
    let answer = try compare(Self.xcode(Self.launch + Self.leave))
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(actions(answer) == ["open Notes", "home +8.840"])
    #expect(
      answer.lines.last == "6 the same, 0 missing in the log, 0 only in the log, "
        + "0 moved, 0 unknown")
  }

  @Test func aLogOfThePhonesIsExplained() throws {
    let answer = try compare(Self.system(Self.launch + Self.leave))
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(actions(answer) == ["open Notes", "home +8.840"])
  }

  @Test func overlaysAndTheWayBackAreLogged() throws {
    let answer = try compare(
      Self.xcode(
        Self.launch + [
          "4.000 Notes sceneDelegate#1 sceneWillResignActive(_:)",
          "6.000 Notes sceneDelegate#1 sceneDidBecomeActive(_:)",
        ] + Self.leave))
    #expect(answer.status == 0)
    // Several things lie over an app alike, and a log cannot say which.
    #expect(answer.output.contains("or control-center"))
    #expect(actions(answer).count == 4)
  }

  @Test func anotherOrderIsSaid() throws {
    var lines = Self.launch
    lines.swapAt(2, 3)
    let answer = try compare(Self.xcode(lines))
    #expect(answer.status == 1)
    let moved = rows(answer).filter { $0.hasPrefix("~ ") }
    #expect(moved.count == 1 && moved[0].contains("real.log:"), "\(answer.output)")
    #expect(moved.joined().contains("scene."))
  }

  @Test func aMissingMessageIsSaidWithItsRuleAndSource() throws {
    var lines = Self.launch
    lines.remove(at: 2)
    let answer = try compare(Self.xcode(lines))
    #expect(answer.status == 1)
    let missing = rows(answer).filter { $0.hasPrefix("- ") }
    #expect(missing.count == 1, "\(answer.output)")
    #expect(missing.joined().contains("sceneWillEnterForeground(_:)   (scene.will-enter-foregr"))
    #expect(missing.joined().contains("Neuburg"))
  }

  @Test func aMisspeltMessageIsUnknownAndHasItsPlace() throws {
    var lines = Self.launch + Self.leave
    lines[4] = lines[4].replacing("WillResign", with: "WilResign")
    let answer = try compare(Self.xcode(lines))
    #expect(answer.status == 1)
    #expect(actions(answer) == ["open Notes", "home +8.840"])
    #expect(rows(answer).joined().contains("did you mean 'sceneWillResignActive(_:)'?"))
    #expect(answer.lines.last?.contains("5 the same, 0 missing in the log") == true)
  }

  @Test func anUnknownMessageAndABrokenLineAreSaid() throws {
    let answer = try compare(
      Self.xcode(Self.launch + ["1.000 Notes sceneDelegate#1 fooBarBaz()", "what is this"]))
    #expect(answer.status == 1)
    #expect(answer.output.contains("unknown message 'fooBarBaz()'"))
    #expect(answer.output.contains("real.log:6: expected '[lifecycle] SECONDS"))
    #expect(answer.lines.last?.hasSuffix("2 unknown") == true)
  }

  @Test(arguments: ["1.2.3", "1.x", "-1", "soon"])
  func aTimeThatIsNoneIsSaidWithItsPlace(_ time: String) throws {
    let line = time + " Notes appDelegate applicationDidReceiveMemoryWarning(_:)"
    let answer = try compare(Self.xcode(Self.launch + [line]))
    #expect(answer.output.contains("real.log:5: expected '[lifecycle] SECONDS"), "\(answer.output)")
  }

  @Test func anAppThatIsKilledAndLaunchedAgainIsExplained() throws {
    let again = Self.launch.map { line in
      "50" + line.drop { $0 != "." }
    }
    let answer = try compare(Self.xcode(Self.launch + Self.leave + again))
    #expect(answer.status == 0, "\(answer.output)")
    #expect(actions(answer).first == "open Notes")
    #expect(actions(answer).last?.hasPrefix("open Notes") == true)
    #expect(actions(answer).contains { $0.hasPrefix("jetsam Notes") }, "\(answer.output)")
  }

  /// The logger's numbers begin again with each start, the model's do not.
  @Test func aSceneThatIsRemovedIsFollowedByANewOne() throws {
    let answer = try compare(Self.xcode(Self.launch + Self.removed + Self.again))
    #expect(answer.status == 0, "\(answer.output)")
    #expect(actions(answer).contains { $0.hasPrefix("swipe-up Notes") })
  }

  @Test func aLogMayBeginInTheMiddle() throws {
    let answer = try compare(Self.xcode(Self.leave))
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("> open Notes   (before the log begins)"))
  }

  @Test func notificationsAndObjectiveCAreKnown() throws {
    try folder.write(
      "old.log",
      Self.xcode([
        "0 Notes appDelegate application:didFinishLaunchingWithOptions:",
        "0.01 Notes notification UIApplicationDidFinishLaunchingNotification",
        "0.2 Notes appDelegate applicationDidBecomeActive:",
        "0.21 Notes notification UIApplicationDidBecomeActiveNotification",
      ]))
    // Where no app is named, what the log tells says which kind of app it is.
    let old = try Command(["compare-log", "old.log", "--os", "9"], in: folder.url)
    #expect(old.status == 0, "\(old.output)\(old.errors)")
  }

  @Test func aSessionMaySayWhatWasDone() throws {
    try folder.write(
      "done.session", "os: 17\napp: Notes scenes\n> open Notes\n> lock +9\n")
    let answer = try compare(
      Self.xcode(Self.launch + Self.leave), ["--session", folder.path("done.session")])
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(actions(answer) == ["open Notes", "lock +9.000"])
    let shorter = try compare(
      Self.xcode(Self.launch), ["--session", folder.path("done.session")])
    // What comes after the log's end is not compared, and it says so.
    #expect(shorter.status == 0, "\(shorter.output)")
    #expect(shorter.output.contains("> lock +9.000   (after the log ends)"))
    #expect(shorter.output.contains("# one action after the log ends is not compared"))
    let later = try compare(
      Self.xcode(Self.leave), ["--session", folder.path("done.session")])
    #expect(later.status == 0, "\(later.output)")
    #expect(later.output.contains("> open Notes   (before the log begins)"))
    let gap = try compare(
      Self.xcode(Self.launch.dropLast() + Self.leave), ["--session", folder.path("done.session")])
    #expect(gap.status == 1 && gap.lines.filter { $0.hasPrefix("- ") }.count == 1)
  }

  @Test func theSameIsSaidAsJSON() throws {
    let answer = try compare(Self.xcode(Self.launch), ["--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let actions = try #require((object as? [String: Any])?["actions"] as? [[String: Any]])
    #expect(actions[0]["action"] as? String == "open Notes")
    #expect((actions[0]["rows"] as? [[String: Any]])?.count == 4)
  }

  @Test func whatIsNoLogIsRefused() throws {
    let answer = try compare("nothing of ours\n")
    #expect(answer.status == 2 && answer.errors.contains("no line from the logger"))
    #expect(try Command(["compare-log", folder.path("nowhere")]).status == 2)
  }
}

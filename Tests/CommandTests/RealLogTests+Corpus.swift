import Foundation
import Testing

// The logs of real apps in Tests/RealLogs, and what is found when nothing is known of a log.
extension RealLogTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every log is the same, disputed, or says itself who is right. The page shows the same table.
  @Test func thePageHasTheTableOfTheCorpus() throws {
    let answer = try Command(["compare-log", "--corpus", "Tests/RealLogs"], in: Self.root)
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/RealLogs.md"), encoding: .utf8)
    let table = page.components(separatedBy: "| Log |").dropFirst().joined(separator: "| Log |")
    #expect("| Log |" + table == answer.output, "run Scripts/list-real-logs, and read what changed")
  }

  /// One log that differs without a word about it fails a corpus, and so does one that is no log.
  @Test func aCorpusFailsWhereALogDiffersUnsaid() throws {
    try folder.write("logs/good.log", "sceneDidBecomeActive(_:)\nsceneWillResignActive(_:)\n")
    let good = try Command(["compare-log", "--corpus", "logs"], in: folder.url)
    #expect(good.status == 0 && good.output.contains("1 logs: 1 the same"), "\(good.output)")
    let odd = "sceneDidBecomeActive(_:)\nsceneDidEnterBackground was not called\n"
    try folder.write("logs/odd.log", odd)
    #expect(try Command(["compare-log", "--corpus", "logs"], in: folder.url).status == 1)
    try folder.write("logs/odd.log", "# Verdict: It was typed by hand.\n" + odd)
    let said = try Command(["compare-log", "--corpus", "logs"], in: folder.url)
    #expect(said.status == 0 && said.output.contains("It was typed by hand."), "\(said.output)")
    try folder.write("logs/other.log", "nothing of ours\n")
    let other = try Command(["compare-log", "--corpus", "logs"], in: folder.url)
    #expect(other.status == 1 && other.output.contains("| not read |"), "\(other.output)")
  }

  private func study(_ text: String, _ arguments: [String] = []) throws -> Command {
    try folder.write("real.log", text)
    return try Command(["compare-log", "real.log"] + arguments, in: folder.url)
  }

  // MARK: - What no option says

  /// The version, from the user's note or from what the log has.
  @Test func theVersionIsSearchedFor() throws {
    let lines = "sceneWillResignActive(_:)\nsceneDidDisconnect(_:)\napplicationWillTerminate(_:)\n"
    let action = ["--action", "App Switcher, swipe up"]
    let found = try study(lines, action)
    #expect(found.status == 0, "\(found.output)")
    #expect(found.output.contains("# The log fits these iOS versions alike: 15 to 27"))
    let noted = try study("# iOS 13, my own phone\n" + lines, action)
    #expect(noted.output.contains("# iPhone, iOS 13, App scenes"), "\(noted.output)")
    #expect(
      noted.status == 1 && noted.output.contains("# Disputed: with: swipe-up.iphone.discards"))
    let json = try study("# iOS 13\n" + lines, action + ["--format", "json"])
    #expect(json.output.contains("\"verdict\":\"disputed\",\"with\":\"swipe-up.iphone.discards\""))
  }

  /// An iPhone that the user names has an Always-On Display or has none; where none is named, one
  /// is tried, and the versions on which it explains the log are named.
  @Test(arguments: [
    ("iPhone 15", 1, "iPhone,"), ("iPhone 15 Pro", 0, "iPhone always-on,"),
    ("my phone", 0, "iPhone always-on,"),
  ])
  func theDisplayIsSearchedFor(_ phone: String, _ status: Int, _ device: String) throws {
    let answer = try study(
      "# \(phone); action: lock\n"
        + "inactive\nactive\ninactive\nbackground\n", ["--app", "Notes scenes"])
    #expect(answer.status == status, "\(answer.output)")
    #expect(answer.output.hasPrefix("# \(device)"), "\(answer.output)")
    if status == 0 {
      #expect(answer.output.contains("versions alike: 16 to 27"), "\(answer.output)")
    }
  }

  /// The version is not that in the name of the source.
  @Test func theNotesNameTheVersion() throws {
    let answer = try study(
      "# Source: My-iOS-Tracker, actions/States.md\n# iOS: 12 or 13\nscene will resign active\n")
    #expect(
      answer.output.contains("versions alike: 13") || answer.output.hasPrefix("# iPhone, iOS 13"))
  }

  /// Words that stand for either delegate are those of the kind of app that explains more.
  @Test func theKindOfAppIsSearchedFor() throws {
    let answer = try study(
      "did finish launching\ndid become active\nwill resign active\ndid enter background\n"
        + "will enter foreground\ndid become active\n")
    #expect(answer.status == 0 && answer.output.contains(", App app-delegate;"), "\(answer.output)")
  }

  /// The beginning of a long log chooses the kind of app; all of it is compared.
  @Test func aLongLogIsComparedToItsEnd() throws {
    let round =
      "will resign active\ndid enter background\nwill enter foreground\ndid become active\n"
    let log =
      "did finish launching\ndid become active\n" + String(repeating: round, count: 510)
    let answer = try study(log + "will terminate\ndid become active\n")
    #expect(answer.status == 1 && answer.output.contains(", App app-delegate;"))
    #expect(answer.output.contains("\n2042 the same"), "\(answer.output.suffix(90))")
  }

  @Test func theFirstViewSaysWhatTheRootIs() throws {
    let answer = try study(
      "sceneWillEnterForeground\nsceneDidBecomeActive\nviewDidLoad\nviewDidAppear\n")
    #expect(answer.status == 0 && answer.output.contains("navigation-controller;"))
  }

  // MARK: - Stories

  /// A story, how many others explain the log, and the likeliest three.
  @Test func theStoryIsNamedAndTheOthersAreCounted() throws {
    let log = Self.xcode(Self.launch + Self.leave)
    let answer = try compare(log)
    #expect(answer.output.contains("# Story: open Notes, home\n"), "\(answer.output)")
    #expect(answer.output.contains(" other stories explain the log as well. The likeliest:\n#   "))
    let locked = try compare(log, ["--action", "launch, then lock the phone"])
    #expect(locked.status == 0 && locked.output.contains("# Story: open Notes, lock\n"))
  }

  /// What only other actions explain than those that were done is not the same.
  @Test func anotherStoryThanTheUsersIsNotTheSame() throws {
    let log = "applicationWillResignActive(_:)\napplicationDidBecomeActive(_:)\n"
    #expect(try study(log).status == 0)
    let answer = try study(log, ["--action", "home"])
    #expect(answer.status == 1, "\(answer.output)")
    #expect(answer.output.contains("# Actions explain the log that are not among those said"))
    let unknown = try study(log, ["--action", "frobnicate"])
    #expect(unknown.status == 2 || unknown.status == 64, "\(unknown)")
    #expect(unknown.errors.contains("no action is known in 'frobnicate'"))
  }

  /// A log that ends while an action still sends messages.
  @Test func aLogMayEndInTheMiddle() throws {
    let answer = try study(
      "inactive\nactive\n",
      [
        "--device", "iPhone always-on", "--os", "17", "--action", "lock",
        "--app", "Notes scenes",
      ])
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(answer.output.contains("> lock   (the log ends during it)"))
  }

  /// A method that the log never has is no method of its app, unless all are asked for.
  @Test func onlyTheLogsMethodsAreCompared() throws {
    let log = "sceneDidBecomeActive\nsceneDidEnterBackground\n"
    let some = try study(log, ["--os", "17"])
    #expect(some.status == 0 && some.output.contains("2 the same"), "\(some.output)")
    let all = try study(log, ["--os", "17", "--all-methods"])
    #expect(all.status == 1 && all.output.contains("- App sceneDelegate sceneWillResignActive(_:)"))
  }

  // MARK: - Classes and states

  @Test func twoViewControllersAreTwo() throws {
    let answer = try study(
      """
      -[First viewDidLoad]
      -[First viewWillAppear:]
      -[First viewDidAppear:]
      -[Second viewDidLoad]
      -[First viewWillDisappear:]
      -[Second viewWillAppear:]
      """, ["--os", "9"])
    #expect(answer.output.contains("= App presentedViewController viewWillAppear(_:)"))
    #expect(answer.output.contains("# The second class of view controllers stands for one that is"))
  }

  @Test(arguments: [
    (
      "flutter: AppLifecycleState.inactive\nflutter: AppLifecycleState.paused\n"
        + "flutter: AppLifecycleState.inactive\nflutter: AppLifecycleState.resumed\n", "Flutter"
    ),
    ("AppState: inactive\nAppState: background\nAppState: active\n", "React Native"),
  ])
  func statesStandForMessages(_ log: String, _ framework: String) throws {
    let answer = try study(log)
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("# The states of \(framework) stand for UIKit's messages"))
    #expect(answer.output.contains("# Story: open App, home, open App"))
  }

  // MARK: - What is no log

  @Test(
    arguments: [
      ([], "is empty"), (Array("\n \r\n".utf8), "is empty"),
      ([0xFF, 0xFE, 0x61, 0, 0x0A, 0], "is in UTF-16"),
      ([0x61, 0, 0x62, 0, 0x0A, 0], "is in UTF-16"),
      (Array(repeating: 0, count: 100), "is not a text"),
      ((0..<1_000).map { UInt8($0 * 7 % 256) }, "is not a text"),
    ] as [([UInt8], String)])
  func whatIsNoTextIsRefused(_ bytes: [UInt8], _ reason: String) throws {
    try Data(bytes).write(to: folder.url.appendingPathComponent("real.log"))
    let answer = try Command(["compare-log", "real.log"], in: folder.url)
    #expect(answer.status == 2 && answer.errors.contains(reason), "\(answer)")
    #expect(answer.output.isEmpty)
  }

  /// More messages than can be explained are refused, and lines about something else are no matter.
  @Test func aLongLogIsBounded() throws {
    let many = String(repeating: "sceneDidBecomeActive\n", count: 50_001)
    let refused = try study(many)
    #expect(refused.status == 2 && refused.errors.contains("more than 50000 messages"))
    let other = String(repeating: "active scene phases of the moon\n", count: 200_000)
    let answer = try study(other + "sceneDidBecomeActive\n", ["--os", "17"])
    #expect(answer.status == 0 && answer.output.contains("# 1 of 200001 lines read"))
  }
}

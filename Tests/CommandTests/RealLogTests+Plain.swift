import Testing

// Logs of print(#function), which name no receivers.
extension RealLogTests {
  private static let plain = """
    application(_:didFinishLaunchingWithOptions:)
    scene(_:willConnectTo:options:)
    sceneWillEnterForeground(_:)
    sceneDidBecomeActive(_:)
    sceneWillResignActive(_:)
    sceneDidEnterBackground(_:)
    """.split(separator: "\n").map(String.init)

  private func read(_ lines: [String], _ arguments: [String] = []) throws -> Command {
    try folder.write("real.log", lines.map { $0 + "\n" }.joined())
    return try Command(["compare-log", "real.log", "--os", "17"] + arguments, in: folder.url)
  }

  /// With what stands before the method: nothing, a type, a console's prefix, anything.
  @Test(arguments: [
    "", "SceneDelegate.", "SceneDelegate: ", "[Delegate] ", "-> ", "2026-01-05 10:00:00 ",
    "2026-01-05 10:00:00.123456+0000 Notes[71:42] ",
    "Jan  5 10:00:00 iPhone Notes(Foundation)[71] <Notice>: SceneDelegate ",
  ])
  func methodsAreRead(_ prefix: String) throws {
    let answer = try read(Self.plain.map { prefix + $0 })
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(answer.lines.last?.hasPrefix("6 the same") == true)
    #expect(actions(answer).map { $0.prefix { $0 != " " } } == ["open", "home"])
  }

  /// As people print them by hand: without parameters, some by the part that says which it is.
  @Test(arguments: ["", "SceneDelegate - ", "2026-01-05 10:00:00 "])
  func bareNamesAreRead(_ prefix: String) throws {
    let names = [
      "didFinishLaunchingWithOptions", "willConnectTo", "sceneWillEnterForeground",
      "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
    ]
    let answer = try read(names.map { prefix + $0 })
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(answer.lines.last?.hasPrefix("6 the same") == true)
  }

  @Test func objectiveCIsRead() throws {
    let answer = try read([
      "-[AppDelegate application:didFinishLaunchingWithOptions:]",
      "-[SceneDelegate scene:willConnectToSession:options:]",
      "-[SceneDelegate sceneWillEnterForeground:]", "-[SceneDelegate sceneDidBecomeActive:]",
    ])
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
  }

  /// With what stands around it: times, words, quotes, the bars of a table, an order file's commas.
  @Test(arguments: [
    "NAME has come", "1. NAME", "| NAME | 3 us |", "\"NAME\",", "--- NAME ---", "> NAME <",
    "NAME,25",
    "启动：NAME。", "NAME: cancelling animations...", "🔥 NAME 🔥",
  ])
  func whatStandsAroundANameIsNoMatter(_ line: String) throws {
    let answer = try read(Self.plain.map { line.replacing("NAME", with: $0) })
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(answer.lines.last?.hasPrefix("6 the same") == true)
    #expect(answer.output.contains("# 6 of 6 lines read; 0 are about something else"))
  }

  /// As separate words, by the name of the notification, and by a part that either delegate has.
  @Test(arguments: [
    "Will resign active.", "app did become active", "did_become_active", "willResignActive",
    "UIApplicationWillResignActiveNotification",
    "UIApplication.willResignActiveNotification posted",
    "applicationWillResignActive:", "-[MyAppDelegate applicationWillResignActive:] 5 us",
    "func applicationWillResignActive(_ application: UIApplication)",
    "NSNotification.Name.UIApplicationDidBecomeActive",
  ])
  func otherSpellingsAreRead(_ line: String) throws {
    let answer = try read([line], ["--app", "Notes app-delegate"])
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(answer.lines.last?.hasPrefix("1 the same") == true, "\(answer.output)")
  }

  /// Labels that are not quite those of the method.
  @Test func methodsAreKnownByTheirLabels() throws {
    let answer = try read([
      "AppDelegate.application(:didFinishLaunchingWithOptions:)",
      "SceneDelegate.scene(:willConnectTo:connectionOptions:)",
      "SceneDelegate.sceneWillEnterForeground(:)", "SceneDelegate.sceneDidBecomeActive()",
    ])
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
  }

  /// A call that has a line for its end is one call.
  @Test func theEndOfACallIsNoOtherCall() throws {
    let lines = Self.plain.flatMap { [$0 + " - begin", $0 + " - end"] }
    let answer = try read(lines)
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("# 12 of 12 lines read") && answer.output.contains("6 the same"))
  }

  /// Without a line for its beginning, the end of a call is the call, each time.
  @Test func anEndWithoutABeginningIsTheCall() throws {
    let twice = try read(Self.plain.map { $0 + " done" } + Self.plain[2...3].map { $0 + " done" })
    #expect(twice.output.contains("8 the same"), "\(twice.output)")
  }

  /// Some editors put a mark before the first line.
  @Test func aMarkBeforeTheNotesIsNoMatter() throws {
    let answer = try read(["\u{FEFF}# iOS 17; action: launch, Home"] + Self.plain)
    #expect(answer.status == 0 && answer.output.contains("# 6 of 6 lines read"), "\(answer.output)")
  }

  /// Several in one line, with nothing but signs between them.
  @Test func messagesInOneLineAreRead() throws {
    let answer = try read([Self.plain.prefix(4).joined(separator: " → "), "1) " + Self.plain[4]])
    #expect(answer.output.contains("5 the same"), "\(answer.output)")
  }

  /// The innermost call of a stack stands first.
  @Test func aCallStackIsReadFromItsEnd() throws {
    let frames = [
      "-[ViewController viewDidLoad]", "-[UIViewController loadViewIfRequired]",
      "-[UIWindow addRootViewControllerViewIfPossible]", "-[UIWindow makeKeyAndVisible]",
      "-[SceneDelegate scene:willConnectToSession:options:] + 12",
    ]
    let answer = try read(frames, ["--app", "Notes scenes window-in-code"])
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("# A call stack") && answer.output.contains("2 the same"))
  }

  /// What was not read is not the same, however much of the rest is: the lines are shown.
  @Test(arguments: [
    "sceneDidBecomeActive was not called", "viewDidLoad comes before sceneDidBecomeActive",
    "sceneDidBecomeActiveHandler", "viewDidLayoutSubviews()",
  ])
  func aLineThatNamesAMethodAndIsNotReadIsShown(line: String) throws {
    let answer = try read(Self.plain + [line])
    #expect(answer.status == 1, "\(answer.output)\(answer.errors)")
    #expect(answer.output.contains("6 the same"))
    #expect(answer.output.contains("one line names a lifecycle method and was not read"))
    #expect(answer.lines.last == "  real.log:7: \(line)", "\(answer.output)")
    let json = try read(Self.plain + [line], ["--format", "json"])
    #expect(json.output.contains("\"unread\":[7]"), "\(json.output)")
  }

  /// A line of any length counts: it is cut where it is shown.
  @Test func aLongLineIsNotPassedOver() throws {
    let line = String(repeating: "x ", count: 5_000) + "sceneDidBecomeActive, 3 us"
    let answer = try read(Self.plain + [line])
    #expect(answer.status == 1)
    #expect(answer.lines.last?.hasPrefix("  real.log:7: x x ") == true)
    #expect((answer.lines.last?.utf8.count ?? 0) < 300)
  }

  @Test func otherLinesAreIgnoredAndCounted() throws {
    let others = [
      "Unable to simultaneously satisfy constraints.", "", "myViewDidLoad()", "init()", "body",
      "active", "didSomething()", "connection: active",
    ]
    let answer = try read(Self.plain + others)
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("# 6 of 13 lines read; 7 are about something else\n"))
    let json = try read(Self.plain + others, ["--format", "json"])
    #expect(json.output.contains("\"ignored\":7"))
    // Beside the logger's own lines they say nothing new.
    let both = try compare(Self.xcode(Self.launch) + Self.plain.map { $0 + "\n" }.joined())
    #expect(
      both.status == 0 && both.output.contains("# 4 of 10 lines read; 6 are"), "\(both.output)")
    #expect(try read(others).status == 2)
  }

  @Test func timesAreThoseOfTheConsole() throws {
    let times = ["23:59:50", "23:59:50", "23:59:50", "23:59:50", "00:00:02", "00:00:02"]
    let noDate = try read(zip(times, Self.plain).map { "\($0).500 \($1)" })
    #expect(actions(noDate).last == "home +12.000", "\(noDate.output)")
    let days = ["2026-02-28", "2026-02-28", "2026-02-28", "2026-02-28", "2026-03-01", "2026-03-01"]
    let dates = try read(
      zip(days, zip(times, Self.plain)).map { "\($0)T\($1.0),500 \($1.1)" })
    #expect(actions(dates).last == "home +12.000", "\(dates.output)")
  }

  @Test func twoProcessesAreTwoWithoutTimes() throws {
    let answer = try read(Self.plain + Self.plain.prefix(4))
    #expect(answer.status == 0, "\(answer.output)")
    #expect(answer.output.contains("suspended apps are killed this way"))
  }

  /// Each view controller has the method; the root's is taken.
  @Test func viewControllersAreInferred() throws {
    let lines = [
      "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    ]
    let answer = try read(lines, ["--app", "Notes scenes"])
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(answer.output.contains("= Notes viewController viewDidLoad()"))
  }

  @Test func twoWindowsAreReadWithoutNumbers() throws {
    let answer = try read(
      Self.plain, ["--device", "iPad", "--app", "Notes scenes multiple-windows"])
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
  }

  @Test func aNamelessAppIsOneAlone() throws {
    let answer = try read(Self.plain, ["--app", "Notes scenes", "--app", "Maps scenes"])
    #expect(answer.status == 2)
    #expect(answer.errors.contains("real.log:1: the line does not name its app"), "\(answer)")
  }

  // MARK: - SwiftUI

  /// As people print it. Two receivers have phases: the first of two equal ones is the App's.
  @Test(arguments: ["scenePhase: ", "scenePhase ", "scenePhase = .", "newPhase -> ", "Phase: ."])
  func phasesAreRead(_ words: String) throws {
    let app = try read(
      ["NotesApp.init()", "NotesApp.body"]
        + ["active", "inactive", "background"].map { words + $0 } + ["NotesApp.body"])
    let phases = ["active", "inactive", "background"].map { "= App app scenePhase(.\($0))" }
    #expect(app.status == 0, "\(app.output)\(app.errors)")
    #expect(rows(app).filter { $0.contains("scenePhase") } == phases)
    let both = try read(
      ["NotesApp.init()", "NotesApp body"]
        + ["active", "inactive", "inactive", "background", "background"].map { words + $0 })
    #expect(rows(both).filter { $0.contains("= App contentView scenePhase") }.count == 2)
    #expect(rows(both).filter { $0.contains("= App app scenePhase") }.count == 3)
  }

  @Test func aPhaseMayNameWhoseItIs() throws {
    let answer = try read([
      "NotesApp scenePhase: inactive", "ContentView scenePhase: inactive",
      "NotesApp scenePhase(.background)", "ContentView scenePhase(.background)",
    ])
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(answer.output.contains("= App contentView scenePhase(.background)"))
  }
}

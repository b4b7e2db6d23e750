import Rulebooks
import Testing

// Logs of SwiftUI apps, and of which kind an app has to be.
extension RealLogTests {
  private static let swiftUILaunch = [
    "0.000 Notes app init()",
    "0.010 Notes app body",
    "0.020 Notes appDelegate application(_:didFinishLaunchingWithOptions:)",
    "0.210 Notes contentView#1 onAppear(perform:)",
    "0.220 Notes contentView#1 task(priority:_:)",
    "0.250 Notes app scenePhase(.active)",
  ]
  private static let swiftUILeave = [
    "9.100 Notes app scenePhase(.inactive)",
    "9.110 Notes contentView#1 scenePhase(.inactive)",
    "9.700 Notes app scenePhase(.background)",
    "9.710 Notes contentView#1 scenePhase(.background)",
  ]

  private func compareAlone(_ log: String, _ arguments: [String] = []) throws -> Command {
    try folder.write("real.log", log)
    return try Command(["compare-log", "real.log", "--os", "18"] + arguments, in: folder.url)
  }

  /// Everything that it writes is in the tables, and all that they have of an App and a view. What
  /// needs a trait needs an identifier in the app's Info.plist, too, so it is left to the app.
  @Test func theSwiftUILoggersMessagesAreInTheTables() throws {
    let rows = try Library().rules(of: Release(18)).messages.rows
    let text = try Command(["logger", "--swiftui"]).output
    let written = text.matches(of: /write\(("app"|receiver), "([^"]+)"\)/).map { String($0.2) }
    for name in written where name != "scenePhase" {
      #expect(rows.contains { $0.receiver.isOfSwiftUI && $0.selector == name }, "\(name)")
    }
    for row in rows where row.receiver.isOfSwiftUI && row.trait == nil {
      #expect(written.contains(row.selector), "\(row.selector)")
    }
  }

  /// The log says of which kind its app is.
  @Test func aLogOfASwiftUIAppIsExplained() throws {
    let answer = try compareAlone(Self.xcode(Self.swiftUILaunch + Self.swiftUILeave))
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
    #expect(actions(answer) == ["open Notes", "home +8.850"])
    #expect(answer.output.contains("= Notes contentView scenePhase(.background)"))
  }

  @Test func aLogOfASwiftUIAppWithoutADelegateIsExplained() throws {
    let lines = (Self.swiftUILaunch + Self.swiftUILeave).filter { !$0.contains("appDelegate") }
    let answer = try compareAlone(Self.xcode(lines), ["--app", "Notes swiftui"])
    #expect(answer.status == 0, "\(answer.output)\(answer.errors)")
  }

  @Test(arguments: [
    ("Notes scenes", "real.log:1: 'init()' goes to app, which 'Notes scenes' does not have"),
    ("Notes app-delegate", "real.log:1: 'init()' goes to app"),
    ("Notes swiftui", "real.log:3: 'application(_:didFinishLaunchingWithOptions:)' goes to app"),
  ])
  func anAppOfAnotherKindIsRefused(_ header: String, _ reason: String) throws {
    let answer = try compareAlone(Self.xcode(Self.swiftUILaunch), ["--app", header])
    #expect(answer.status == 2 && answer.errors.contains(reason), "\(answer)")
    #expect(answer.errors.contains("'Notes swiftui delegate-adaptor'"), "\(answer.errors)")
    try folder.write("done.session", "os: 18\napp: \(header)\n> open Notes\n")
    let session = try compareAlone(Self.xcode(Self.swiftUILaunch), ["--session", "done.session"])
    #expect(session.status == 2 && session.errors.contains(reason), "\(session)")
  }

  @Test func aSceneDelegateNeedsScenes() throws {
    let answer = try compareAlone(Self.xcode(RealLogTests.launch), ["--app", "Notes app-delegate"])
    #expect(answer.status == 2)
    #expect(answer.errors.contains("The log is of 'Notes scenes'"), "\(answer.errors)")
  }

  /// An iOS version without SwiftUI apps, and one without task.
  @Test func whatALaterVersionIntroducedIsSaid() throws {
    try folder.write("real.log", Self.xcode(Self.swiftUILaunch))
    let old = try Command(["compare-log", "real.log", "--os", "13"], in: folder.url)
    #expect(old.status == 2 && old.errors.contains("iOS 13 has no SwiftUI apps"), "\(old)")
    let first = try Command(["compare-log", "real.log", "--os", "14"], in: folder.url)
    #expect(first.status == 1)
    let more = rows(first).filter { $0.hasPrefix("+ ") }
    #expect(more.count == 1 && more.joined().contains("task(priority:_:)"), "\(first.output)")
    #expect(more.joined().contains("iOS 15 introduced it"))
  }

  /// So soon after it has left the screen, an app is not suspended.
  @Test func aProcessThatEndsBeforeItIsSuspendedIsSaid() throws {
    let launch = Self.swiftUILaunch.filter { !$0.contains("appDelegate") }
    let again = launch.map { "12" + $0.drop { $0 != "." } }
    let answer = try compareAlone(Self.xcode(launch + Self.swiftUILeave + again))
    #expect(answer.status == 0, "\(answer.output)")
    #expect(actions(answer)[2].hasPrefix("crash Notes"), "\(answer.output)")
    #expect(answer.output.contains("it crashed, or Xcode"))
  }

  /// One line of an action that has six is no sign of it.
  @Test func aDoubledLastLineIsPointedOutAlone() throws {
    let back = [
      "20.00 Notes app scenePhase(.inactive)", "20.01 Notes contentView#1 scenePhase(.inactive)",
      "20.10 Notes app scenePhase(.active)", "20.11 Notes contentView#1 scenePhase(.active)",
      "20.12 Notes contentView#1 scenePhase(.active)",
    ]
    let answer = try compareAlone(Self.xcode(Self.swiftUILaunch + Self.swiftUILeave + back))
    let odd = rows(answer).filter { row in "-+~?".contains(row.first ?? " ") }
    #expect(odd.count == 1 && odd.joined().hasPrefix("+ "), "\(answer.output)")
  }

  @Test func onDisappearIsKnownAndSentByNoRule() throws {
    let lines = Self.swiftUILaunch + ["5.000 Notes contentView#1 onDisappear(perform:)"]
    let answer = try compareAlone(Self.xcode(lines))
    #expect(answer.status == 1)
    let more = rows(answer).filter { $0.hasPrefix("+ ") }
    #expect(more.count == 1 && more.joined().contains("Its window was closed"), "\(answer)")
  }
}

import CLibrary
import Foundation
import Hosting
import Testing

/// Labs in the style of courses, compiled from their own sources and driven by lines.
@Suite struct HostingTests {
  @Test func aTemplateOf2014RunsWithItsStoryboard() throws {
    let lab = try Lab("xcode-2014")
    #expect(lab.build.traits.words == ["app-delegate"])
    let process = lab.process()
    let launch = try process.launch()
    #expect(launch.printed == ["didFinishLaunching", "didBecomeActive"])
    let elements = try #require(
      launch.compactMap { if case .screen(1, let list) = $0 { list } else { nil } }.last)
    #expect(elements.map(\.text) == ["Hello", "Add"])
    let tap = process.take(.control(elements[1].number, verb: "tap", value: ""))
    #expect(
      tap.contains { if case .screen(1, let list) = $0 { list[0].text == "Tapped" } else { false } }
    )
    let home = process.send("appDelegate", "applicationDidEnterBackground(_:)")
    #expect(home == [.printed("didEnterBackground true"), .done(isImplemented: true)])
    #expect(
      process.send("appDelegate", "applicationDidReceiveMemoryWarning(_:)")
        == [.done(isImplemented: false)])
  }

  @Test func aTemplateOf2019RunsWithScenes() throws {
    let lab = try Lab("xcode-2019")
    #expect(lab.build.traits.words == ["scenes", "configuration-for-connecting"])
    let process = lab.process()
    var all = try process.start(at: 0)
    all += process.send("appDelegate", "application(_:didFinishLaunchingWithOptions:)")
    all += process.send("appDelegate", "application(_:configurationForConnecting:options:)")
    all += process.send("sceneDelegate", "scene(_:willConnectTo:options:)", number: 1)
    all += process.send("viewController", "viewDidLoad()", number: 1)
    #expect(
      process.send("viewController", "viewWillAppear(_:)", number: 1)
        == [.done(isImplemented: false)])
    all += process.send("sceneDelegate", "sceneDidBecomeActive(_:)", state: "active", number: 1)
    #expect(all.printed == ["didFinishLaunching", "willConnect", "didBecomeActive"])
    #expect(!all.contains(.done(isImplemented: false)))
  }

  @Test func aTemplateOfSwiftUIRuns() throws {
    let lab = try Lab("xcode-2020-swiftui")
    #expect(lab.build.traits.words == ["swiftui"])
    let process = lab.process()
    var all = try process.start(at: 0)
    all += process.send("app", "init()") + process.send("app", "body")
    all += process.send("contentView", "onAppear(perform:)", number: 1)
    all += process.send("app", "scenePhase(.active)", state: "active")
    all += process.send("contentView", "scenePhase(.active)", state: "active", number: 1)
    all += process.send("app", "scenePhase(.background)")
    #expect(all.printed == ["appeared", "now active", "app in the background"])
    let elements = try #require(
      all.compactMap { if case .screen(1, let list) = $0 { list } else { nil } }.last)
    #expect(elements.map(\.text) == ["globe", "Hello, world! 0", "Add"])
    let tap = process.take(.control(elements[2].number, verb: "tap", value: ""))
    #expect(
      tap.contains {
        if case .screen(1, let list) = $0 { list[1].text == "Hello, world! 1" } else { false }
      })
  }

  @Test func defaultsSurviveAKill() throws {
    let lab = try Lab("course")
    let process = lab.process()
    #expect(try process.launch().contains(.saved(key: "count", value: "1")))
    process.kill()
    #expect(try process.launch().printed.contains("active for the 2. time"))
  }

  @Test func timersFollowTheDevicesClock() throws {
    let process = try Lab("course").process()
    let launch = try process.launch()
    #expect(launch.contains(.timer(1_000)))
    #expect(launch.printed.last == "observed UIApplicationDidBecomeActiveNotification")
    let ticks = process.take(.time(15_500))
    #expect(ticks.contains(.timer(16_000)))
    #expect(
      ticks.contains {
        if case .screen(1, let list) = $0 { list[0].text == "15 ticks" } else { false }
      })
  }

  @Test func aSleepIsDeviceTime() throws {
    let process = try Lab("course").process(["LAB=sleep"])
    try process.launch()
    let home = process.send("appDelegate", "applicationDidEnterBackground(_:)", at: 1_000)
    #expect(home.last == .rests(milliseconds: 10_000))
    let rest = process.take(.continue(11_000))
    #expect(rest.printed == ["slept until 2000-01-01 00:00:11 +0000"])
    #expect(rest.last == .done(isImplemented: true))
  }

  @Test func aBackgroundTaskBeginsAndExpires() throws {
    let process = try Lab("course").process(["LAB=task"])
    try process.launch()
    let home = process.send("appDelegate", "applicationDidEnterBackground(_:)")
    #expect(home.contains(.code("begin task")))
    let end = process.take(.expire)
    #expect(Array(end.prefix(2)) == [.printed("expired"), .code("end task")])
  }

  @Test(arguments: [("crash", "signal"), ("exit", "exit"), ("memory", "signal")])
  func anEndIsSeen(lab: String, kind: String) throws {
    var limits = Limits()
    limits.memory = 1 << 30
    limits.patience = 60_000
    let process = try Lab("course").process(["LAB=\(lab)"], limits: limits)
    try process.launch()
    let home = process.send("appDelegate", "applicationDidEnterBackground(_:)")
    if lab == "exit" {
      #expect(home.last == .ended(.exited(3)))
    } else {
      guard case .ended(.signal) = home.last else {
        Issue.record("\(home)")
        return
      }
    }
    if lab == "crash" {
      #expect(home.printed.first == "before")
      #expect(!home.printed.contains { $0.contains("0x0") })
    }
    #expect(process.pid == nil)
  }

  @Test func mistakesHarmNothing() throws {
    var limits = Limits()
    limits.patience = 500
    let lab = try Lab("course")
    let loop = lab.process(["LAB=loop"], limits: limits)
    try loop.launch()
    #expect(loop.send("appDelegate", "applicationDidEnterBackground(_:)").last == .silent)
    let pid = try #require(loop.pid)
    loop.kill()
    #expect(kill(pid, 0) == -1)

    let fork = lab.process(["LAB=fork"])
    try fork.launch()
    #expect(
      fork.send("appDelegate", "applicationDidEnterBackground(_:)").printed == ["refused"])

    let stdin = lab.process(["LAB=stdin"])
    try stdin.launch()
    #expect(
      stdin.send("appDelegate", "applicationDidEnterBackground(_:)").printed == ["read nothing"])

    let gigabyte = lab.process(["LAB=gigabyte"], limits: limits)
    try gigabyte.launch()
    let printed = gigabyte.send("appDelegate", "applicationDidEnterBackground(_:)")
    #expect(printed.printed.count <= 65)
    #expect(
      printed.contains { if case .dropped(let bytes) = $0 { bytes > 1 << 20 } else { false } })
  }

  @Test func twoRunsAreTheSame() throws {
    let lab = try Lab("course")
    func run() throws -> [Happening] {
      try FileManager.default.removeItem(atPath: lab.home)
      try FileManager.default.createDirectory(
        atPath: lab.home + "/tmp", withIntermediateDirectories: true)
      let process = lab.process(["LAB=random"])
      return try process.launch() + process.take(.time(3_000))
        + process.send("appDelegate", "applicationDidEnterBackground(_:)", at: 3_000)
    }
    let first = try run()
    #expect(first.printed.contains { $0.hasPrefix("random ") })
    for _ in 0..<20 { #expect(try run() == first) }
  }

  @Test func aProcessIsStoppedAndResumed() throws {
    let process = try Lab("course").process()
    try process.launch()
    #expect(process.stop())
    let stat = try String(
      contentsOfFile: "/proc/\(try #require(process.pid))/stat", encoding: .utf8)
    #expect(stat.contains(") T "))
    process.resume()
    #expect(process.take(.time(2_000)).last == .done(isImplemented: true))
  }
}

/// The protocol without our library.
@Suite struct ProtocolTests {
  @Test func aDelegateInAnotherLanguage() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Hosting/delegate.py")
    let home = try Lab.write([("tmp/.keep", "")], "python")
    let program = HostedProgram(
      path: "/usr/bin/env", arguments: ["python3", page.path],
      environment: ["HOME=\(home)", "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "")"],
      folder: home)
    let process = HostedProcess(program)
    for count in 1...2 {
      let start = try process.start(at: 0)
      try #require(start == [.ready], "Python 3 is needed for the delegate in Python")
      let launch = process.send("appDelegate", "application(_:didFinishLaunchingWithOptions:)")
      #expect(launch.printed == ["launched, count \(count - 1)"])
      #expect(
        process.send("appDelegate", "applicationDidBecomeActive(_:)").contains(
          .screen(
            window: 1,
            [
              ScreenElement(
                number: 0, kind: "label", state: "on", text: "Active \(count) times")
            ])))
      #expect(
        process.send("appDelegate", "applicationDidEnterBackground(_:)") == [
          .code("begin task"), .saved(key: "count", value: "\(count)"), .code("end task"),
          .done(isImplemented: true),
        ])
      #expect(
        process.send("appDelegate", "applicationWillTerminate(_:)")
          == [.done(isImplemented: false)])
      process.kill()
    }
  }
}

import Hosting
import Testing

/// Labs in the style of courses, unmodified: what a user of each relies on.
@Suite struct LabTests {
  @Test func eventsAreCounted() throws {
    let lab = try Lab("events")
    #expect(lab.build.lint == [])
    let process = lab.process()
    let launch = try process.launchScene()
    #expect(
      launch.printed == [
        "application(_:didFinishLaunchingWithOptions:)",
        "application(_:configurationForConnecting:options:)",
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
        "sceneDidBecomeActive(_:)",
      ])
    #expect(
      launch.texts() == [
        "The app has launched 1 time(s)", "Connected 1 time(s)", "Active 1 time(s)",
        "Inactive 0 time(s)", "Foreground 1 time(s)", "Background 0 time(s)",
      ])
    let home = process.leave(window: 1, at: 1_000)
    #expect(home.printed == ["sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)"])
    #expect(
      home.texts().suffix(3) == [
        "Inactive 1 time(s)", "Foreground 1 time(s)", "Background 1 time(s)",
      ])
    let back = process.enter(window: 1, at: 2_000)
    #expect(back.texts()[2] == "Active 2 time(s)")
    let discarded = process.send(
      "appDelegate", "application(_:didDiscardSceneSessions:)", number: 1)
    #expect(discarded.printed == ["application(_:didDiscardSceneSessions:) 1"])
  }

  @Test func notesSurviveInDefaults() throws {
    let process = try Lab("defaults").process()
    let launch = try process.launch()
    #expect(launch.printed == ["launched with 0 note(s), size 14, Nobody"])
    #expect(launch.texts() == ["Notes", "Add"])
    for title in ["Milk", "Bread"] {
      let alert = try process.user("tap", on: launch.element("Add"))
      #expect(alert.texts().suffix(4) == ["New note", "Title", "Cancel", "Add"])
      try process.user("type", title, on: alert.element(kind: "field"))
      let added = try process.user(
        "tap", on: alert.screen().last { $0.text == "Add" && $0.kind == "button" })
      #expect(added.texts().last == title)
    }
    let rows = try process.user("tap", on: launch.element("Add"))
    let list = try process.user("tap", on: rows.element("Cancel"))
    #expect(list.texts() == ["Notes", "Add", "Milk", "Bread"])
    let done = try process.user("tap", on: list.element("Milk"))
    #expect(done.texts() == ["Notes", "Add", "Milk  ✓", "Bread"])
    let left = try process.user("delete", on: done.element("Bread"))
    #expect(left.texts() == ["Notes", "Add", "Milk  ✓"])
    let home = process.send("appDelegate", "applicationDidEnterBackground(_:)")
    #expect(home.saved.first == "count = 1")
    process.kill()
    let again = try process.launch()
    #expect(again.printed == ["launched with 1 note(s), size 14, Nobody"])
    #expect(again.texts() == ["Notes", "Add", "Milk  ✓"])
  }

  @Test func aStopwatchStopsInTheBackground() throws {
    let process = try Lab("stopwatch").process()
    let launch = try process.launchScene()
    #expect(launch.texts() == ["00:00", "Start"])
    let start = try process.user("tap", on: launch.element("Start"))
    #expect(start.contains(.timer(1_000)))
    #expect(process.take(.time(61_000)).texts() == ["01:01", "Stop"])
    let home =
      process.leave(window: 1, at: 61_000)
      + process.send(
        "notification", "UIScene.didEnterBackgroundNotification", at: 61_000, number: 1)
    #expect(home.texts() == ["01:01", "Start"])
    #expect(process.take(.time(70_000)) == [.done(isImplemented: true)])
    let back = process.send(
      "notification", "UIScene.willEnterForegroundNotification", at: 91_000, number: 1)
    #expect(back.texts() == ["01:31", "Stop"])
    #expect(back.contains(.timer(92_000)))
  }

  @Test func anUploadGoesOnInTheBackground() throws {
    let process = try Lab("upload").process()
    #expect(try process.launch().printed == ["time remaining: unlimited"])
    let home = process.send(
      "appDelegate", "applicationDidEnterBackground(_:)", at: 1_000, remaining: 30_000)
    #expect(home.code == ["begin task"])
    #expect(home.contains(.timer(5_000)))
    #expect(process.take(.time(9_000)).printed == ["part 1 of 5", "part 2 of 5"])
    let end = process.take(.time(21_000))
    #expect(end.printed == ["part 3 of 5", "part 4 of 5", "part 5 of 5", "done, 30 s remaining"])
    #expect(end.code == ["end task"])
  }

  @Test func anUploadExpires() throws {
    let process = try Lab("upload").process()
    try process.launch()
    process.send("appDelegate", "applicationDidEnterBackground(_:)", at: 1_000, remaining: 30_000)
    _ = process.take(.time(10_000))
    let end = process.take(.expire)
    #expect(end.printed == ["expired after 2 parts"])
    #expect(end.code == ["end task"])
    #expect(process.take(.time(40_000)).printed == [])
  }

  @Test func observersAreCalledUntilTheyAreRemoved() throws {
    let process = try Lab("observers").process()
    let launch = try process.launch()
    #expect(launch.printed == ["0 UIApplicationDidBecomeActiveNotification, from nobody"])
    let warning = process.send("appDelegate", "applicationDidReceiveMemoryWarning(_:)")
    #expect(warning.printed == ["2 memory warning, from the app delegate"])
    #expect(
      warning.texts() == [
        "0 UIApplicationDidBecomeActiveNotification\n2 memory warning\n", "Pause",
      ])
    let pause = try process.user("tap", on: launch.element("Pause"))
    #expect(
      process.send("notification", "UIApplication.didEnterBackgroundNotification").printed == [])
    try process.user("tap", on: pause.element("Go on"))
    #expect(
      process.send("notification", "UIApplication.willResignActiveNotification").printed
        == ["0 UIApplicationWillResignActiveNotification, from nobody"])
  }

  @Test func stateIsEncodedAndDecoded() throws {
    let lab = try Lab("restoration")
    #expect(lab.build.traits.words.contains("state-restoration"))
    let process = lab.process()
    let launch = try process.launch()
    #expect(launch.texts() == ["Draft", "0.5"])
    try process.user("type", "Dear Ada", on: launch.element(kind: "field"))
    try process.user("set", "4", on: launch.element(kind: "slider"))
    for (receiver, method) in [
      ("appDelegate", "application(_:shouldSaveApplicationState:)"),
      ("appDelegate", "application(_:willEncodeRestorableStateWith:)"),
      ("viewController", "encodeRestorableState(with:)"),
    ] {
      #expect(process.send(receiver, method, number: 1).last == .done(isImplemented: true))
    }
    process.kill()
    var again = try process.start(at: 0)
    for (receiver, method) in [
      ("appDelegate", "application(_:willFinishLaunchingWithOptions:)"),
      ("appDelegate", "application(_:shouldRestoreApplicationState:)"),
      ("appDelegate", "application(_:didFinishLaunchingWithOptions:)"),
      ("viewController", "viewDidLoad()"),
      ("viewController", "decodeRestorableState(with:)"),
      ("viewController", "applicationFinishedRestoringState()"),
    ] { again += process.send(receiver, method, number: 1) }
    #expect(
      again.printed == [
        "state of version 2.1", "was editing: true, has more: false", "restored Dear Ada",
      ])
    #expect(again.texts() == ["Dear Ada", "4.0"])
  }

  @Test func aReminderIsDeliveredAfterAKill() throws {
    let process = try Lab("reminders").process()
    let launch = try process.launchScene()
    #expect(launch.printed == ["notifications allowed: true", "0 pending"])
    let home = process.leave(window: 1)
    #expect(home.saved == ["notification reminder = Come back"])
    let present = process.send(
      "notificationDelegate", "userNotificationCenter(_:willPresent:withCompletionHandler:)")
    #expect(present.printed == ["presented in front: Come back"])
    #expect(present.saved == ["notification reminder = -"])
    process.leave(window: 1)
    process.kill()
    let again =
      try process.start(at: 90_000)
      + process.send("appDelegate", "application(_:didFinishLaunchingWithOptions:)")
      + process.open(window: 1, options: ["localNotification"])
      + process.send(
        "notificationDelegate", "userNotificationCenter(_:didReceive:withCompletionHandler:)")
    #expect(
      again.printed == [
        "notifications allowed: true", "launched by reminder", "0 pending",
        "opened reminder, note 7, true",
      ])
  }

  @Test func aRefreshIsSubmittedRunAndCompleted() throws {
    let lab = try Lab("refresh")
    #expect(lab.build.traits.words.contains("tasks:refresh,processing"))
    let process = lab.process()
    try process.launch()
    let home = process.send("appDelegate", "applicationDidEnterBackground(_:)")
    #expect(home.code == ["submit refresh", "submit processing"])
    process.kill()
    let again =
      try process.launch()
      + process.send("taskHandler", "launchHandler(BGAppRefreshTask)", at: 60_000)
    #expect(again.code == ["submit refresh", "complete-task"])
    #expect(again.printed == ["operation 1", "operation 2"])
    let cleaning = process.send("taskHandler", "launchHandler(BGProcessingTask)", at: 100_000)
    #expect(cleaning.contains(.timer(160_000)))
    #expect(process.take(.time(230_000)).printed == ["cleaned day 1", "cleaned day 2"])
    let expired = process.send("taskHandler", "expirationHandler()", at: 240_000)
    #expect(expired.printed == ["cleaning expired"])
    #expect(expired.code == ["complete-task"])
    #expect(process.take(.time(900_000)).printed == [])
  }

  @Test func windowsHaveTheirOwnDocuments() throws {
    let process = try Lab("windows").process(model: "iPad")
    let launch = try process.launchScene()
    #expect(launch.printed == ["connected Untitled 1, 1 scene(s)", "active Untitled 1, true"])
    #expect(launch.texts() == ["Untitled 1", "Name", "New window", "Close"])
    let named = try process.user("type", "Plan", on: launch.element("Name"))
    #expect(named.texts().first == "Plan")
    #expect(
      try process.user("tap", on: launch.element("New window")).code == ["new-window activity"])
    let second = process.open(window: 2, options: ["activity"])
    #expect(
      second.printed == [
        "connecting for com.example.note", "connected Untitled 2, 2 scene(s)",
        "active Untitled 2, true",
      ])
    #expect(second.texts(2).first == "Untitled 2")
    #expect(
      try process.user("tap", on: second.element("Close", 2)).code == ["close-window 2"])
    process.leave(window: 1)
    process.send("sceneDelegate", "stateRestorationActivity(for:)", number: 1)
    let gone =
      process.send("sceneDelegate", "sceneDidDisconnect(_:)", number: 2)
      + process.send("appDelegate", "application(_:didDiscardSceneSessions:)", number: 2)
    #expect(gone.printed == ["disconnected 2", "discarded 2"])
    process.kill()
    let again =
      try process.start(at: 0)
      + process.send("appDelegate", "application(_:didFinishLaunchingWithOptions:)")
      + process.open(window: 1, options: ["storedState"])
    #expect(again.printed == ["connected Plan, 1 scene(s)", "active Plan, true"])
  }
}

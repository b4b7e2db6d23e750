import Lifecycle

// The vocabulary: a row for each action, in the order in which help has them. A new action is a
// case in `Action` and a row here.
extension ActionWord {
  public static let all: [ActionWord] = [
    device, overlays, apps, windows, surroundings, system, time,
  ].flatMap { $0 }

  /// The buttons, the App Switcher and the lock.
  private static let device: [ActionWord] = [
    ActionWord("power-on", weight: 3, .powerOn),
    ActionWord("home", weight: 10, .home),
    ActionWord("switcher", weight: 8, .switcher),
    ActionWord(
      "choose", [.window], weight: 8,
      make: { (arguments) throws(LineError) in .choose(try arguments.card()) },
      spell: { if case .choose(let card) = $0 { [.window(card)] } else { nil } }),
    ActionWord(
      "swipe-up", [.window, .optional("quickly")], weight: 4,
      make: { (arguments) throws(LineError) in
        .swipeUp(try arguments.card(), quickly: try arguments.flag("quickly"))
      },
      spell: {
        guard case .swipeUp(let card, let isQuick) = $0 else { return nil }
        return [.window(card)] + (isQuick ? [.word("quickly")] : [])
      }),
    ActionWord("lock", weight: 4, .lock),
    ActionWord("auto-lock", by: .system, weight: 1, .autoLock),
    ActionWord(
      "unlock", [.optional("abandoned")], weight: 7,
      make: { (arguments) throws(LineError) in
        try arguments.flag("abandoned") ? .abandonUnlock : .unlock
      },
      spell: { $0 == .unlock ? [] : $0 == .abandonUnlock ? [.word("abandoned")] : nil }),
    ActionWord("hold-lock", weight: 2, .holdLock),
  ]

  /// Overlays, and how they are answered.
  private static let overlays: [ActionWord] = [
    ActionWord("control-center", weight: 4, .controlCenter),
    ActionWord(
      "notification-center", [.optional("full")], weight: 3,
      make: { (arguments) throws(LineError) in
        .notificationCenter(full: try arguments.flag("full"))
      },
      spell: {
        guard case .notificationCenter(let isFull) = $0 else { return nil }
        return isFull ? [.word("full")] : []
      }),
    ActionWord(app: "tap-notification", weight: 2) { .tapNotification($0) },
    ActionWord("system-alert", by: .system, weight: 2, .systemAlert),
    ActionWord("permission-prompt", by: .system, weight: 1, .interruption(.permission)),
    ActionWord("biometric-prompt", by: .system, weight: 1, .interruption(.biometric)),
    ActionWord("siri", by: .system, weight: 1, .interruption(.siri)),
    ActionWord("text-message", by: .system, weight: 1, .interruption(.textMessage)),
    ActionWord("calendar-alert", by: .system, weight: 1, .interruption(.calendarAlert)),
    ActionWord(app: "local-alert", by: .system, weight: 2) { .localAlert($0) },
    ActionWord("call", by: .system, weight: 3, .call),
    ActionWord(app: "banner", by: .system, weight: 1) { .banner($0) },
    ActionWord("accept", weight: 6, .accept),
    ActionWord("dismiss", weight: 12, .dismiss),
  ]

  /// Apps as a person uses them.
  private static let apps: [ActionWord] = [
    ActionWord(window: "open", weight: 20) { .open($0) },
    ActionWord(withText: "open-url", "URL", weight: 3) { .openURL($0) },
    ActionWord(withText: "quick-action", "NAME", weight: 2) { .quickAction($0) },
    ActionWord(
      "continue-activity", [.app, .optional("link")], weight: 2,
      make: { (arguments) throws(LineError) in
        .continueActivity(try arguments.app(), isLink: try arguments.flag("link"))
      },
      spell: {
        guard case .continueActivity(let app, let isLink) = $0 else { return nil }
        return [.app(app)] + (isLink ? [.word("link")] : [])
      }),
    ActionWord(withOptionalText: "touch", "CONTROL", weight: 4, .touch(.left)),
    ActionWord(withOptionalText: "touch-right", "CONTROL", weight: 1, .touch(.right)),
    ActionWord(withOptionalTextOfApp: "edit", "TEXT", weight: 4) { .edit($0) },
    ActionWord(app: "save", by: .code, weight: 1) { .save($0) },
    ActionWord(
      "interaction", [.app, .choice(["on", "off"])], by: .code, weight: 1,
      make: { (arguments) throws(LineError) in
        .interaction(try arguments.app(), isOn: try arguments.isOn())
      },
      spell: {
        guard case .interaction(let app, let isOn) = $0 else { return nil }
        return [.app(app), .word(isOn ? "on" : "off")]
      }),
    ActionWord(app: "present", by: .code, weight: 3) { .present($0) },
    ActionWord(app: "dismiss-view", by: .code, weight: 3) { .dismissView($0) },
  ]

  private static let windows: [ActionWord] = [
    ActionWord(window: "split", weight: 6) { .split($0) },
    ActionWord("resize", weight: 4, .resize),
    ActionWord("unsplit", weight: 2, .unsplit),
    ActionWord(
      "new-window", [.app, .optional("activity")], by: .code, weight: 4,
      make: { (arguments) throws(LineError) in
        .newWindow(try arguments.app(), hasActivity: try arguments.flag("activity"))
      },
      spell: {
        guard case .newWindow(let app, let hasActivity) = $0 else { return nil }
        return [.app(app)] + (hasActivity ? [.word("activity")] : [])
      }),
    ActionWord(numberedWindow: "close-window", by: .code, weight: 3) { .closeWindow($0) },
    ActionWord(numberedWindow: "disconnect", by: .system, weight: 3) { .disconnect($0) },
    ActionWord(window: "minimize", weight: 3) { .minimize($0) },
  ]

  private static let surroundings: [ActionWord] = [
    ActionWord("rotate", weight: 2, .rotate),
    ActionWord("connect-display", weight: 2, .connectDisplay),
    ActionWord("disconnect-display", weight: 1, .disconnectDisplay),
    ActionWord("time-change", by: .system, weight: 1, .timeChange),
  ]

  /// What the system does with an app, and what the app's own code does.
  private static let system: [ActionWord] = [
    ActionWord(
      "push", [.app, .optional("silent")], by: .system, weight: 3,
      make: { (arguments) throws(LineError) in
        .push(try arguments.app(), silent: try arguments.flag("silent"))
      },
      spell: {
        guard case .push(let app, let isSilent) = $0 else { return nil }
        return [.app(app)] + (isSilent ? [.word("silent")] : [])
      }),
    ActionWord(
      "wake", [.app, .choice(["location", "fetch", "download", "refresh", "processing"])],
      by: .system, weight: 3,
      make: { (arguments) throws(LineError) in
        .wake(try arguments.app(), try arguments.choice(Action.Wake.self))
      },
      spell: {
        guard case .wake(let app, let wake) = $0 else { return nil }
        return [.app(app), .word("\(wake)")]
      }),
    ActionWord(
      "memory-warning", [.optionalApp], by: .system, weight: 1,
      make: { (arguments) throws(LineError) in .memoryWarning(try arguments.optionalApp()) },
      spell: {
        guard case .memoryWarning(let app) = $0 else { return nil }
        return app.map { [.app($0)] } ?? []
      }),
    ActionWord(
      "grow", [.app, .megabytes], by: .code, weight: 3,
      make: { (arguments) throws(LineError) in
        .grow(try arguments.app(), megabytes: try arguments.megabytes())
      },
      spell: {
        guard case .grow(let app, let megabytes) = $0 else { return nil }
        return [.app(app), .word("\(megabytes)")]
      }),
    ActionWord("reclaim-memory", by: .system, weight: 2, .reclaimMemory),
    ActionWord(app: "jetsam", by: .system, weight: 2) { .jetsam($0) },
    ActionWord(
      "kill", [.app, .choice(["privacy", "update", "cpu"])], by: .system, weight: 2,
      make: { (arguments) throws(LineError) in
        .kill(try arguments.app(), try arguments.choice(Action.Cause.self))
      },
      spell: {
        guard case .kill(let app, let cause) = $0 else { return nil }
        return [.app(app), .word("\(cause)")]
      }),
    ActionWord(
      "begin", [.app, .choice(["task", "audio", "location"])], by: .code, weight: 4,
      make: { (arguments) throws(LineError) in
        .begin(try arguments.app(), try arguments.choice(Action.Use.self))
      },
      spell: {
        guard case .begin(let app, let use) = $0 else { return nil }
        return [.app(app), .word("\(use)")]
      }),
    ActionWord(
      "end", [.app, .choice(["task", "audio", "location"])], by: .code, weight: 3,
      make: { (arguments) throws(LineError) in
        .end(try arguments.app(), try arguments.choice(Action.Use.self))
      },
      spell: {
        guard case .end(let app, let use) = $0 else { return nil }
        return [.app(app), .word("\(use)")]
      }),
    ActionWord(
      "submit", [.app, .choice(["refresh", "processing", "continued"])], by: .code, weight: 4,
      make: { (arguments) throws(LineError) in
        .submit(try arguments.app(), try arguments.choice(Action.ScheduledTask.self))
      },
      spell: {
        guard case .submit(let app, let task) = $0 else { return nil }
        return [.app(app), .word("\(task)")]
      }),
    ActionWord(app: "complete-task", by: .code, weight: 2) { .completeTask($0) },
    ActionWord(app: "expire-task", by: .system, weight: 1) { .expireTask($0) },
    ActionWord(app: "crash", by: .code, weight: 1) { .crash($0) },
    ActionWord(
      "hang", [.app, .optionalSeconds], by: .code, weight: 2,
      make: { (arguments) throws(LineError) in
        .hang(try arguments.app(), milliseconds: try arguments.optionalMilliseconds())
      },
      spell: {
        guard case .hang(let app, let milliseconds) = $0 else { return nil }
        return [.app(app)] + (milliseconds.map { [.word(Seconds.short($0))] } ?? [])
      }),
    ActionWord(
      "debugger", [.app, .choice(["on", "off"])], by: .code, weight: 2,
      make: { (arguments) throws(LineError) in
        .debug(try arguments.app(), isOn: try arguments.isOn())
      },
      spell: {
        guard case .debug(let app, let isOn) = $0 else { return nil }
        return [.app(app), .word(isOn ? "on" : "off")]
      }),
    ActionWord(app: "prewarm", by: .system, weight: 1) { .prewarm($0) },
    ActionWord(
      "background-refresh", [.choice(["on", "off"])], by: .user, weight: 1,
      make: { (arguments) throws(LineError) in .backgroundRefresh(isOn: try arguments.isOn()) },
      spell: {
        guard case .backgroundRefresh(let isOn) = $0 else { return nil }
        return [.word(isOn ? "on" : "off")]
      }),
    ActionWord("low-battery", by: .system, weight: 1, .lowBattery),
    ActionWord(
      "low-power-mode", [.choice(["on", "off"])], by: .user, weight: 1,
      make: { (arguments) throws(LineError) in .lowPowerMode(isOn: try arguments.isOn()) },
      spell: {
        guard case .lowPowerMode(let isOn) = $0 else { return nil }
        return [.word(isOn ? "on" : "off")]
      }),
  ]

  /// Time, and the session itself.
  private static let time: [ActionWord] = [
    ActionWord(
      "wait", [.seconds], by: .time, weight: 10,
      make: { (arguments) throws(LineError) in
        .wait(milliseconds: try arguments.milliseconds())
      },
      spell: {
        guard case .wait(let milliseconds) = $0 else { return nil }
        return [.word(Seconds.short(milliseconds))]
      }),
    ActionWord("next", by: .time, weight: 4, .next),
    ActionWord(step: "undo", .undo),
    ActionWord(step: "redo", .redo),
  ]
}

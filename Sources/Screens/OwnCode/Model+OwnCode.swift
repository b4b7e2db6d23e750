import Explanations
import Lifecycle
import Rulebooks
import Sessions
import TerminalKit
import Texts

// Apps' own code runs beside the interface: a step is handed over, and finished when its result is
// there. Keys that act on the session wait until then; those that only look do not.
extension Model {
  /// Whether a step is done by apps' own code, too.
  var runsCode: Bool { ownCode.stage == .ready && travel.playback == nil }

  /// Whether a build is on, and whether apps' own code is asked for something.
  public var isBuilding: Bool { ownCode.stage == .building }
  public var isCodeRunning: Bool { ownCode.isRunning }
  /// The folder to which folders of sources are relative.
  public var sourceFolder: String { ownCode.folders.session }
  /// What the session's rules were read from.
  public var resources: Library { library }

  /// Whether the session has apps with sources.
  public var hasSources: Bool { simulation.setup.hasSources }

  /// Asks before anything of a file is run.
  public mutating func askForCode() {
    guard hasSources else { return }
    let folders = simulation.setup.apps.compactMap(\.traits.host)
    let text = localized("hosting.ask", ["folders": Lists.and(folders)])
    popup = Question(text) { model, isYes in isYes ? model.buildApps() : [] }
  }

  /// Where the folders of sources are.
  public mutating func setFolders(_ folders: SourceFolders) { ownCode.folders = folders }

  /// Builds the apps from their sources.
  public mutating func buildApps(rebuilding app: AppID? = nil) -> [Effect] {
    ownCode.stage = .building
    popup = BuildWindow(step: "")
    return [.buildApps(rebuilding: app)]
  }

  mutating func startCode(_ job: CodeJob) -> [Effect] {
    ownCode.job = job
    ownCode.running = job
    ownCode.method = nil
    return [.runCode]
  }

  /// What apps' own code is to do now.
  public mutating func takeCodeJob() -> CodeJob? {
    defer { ownCode.job = nil }
    return ownCode.job
  }

  /// Time flows into what is scheduled, or into a timer of an app's code; nil where it does not.
  mutating func passWithCode(_ milliseconds: UInt32) -> [Effect]? {
    if ownCode.isRunning { return [] }
    let now = simulation.timeline.kernel.device.now.milliseconds
    let due = [simulation.timeline.kernel.nextDeadline, ownCode.nextTimer]
      .compactMap { $0?.milliseconds }.min()
    guard let due, due <= now + milliseconds else { return nil }
    return startCode(CodeJob(.time(milliseconds), simulation))
  }

  /// Whether an input waits until the code is done.
  func waitsForCode(_ input: Input) -> Bool {
    guard case .key(let key) = input, let command = command(for: key) else {
      if case .mouse(let mouse) = input { return mouse.kind == .press }
      return popup == nil
    }
    return !Model.whileCodeRuns.contains(command)
  }

  /// What only looks, and what leaves.
  private static let whileCodeRuns: Set<Command> = [
    .quit, .quitAtOnce, .suspend, .redraw, .help, .up, .down, .top, .bottom, .pageUp, .pageDown,
    .nextPanel, .previousPanel, .close,
  ]

  /// Takes what the event loop says.
  public mutating func codeReported(_ report: CodeReport) -> [Effect] {
    hits = nil
    switch report {
    case .step(let step):
      update(BuildWindow.self) { $0.step = step }
      return []
    case .built(let apps):
      codeIsBuilt(apps)
      return []
    case .opened(let session, let nextTimer, let screens):
      open(session, atEnd: isAtPresent)
      ownCode.nextTimer = nextTimer
      ownCode.screens = screens
      if let missing = session.missingControls.first {
        say(missing)
      } else if travel.difference == nil {
        let file = travel.branches.name ?? session.name
        say(localized("hosting.opened", ["file": file]))
      }
      return []
    case .failed(let lines):
      ownCode.stage = ownCode.apps.isEmpty ? .off : .ready
      let paragraphs = lines.map { Paragraph("", $0, verdict: .bad) }
      popup = Reading(
        title: localized("hosting.failed"), paragraphs: paragraphs, isOfRow: false)
      return []
    case .runs(let app, let method):
      guard ownCode.isRunning else { return [] }
      ownCode.method = (app, method)
      let values: KeyValuePairs = ["app": name(app), "method": method]
      say(localized("hosting.runs", values))
      return []
    case .done(let result, let screens): return codeIsDone(result, screens)
    }
  }

  private mutating func codeIsBuilt(_ apps: [OwnApp]) {
    ownCode.stage = .ready
    ownCode.apps = apps
    if popup is BuildWindow { popup = nil }
    let names = Lists.and(apps.map { name($0.app) })
    let lint = apps.flatMap(\.lint)
    say(
      lint.first ?? localized("hosting.built", ["apps": names]),
      lint.isEmpty ? .information : .refusal)
  }

  private mutating func codeIsDone(_ result: CodeResult, _ screens: [AppScreens]) -> [Effect] {
    guard let job = ownCode.running else { return [] }
    ownCode.running = nil
    if ownCode.method != nil { note = nil }
    ownCode.method = nil
    ownCode.nextTimer = result.nextTimer
    let departure = Departure(self)
    simulation = result.simulation
    show(screens)
    var effects: [Effect] = []
    if let missing = result.outcome.missingControl { say(missing) }
    switch job.work {
    case .step(let step, _):
      effects += finish(step, from: departure, sent: result.outcome.sent, result.outcome.refusal)
    case .time:
      refresh()
      advanceTour()
      recording.somethingWasDone()
      effects += record()
    }
    if result.outcome.left > 0 {
      let rest =
        switch job.work {
        case .step:
          CodeJob.Work.step(.act(.wait(milliseconds: result.outcome.left)), isQuestion: false)
        case .time: CodeJob.Work.time(result.outcome.left)
        }
      return effects + startCode(CodeJob(rest, simulation))
    }
    if let typed = ownCode.typed {
      ownCode.typed = nil
      effects += send(.act(.edit(typed.app), detail: typed.text))
    }
    while !ownCode.isRunning, let input = ownCode.takeWaiting() { effects += handle(input) }
    return effects
  }

  /// Keeps what the apps show now.
  private mutating func show(_ screens: [AppScreens]) {
    let place = simulation.timeline.cursor
    ownCode.screens.removeAll { $0.place >= place }
    if ownCode.screens.last?.apps != screens { ownCode.screens.append((place, screens)) }
  }

  private mutating func say(_ missing: LiveApps.MissingControl) {
    say(missing.sentence(simulation.text), .refusal)
  }

  // MARK: - Controls

  /// Touches a control; a text field is typed into.
  mutating func use(_ name: String, of window: SceneID) -> [Effect] {
    let side: Action.Side = device.visible?.right == window ? .right : .left
    let touch = Step.act(.touch(side), detail: name)
    let elements = ownScreen(of: window, .live)?.elements ?? []
    let field = elements.first { $0.kind == .field && $0.controls.contains(name) }
    guard let field else { return send(touch) }
    popup = Prompt(localized("hosting.type", ["field": name]), suggestion: field.text) {
      model, text in
      let effects = model.send(touch)
      return effects + model.typeLater(text, into: window.app)
    }
    return []
  }

  /// What is typed follows the touch, which may still run.
  private mutating func typeLater(_ text: String, into app: AppID) -> [Effect] {
    guard ownCode.isRunning else { return send(.act(.edit(app), detail: text)) }
    ownCode.typed = (app, text)
    return []
  }

  /// What an app's code shows in a window, as far as it is known at this point in time.
  func ownScreen(of window: SceneID, _ view: ContentView) -> OwnScreen? {
    guard !ownCode.screens.isEmpty else { return nil }
    return ownCode.screen(of: window, at: simulation.timeline.cursor, view)
  }

  /// What can be touched of what apps' own code shows: in the left window, then in the right one.
  var ownControls: [(side: Action.Side, window: SceneID, name: String)] {
    guard let front = device.visible else { return [] }
    let windows = [(Action.Side.left, front.left)] + (front.right.map { [(.right, $0)] } ?? [])
    return windows.flatMap { side, window in
      (ownScreen(of: window, .live)?.elements ?? []).flatMap(\.controls)
        .map { (side, window, $0) }
    }
  }

  /// Whether the apps in front show controls of their own code.
  var showsControls: Bool {
    ownCode.stage == .ready && context != .overlay && !ownControls.isEmpty
  }

  /// The controls of the apps in front, to choose from.
  mutating func listControls() {
    let controls = ownControls
    guard let first = controls.first else {
      say(localized("hosting.no-own-controls"))
      return
    }
    let isOfOne = controls.allSatisfy { $0.window == first.window }
    let items = controls.map { control in
      ItemList.Item(title: control.name, detail: isOfOne ? "" : name(control.window)) {
        model, _ in model.use(control.name, of: control.window)
      }
    }
    let title =
      isOfOne
      ? localized("hosting.controls", ["app": name(first.window.app)])
      : localized("hosting.controls-of-both")
    popup = ItemList(title: title, items: items)
  }
}

import Explanations
import Lifecycle
import Rulebooks
import Sessions
import TerminalKit
import Texts
import Workbench

// Apps' own code runs beside the interface. Keys that act on the session wait until it is done;
// those that only look do not.
extension Model {
  /// Whether a build is on, and whether apps' own code is asked for something.
  public var isBuilding: Bool { workbench.isBuilding }
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

  /// Builds the apps from their sources.
  public mutating func buildApps(rebuilding app: AppID? = nil) -> [Effect] {
    popup = BuildWindow(step: "")
    return work { $0.buildApps(rebuilding: app) }
  }

  // MARK: - Inputs meanwhile

  /// The most inputs that wait while a method runs.
  private static let mostWaiting = 64

  mutating func wait(_ input: Input) -> [Effect] {
    if waitingInputs.count < Model.mostWaiting { waitingInputs.append(input) }
    return []
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
    case .step(let step): update(BuildWindow.self) { $0.step = step }
    case .built(let apps):
      if popup is BuildWindow { popup = nil }
      work { $0.codeIsBuilt(apps) }
    case .opened(let session, let nextTimer, let screens):
      work { $0.codeOpened(session, nextTimer: nextTimer, screens: screens) }
    case .failed(let failed):
      work { $0.buildFailed(failed) }
      popup = Reading(failed.page)
    case .runs(let app, let method): work { $0.codeRuns(app, method) }
    case .done(let result, let screens):
      var effects = work { $0.codeIsDone(result, screens) }
      if !result.isAnswer { advanceTour() }
      while !ownCode.isRunning, !waitingInputs.isEmpty {
        effects += handle(waitingInputs.removeFirst())
      }
      return effects
    }
    return []
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
      return effects + model.work { $0.typeLater(text, into: window.app) }
    }
    return []
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

extension SessionView {
  /// What an app's code shows in a window, as far as it is known at this point in time; or, where
  /// the process has ended since, what it showed last.
  func ownScreen(of window: SceneID, _ view: ContentView) -> OwnScreen? {
    let place = simulation.timeline.cursor
    for known in ownCode.screens.reversed() where known.place <= place {
      let screen = known.apps.first { $0.app == window.app }?.screen(window.number)
      if screen != nil || view == .live { return screen }
    }
    return nil
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
}

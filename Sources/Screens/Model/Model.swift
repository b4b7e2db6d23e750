import Lifecycle
import Rulebooks
import Sessions
import TerminalKit

/// The whole interface as one value: a session and how it is looked at. Inputs change it, `draw`
/// makes a picture of it, and what reaches the world outside is a list of effects.
public struct Model: Sendable {
  /// How the interface starts.
  public struct Options: Sendable {
    /// Whether the device's time flows from the start.
    public var clockRuns: Bool
    public var keys: KeyTable
    public var homeButton: HomeButton
    /// Where the settings were read from, or would be.
    public var settingsPath: String?
    public var theme: Theme.Name
    public var presenting: Presenting

    public init(
      clockRuns: Bool = true, keys: KeyTable = .standard, homeButton: HomeButton = .auto,
      theme: Theme.Name = .dark, presenting: Presenting = Presenting(),
      settingsPath: String? = nil
    ) {
      self.presenting = presenting
      self.theme = theme
      self.clockRuns = clockRuns
      self.keys = keys
      self.homeButton = homeButton
      self.settingsPath = settingsPath
    }
  }

  public internal(set) var simulation: Simulation
  let library: Library
  let scenarios: Scenarios
  /// What keys mean, and how they are spelled wherever they are named.
  let keys: KeyTable
  /// How the installed apps look, by their ids.
  var appLooks: [AppLooks] = []
  /// Whether the device is drawn with a Home button.
  var homeButton: HomeButton
  let settingsPath: String?

  /// The terminal's size; the event loop keeps it up to date.
  public var size = Size(columns: 80, rows: 24)

  /// Whether the device's time flows.
  public var isClockRunning: Bool
  public internal(set) var recording = RecordingStatus.off
  var recorder: Recorder?

  /// Where one panel is shown at a time it is the one; else the device's keys are the apps'.
  public internal(set) var focus = Panel.device
  var selection = Selection()
  /// The chosen card of the app switcher, counted from the latest.
  var card = 0
  var log: LogView
  /// The panel that was asked for: the diagram of states, the run loop.
  var sidePanel: (any SidePanel)?
  /// The scenarios to choose from, as they were looked through last.
  var lastBrowser = ScenarioBrowser()
  /// The opened session, while its actions are stepped through.
  var lesson: Lesson?
  /// While they play: how long until the next one comes, in milliseconds.
  var playback: UInt32?
  var travel = TimeTravel()
  /// How fast a session is replayed at first.
  private let replayPace: TimeTravel.Pace
  /// Where the session's file has other messages than are sent now.
  var difference: FileDifference?
  /// What is to be written once a file is named for it.
  var linesToSave = ""
  var popup: (any Popup)?
  /// The set-up that is being put together.
  var draft: SetUpDraft?
  /// The tour, while one is on.
  var tour: TourProgress?
  /// A click that may become another.
  var click: OpenClick?
  var note: Note?
  /// The session of somebody else's that is followed.
  var following: Following?
  var slowMotion = SlowMotion()
  var keyBar = KeyBar()
  var theme: Theme.Name
  /// How much room the panel has that has the keys.
  var panelSize = PanelSize.usual
  /// The lines typed in the palette, the latest last.
  var history: [String] = []

  public init(simulation: Simulation, library: Library, options: Options = Options()) {
    self.simulation = simulation
    self.library = library
    scenarios = Scenarios(library.resources)
    log = LogView(filter: LogFilter())
    keys = options.keys
    homeButton = options.homeButton
    settingsPath = options.settingsPath
    theme = options.theme
    slowMotion.pace = options.presenting.slowMotion
    slowMotion.milliseconds = options.presenting.messageMilliseconds
    keyBar.isShown = options.presenting.showsKeys
    replayPace = options.presenting.replayPace
    isClockRunning = options.clockRuns
    adopt(simulation)
  }

  /// Takes a machine in the place of the one before; what belongs to the session starts over.
  mutating func adopt(_ simulation: Simulation) {
    self.simulation = simulation
    let builtIn = (try? library.builtInApps(on: simulation.rules)) ?? []
    appLooks = simulation.setup.apps.map { app in
      guard let known = builtIn.first(where: { $0.name == app.name }) else { return AppLooks() }
      return AppLooks(icon: known.icon, plain: known.content, edited: known.edited)
    }
    selection = Selection()
    lesson = nil
    playback = nil
    travel = TimeTravel(pace: replayPace)
    if let following {
      self.following?.left = nil
      travel.branches = Branches(following: following.name)
      isClockRunning = false
    }
    difference = nil
    if popup is ComparingView { popup = nil }
    card = 0
    slowMotion.held = nil
    let before = log
    log = LogView(
      filter: LogFilter(
        level: before.filter.level, quiet: simulation.rules.messages.quiet,
        hidesSilent: before.filter.hidesSilent, foldsAll: before.filter.foldsAll))
    log.isObjectiveC = before.isObjectiveC
    log.index.update(simulation.timeline)
  }

  /// The device as it is seen: while messages are held back, as it was when the last one came.
  var device: Device {
    // Lent and not copied: a frame looks at it some hundred times.
    _read {
      if slowMotion.held == nil {
        yield simulation.timeline.kernel.device
      } else {
        yield slowMotion.held?.device ?? simulation.timeline.kernel.device
      }
    }
  }

  /// The contexts whose keys are in force, those that come first first. In the switcher the keys
  /// are the cards' before they are the log's.
  var contexts: [Contexts] {
    guard popup == nil, focus == .log, Layout(self, room(in: size)).log != nil else {
      return [context]
    }
    return context == .switcher ? [context, .log] : [.log, context]
  }

  /// Where the interface is.
  var context: Contexts {
    if let popup { return popup.context }
    let situation = device.situation
    if !situation.isOn { return .off }
    if situation.isLocked { return situation.overlays.isEmpty ? .locked : .lockedOverlay }
    if !situation.overlays.isEmpty { return .overlay }
    if situation.isSwitching { return .switcher }
    switch situation.front {
    case .home: return .homeScreen
    case .system: return .call
    case .card(let card): return card.right == nil ? .app : .splitView
    }
  }
}

import Lifecycle
import Preferences
import Rulebooks
import Sessions
import TerminalKit
import Workbench

/// The whole interface as one value: a session and how it is looked at. Inputs change it, `draw`
/// makes a picture of it, and what reaches the world outside is a list of effects.
public struct Model: Sendable {
  /// The session. It is changed by `work` alone, which brings what is looked at in line with it.
  public private(set) var workbench: Workbench
  /// What commands' keys are, and how they are spelled wherever they are named.
  let keys: KeyTable
  let settingsPath: String?

  // Where one is in it.
  /// The terminal's size; the event loop keeps it up to date.
  public var size = Size(columns: 80, rows: 24)
  /// Where one panel is shown at a time it is the one; else the device's keys are the apps'.
  public internal(set) var focus = Panel.device
  var popup: (any Popup)?
  /// The panel that was asked for: the diagram of states, the run loop.
  var sidePanel: (any SidePanel)?
  /// What can be clicked in the frame that was painted last; nil where that is out of date.
  var hits: [Hit]?
  /// A click that may become another.
  var click: OpenClick?
  /// What was pressed while apps' own code ran.
  var waitingInputs: [Input] = []

  // How each part looks at the session: it is changed in that part's folder.
  var deviceView: DeviceView
  var appsPanel = AppsPanel()
  var log: LogView
  var scrubbing = Scrubbing()
  /// How the scenarios were looked through last.
  var lastBrowser = ScenarioBrowser()
  /// The setup that is being put together; nil where nothing has been changed.
  var setUpDraft: SetUpDraft?
  var palette = PaletteHistory()
  var presenting: Presentation
  /// Whether the last key was Enter behind the tour's last step.
  var hasEndedTour = false
  var knowledge = KnowledgeView()

  /// The settings path is where the settings were read from, or would be.
  public init(
    simulation: Simulation, library: Library, preferences: Preferences = Preferences(),
    clockRuns: Bool = true, settingsPath: String? = nil
  ) {
    self.settingsPath = settingsPath
    keys = KeyTable.standard.binding(preferences.keys)
    deviceView = DeviceView(homeButton: preferences.homeButton)
    log = LogView(filter: LogFilter())
    presenting = Presentation(preferences.presenting, theme: preferences.theme)
    workbench = Workbench(
      simulation, library: library, pace: preferences.presenting.replayPace, clockRuns: clockRuns)
    follow()
  }

  /// Does something with the session, and follows what has changed of it.
  public mutating func work<Result, Failure>(
    _ verb: (inout Workbench) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    workbench.holding = presenting.slowMotion.held.map { Holding(visible: $0.device.visible) }
    defer { follow() }
    return try verb(&workbench)
  }

  private mutating func follow() {
    follow(workbench.takeChanges())
  }

  /// The device as it is seen: while messages are held back, as it was when the last one came.
  var device: Device {
    // Lent and not copied: a frame looks at it some hundred times.
    _read {
      if presenting.slowMotion.held == nil {
        yield workbench.simulation.timeline.kernel.device
      } else {
        yield presenting.slowMotion.held?.device ?? workbench.simulation.timeline.kernel.device
      }
    }
  }

  /// Where the interface is: there keys have their meanings.
  var context: Contexts { popup?.context ?? screenContext }

  /// Where the program's own screen is, beneath a popup. While the log has the keys, no key presses
  /// a button of the device by surprise.
  var screenContext: Contexts {
    focus == .log && Layout(self, room(in: size)).log != nil ? .log : deviceContext
  }

  /// What the device shows.
  var deviceContext: Contexts {
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

import Lifecycle
import Preferences
import Rulebooks
import Sessions
import TerminalKit

/// The whole interface as one value: a session and how it is looked at. Inputs change it, `draw`
/// makes a picture of it, and what reaches the world outside is a list of effects.
public struct Model: Sendable {
  // What is looked at.
  public internal(set) var simulation: Simulation
  let library: Library
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
  var note: Note?
  /// What can be clicked in the frame that was painted last; nil where that is out of date.
  var hits: [Hit]?
  /// A click that may become another.
  var click: OpenClick?
  /// Whether the device's time flows.
  public var isClockRunning: Bool

  // What each part knows: it is changed in that part's folder.
  var deviceView: DeviceView
  var appsPanel = AppsPanel()
  var log: LogView
  var travel: TimeTravel
  /// The session of somebody else's that is followed.
  var following: Following?
  public internal(set) var recording = Recording()
  var scenarios: ScenarioShelf
  var setUp = SetUp()
  /// The exercise that is being solved, while one is.
  var practice: ExercisePractice?
  /// The tour, while one is on.
  var tour: TourProgress?
  var palette = PaletteHistory()
  var presenting: Presentation
  var quizzes = QuizShelf()
  var predicting = Predicting()
  var knowledge = KnowledgeView()
  /// The apps whose own code runs.
  var ownCode = OwnCode()

  /// The settings path is where the settings were read from, or would be.
  public init(
    simulation: Simulation, library: Library, preferences: Preferences = Preferences(),
    clockRuns: Bool = true, settingsPath: String? = nil
  ) {
    self.simulation = simulation
    self.library = library
    self.settingsPath = settingsPath
    keys = KeyTable.standard.binding(preferences.keys)
    isClockRunning = clockRuns
    deviceView = DeviceView(homeButton: preferences.homeButton)
    log = LogView(filter: LogFilter())
    travel = TimeTravel(pace: preferences.presenting.replayPace)
    scenarios = ScenarioShelf(builtIn: Scenarios(library.resources))
    presenting = Presentation(preferences.presenting, theme: preferences.theme)
    adopt(simulation)
  }

  /// Takes a simulation in the place of the one before; what belongs to the session starts over.
  mutating func adopt(_ simulation: Simulation) {
    ownCode.adopt(simulation.setup, after: self.simulation.setup)
    self.simulation = simulation
    deviceView.adopt(simulation, (try? library.builtInApps(on: simulation.rules)) ?? [])
    appsPanel = AppsPanel()
    knowledge.forget()
    travel = TimeTravel(pace: travel.usualPace)
    if let following {
      self.following?.forgetWhereItWasLeft()
      travel.follow(following.name)
      isClockRunning = false
    }
    if popup is ComparingView { popup = nil }
    practice = nil
    predicting.forget()
    recording.beginSession()
    presenting.releaseMessages()
    log.adopt(simulation)
  }

  /// The device as it is seen: while messages are held back, as it was when the last one came.
  var device: Device {
    // Lent and not copied: a frame looks at it some hundred times.
    _read {
      if presenting.slowMotion.held == nil {
        yield simulation.timeline.kernel.device
      } else {
        yield presenting.slowMotion.held?.device ?? simulation.timeline.kernel.device
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

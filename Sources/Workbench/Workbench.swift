import Exercises
import Lifecycle
import Preferences
import Rulebooks
import Sessions

/// A session and all that is done with it: no cell, no key, no popup. The pictures and the
/// plain-text mode are two interfaces to one workbench: they call its verbs, show its message, and
/// follow its changes.
public struct Workbench: Sendable {
  public internal(set) var simulation: Simulation
  public let library: Library
  /// Whether the device's time flows.
  public var isClockRunning: Bool
  public internal(set) var travel: TimeTravel
  /// The followed session of another user.
  public internal(set) var following: Following?
  public internal(set) var recording = Recording()
  /// The scenarios that the program brings along.
  public let scenarios: Scenarios
  /// The exercise that is being solved, while one is.
  public internal(set) var practice: ExercisePractice?
  /// The tour, while one is on.
  public internal(set) var tour: TourProgress?
  public internal(set) var quizzes = QuizShelf()
  public internal(set) var predicting = Predicting()
  /// The apps whose own code runs.
  public internal(set) var ownCode = OwnCode()

  /// The message to the user.
  public internal(set) var notice: Notice?
  /// What has changed since it was last followed.
  var changes = Changes()
  /// Set by an interface that shows messages one by one.
  public var holding: Holding?

  public init(_ simulation: Simulation, library: Library, pace: ReplayPace, clockRuns: Bool) {
    self.simulation = simulation
    self.library = library
    isClockRunning = clockRuns
    travel = TimeTravel(pace: pace)
    scenarios = Scenarios(library.resources)
    adopt(simulation)
  }

  /// The device at the current point in time.
  public var device: Device { _read { yield simulation.timeline.kernel.device } }

  /// What is in front of the device that is shown.
  var shownCard: Card? { holding.map(\.visible) ?? device.visible }

  /// Takes a simulation in the place of the one before; what belongs to the session starts over.
  mutating func adopt(_ simulation: Simulation) {
    ownCode.adopt(simulation.setup, after: self.simulation.setup)
    self.simulation = simulation
    travel = TimeTravel(pace: travel.usualPace)
    if let following {
      self.following?.forgetWhereItWasLeft()
      travel.follow(following.name)
      isClockRunning = false
    }
    practice = nil
    predicting.forget()
    recording.beginSession()
    holding = nil
    changes.adopt()
  }

  /// What has changed since it was asked for last.
  public mutating func takeChanges() -> Changes {
    defer { changes = Changes() }
    return changes
  }

  /// Brings what is known of the session in line with what has happened.
  public mutating func refresh() {
    practice?.follow(simulation.timeline)
    changes.isRefreshed = true
  }

  /// How far the session has been shown, including the current point in time.
  public mutating func see() -> Seen { travel.see(simulation.timeline) }

  /// Messages that are shown one by one are shown all at once.
  mutating func showAllMessages() {
    changes.sent = nil
    guard holding != nil else { return }
    holding = nil
    changes.areAllShown = true
  }
}

import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Workbench

// What the screen sees of the session.
extension Model: SessionView {
  public var simulation: Simulation { _read { yield workbench.simulation } }
  public var recording: Recording { _read { yield workbench.recording } }
  var filter: LogFilter { log.filter }
  var isObjectiveC: Bool { log.isObjectiveC }
  var held: SlowMotion.Held? { presenting.slowMotion.held }

  var isAtPresent: Bool { workbench.isAtPresent }
  var looksBack: Bool { workbench.looksBack }
  var followedPlace: Following.Place? { workbench.followedPlace }
  var stepsIntoWhatWaits: Bool { workbench.stepsIntoWhatWaits }
  var isRecording: Bool { workbench.isRecording }
  var hasLostRecording: Bool { workbench.hasLostRecording }
}

// What is asked of the session.
extension Model {
  mutating func send(_ action: Action) -> [Effect] { work { $0.send(action) } }
  mutating func send(_ step: Step) -> [Effect] { work { $0.send(step) } }
  mutating func travel(to place: Int) { work { $0.travel(to: place) } }
  mutating func step(by steps: Int) { work { $0.step(by: steps) } }
  /// Whether the device's time flows.
  public var isClockRunning: Bool {
    get { workbench.isClockRunning }
    set { work { $0.isClockRunning = newValue } }
  }

  /// Opens a session: all of its actions are done, and then everything is taken back, so that each
  /// can be done again; or the device stays at its end. Its clock is stopped.
  public mutating func open(_ file: SessionFile, atEnd: Bool) throws(Diagnostic) {
    try work { (bench) throws(Diagnostic) in try bench.open(file, atEnd: atEnd) }
  }

  /// Opens a session that has been run. An exercise opens at its end, where its learner starts.
  public mutating func open(_ session: OpenedSession, atEnd: Bool) {
    work { $0.open(session, atEnd: atEnd) }
  }
}

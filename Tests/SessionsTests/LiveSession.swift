import Lifecycle
import Rulebooks
import Testing
import TextFiles

@testable import Sessions

/// A session in which one app's code is a script.
struct LiveSession {
  static let library = try! Library()

  var simulation: Simulation
  var live = LiveApps()
  let script = LiveScript()

  init(
    _ header: String = "os: 14\napp: Notes scenes\napp: Mail scenes\n", app: AppID = AppID(0)
  ) throws {
    let file = try SessionParser.parse(
      SourceFile(name: "a", text: header + "show: all\n"), library: LiveSession.library)
    simulation = try Simulation(file.setup, library: LiveSession.library)
    live.host(app, as: script)
  }

  @discardableResult
  mutating func perform(_ action: Action, detail: String = "") -> LiveApps.Outcome {
    perform(.act(action, detail: detail))
  }

  @discardableResult
  mutating func perform(_ step: Step) -> LiveApps.Outcome { live.perform(step, on: &simulation) }

  mutating func pass(_ milliseconds: UInt32) -> LiveApps.Outcome {
    live.pass(milliseconds, on: &simulation)
  }

  /// A wait, whatever stops it on the way.
  mutating func wait(_ milliseconds: UInt32) {
    var left = milliseconds
    while left > 0 { left = perform(.wait(milliseconds: left)).left }
  }

  /// A recording of the session, and the device that it leads to without the code.
  func replayed() throws -> (text: String, device: Device) {
    var text = ""
    var recorder = Recorder(simulation) { text += $0 }
    text += recorder.end(simulation)
    let file = try SessionParser.parse(
      SourceFile(name: "recorded", text: text), library: LiveSession.library)
    var printed = ""
    SessionPrinter(file, try Simulation(file.setup, library: LiveSession.library)).print {
      printed += $0 + "\n"
    }
    #expect(printed == text)
    let opened = try OpenedSession(file, library: LiveSession.library)
    return (text, opened.simulation.timeline.kernel.device)
  }
}

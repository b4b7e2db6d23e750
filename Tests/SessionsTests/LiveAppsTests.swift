import Lifecycle
import Rulebooks
import Testing

@testable import Sessions

/// Code that does what a test says, in the place of a process.
private final class Script: LiveCode, @unchecked Sendable {
  /// What it does in a method.
  var does: [String: [Happening]] = [:]
  /// What it does when a timer fires, and how long after which method that is.
  var timer: (method: String, after: UInt32, does: [Happening])?
  private(set) var heard: [String] = []
  private(set) var nextTimer: Instant?

  func launch(at time: Instant) -> [Happening] {
    heard.append("launch")
    return []
  }
  func receive(_ message: Message, _ selector: String) -> [Happening] {
    if message.receiver.isDelegate { heard.append(selector) }
    if let timer, timer.method == selector {
      nextTimer = Instant(milliseconds: message.time.milliseconds + timer.after)
    }
    return does[selector] ?? []
  }
  func wake(at time: Instant) -> [Happening] {
    guard let due = nextTimer, due <= time else { return [] }
    nextTimer = nil
    heard.append("timer")
    return timer?.does ?? []
  }
  func suspend() { heard.append("suspend") }
  func resume() { heard.append("resume") }
  func end() {
    heard.append("end")
    nextTimer = nil
  }
  func forget() { heard = [] }
}

/// Apps whose code is real: what it does reaches the kernel, and the recording has it.
@Suite struct LiveAppsTests {
  private static let library = try! Library()
  private let notes = AppID(0)

  private func simulation() throws -> Simulation {
    let file = try SessionParser.parse(
      SourceFile(name: "a", text: "os: 14\napp: Notes scenes\napp: Mail scenes\nshow: all\n"),
      library: LiveAppsTests.library)
    return try Simulation(file.setup, library: LiveAppsTests.library)
  }

  private func open(_ app: AppID) -> Action { .open(SceneID(app: app, number: 0)) }

  /// A recording of the session, and the device that it leads to without the code.
  private func replayed(_ simulation: Simulation) throws -> (text: String, device: Device) {
    var text = ""
    var recorder = Recorder(simulation) { text += $0 }
    text += recorder.end(simulation)
    let file = try SessionParser.parse(
      SourceFile(name: "recorded", text: text), library: LiveAppsTests.library)
    var printed = ""
    SessionPrinter(file, try Simulation(file.setup, library: LiveAppsTests.library)).print {
      printed += $0 + "\n"
    }
    #expect(printed == text)
    let opened = try OpenedSession(file, library: LiveAppsTests.library)
    return (text, opened.simulation.timeline.kernel.device)
  }

  @Test func itReceivesWhatItsAppReceives() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = Script()
    live.host(notes, as: script)
    _ = live.perform(open(notes), on: &simulation)
    _ = live.perform(.home, on: &simulation)
    _ = live.perform(.wait(milliseconds: 6_000), on: &simulation)
    _ = live.perform(open(notes), on: &simulation)
    _ = live.perform(.crash(notes), on: &simulation)
    #expect(
      script.heard == [
        "end", "launch", "application(_:didFinishLaunchingWithOptions:)",
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
        "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
        "suspend", "resume", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "end",
      ])
  }

  /// A task that is begun in a method and ended by a timer: the app is suspended after it.
  @Test func whatItDoesIsRecordedAndReplaysWithoutIt() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = Script()
    script.does["sceneDidEnterBackground(_:)"] = [.printed("saving"), .did(.begin(notes, .task))]
    script.timer = ("sceneDidEnterBackground(_:)", 8_000, [.did(.end(notes, .task))])
    live.host(notes, as: script)
    _ = live.perform(open(notes), on: &simulation)
    _ = live.perform(.home, on: &simulation)
    _ = live.perform(.wait(milliseconds: 20_000), on: &simulation)
    #expect(script.heard.suffix(2) == ["timer", "suspend"])
    let (text, device) = try replayed(simulation)
    #expect(text.contains("sceneDidEnterBackground(_:)\n| saving\n< begin Notes task\n"))
    #expect(text.contains("> wait 8\n< end Notes task\n> wait 12\n  Notes system suspended\n"))
    #expect(device == simulation.timeline.kernel.device)
  }

  /// A crash in a method: nothing of what would have come reaches the code.
  @Test func aCrashEndsIt() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = Script()
    script.does["scene(_:willConnectTo:options:)"] = [.did(.crash(notes))]
    live.host(notes, as: script)
    _ = live.perform(open(notes), on: &simulation)
    #expect(script.heard.last == "end")
    #expect(!script.heard.contains("sceneDidBecomeActive(_:)"))
    #expect(simulation.timeline.kernel.device[notes].process == .notRunning)
    #expect(try replayed(simulation).device == simulation.timeline.kernel.device)
  }

  /// Done in the past, the processes start again and receive what their apps have received there.
  @Test func inThePastItIsStartedAgain() throws {
    var simulation = try simulation()
    var live = LiveApps()
    let script = Script()
    live.host(notes, as: script)
    _ = live.perform(open(notes), on: &simulation)
    _ = live.perform(.home, on: &simulation)
    _ = simulation.timeline.perform(.undo)
    script.forget()
    _ = live.perform(.controlCenter, on: &simulation)
    #expect(
      script.heard == [
        "end", "launch", "application(_:didFinishLaunchingWithOptions:)",
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
        "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)",
      ])
  }
}

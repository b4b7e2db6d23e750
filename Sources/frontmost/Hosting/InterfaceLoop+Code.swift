import Lifecycle
import Screens
import Sessions
import Terminals

extension InterfaceLoop {
  /// How long a frame waits for apps' own code, in milliseconds: most methods are done by then.
  private static let patience: UInt64 = 40
  /// How often the method that the code is in is shown.
  private static let interval: UInt64 = 200

  /// When to show that a method takes long.
  var codeDeadline: UInt64? {
    code?.isBusy == true && !model.isBuilding ? MonotonicClock.now + InterfaceLoop.interval : nil
  }

  mutating func build(rebuilding app: AppID?) {
    let host = code ?? CodeHost(hasThread: true)
    code = host
    let session = app == nil ? liveSession(in: model.simulation) : nil
    host.build(
      CodeHost.Order(
        setup: model.simulation.setup, folder: model.sourceFolder, app: app, session: session,
        library: model.resources))
    if follower == nil { terminal.watch(host.descriptor) }
  }

  /// The session that is run with its code, unless something else has been done with it while its
  /// code did not compile, or another one was opened.
  private mutating func liveSession(in simulation: Simulation) -> SessionFile? {
    guard let session = liveSession else { return nil }
    let count = simulation.timeline.entries.count
    let hosts = simulation.setup.apps.map(\.traits.host)
    if session.setup.apps.map(\.traits.host) == hosts, count == actionsOfLive ?? count {
      actionsOfLive = count
    } else {
      liveSession = nil
    }
    return liveSession
  }

  mutating func startCode() {
    guard let job = model.work({ $0.takeCodeJob() }) else { return }
    code?.run(job)
  }

  /// Takes the reports of apps' own code, and waits a moment for the rest, so that one frame shows
  /// a key and its result.
  mutating func settleCode() {
    guard let code else { return }
    if !model.isBuilding, code.isBusy, !model.isCodeRunning { code.cancel() }
    let end = MonotonicClock.now + InterfaceLoop.patience
    while true {
      for report in code.takeReports() {
        if case .built = report { liveSession = nil }
        perform(model.codeReported(report))
      }
      let now = MonotonicClock.now
      guard model.isCodeRunning, now < end else { break }
      code.awaitReport(Int(end - now))
    }
    if model.isCodeRunning, let (app, method) = code.method {
      perform(model.codeReported(.runs(app, method)))
    }
  }
}

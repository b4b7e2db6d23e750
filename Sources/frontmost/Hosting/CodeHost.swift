import CLibrary
import Dispatch
import HostedApps
import Hosting
import Lifecycle
import Rulebooks
import Screens
import Sessions
import Synchronization
import TextFiles
import Texts
import Workbench

/// Builds apps' own code and runs it beside the interface. What happens is reported; a descriptor
/// is readable while there are reports.
final class CodeHost: Sendable {
  /// What is built, and from where.
  struct Order: Sendable {
    var setup: Setup
    /// The folder of the session, to which folders of sources are relative.
    var folder: String
    /// The app that is built again; nil for all.
    var app: AppID?
    /// The session that is then run with its apps' own code.
    var session: SessionFile?
    var library: Library
  }

  private struct State {
    var reports: [CodeReport] = []
    var isCanceled = false
    var isBusy = false
    var method: (AppID, String)?
  }

  /// What only the thread touches.
  private final class Apps: @unchecked Sendable {
    var device: HostedDevice?
    var live = LiveApps()
  }

  private let thread: CodeThread?
  private let state = Mutex(State())
  private let apps = Apps()
  private let hasReport = DispatchSemaphore(value: 0)
  /// Readable while there are reports.
  let descriptor: Int32
  private let wakes: Int32

  /// Without a thread, everything is done immediately.
  init(hasThread: Bool) {
    thread = hasThread ? CodeThread() : nil
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, wakes) = (ends[0], ends[1])
  }

  /// Whether something is being done.
  var isBusy: Bool { state.withLock { $0.isBusy } }

  /// The app and the method in which it is, while one runs.
  var method: (AppID, String)? { state.withLock { $0.isBusy ? $0.method : nil } }

  /// All reports so far.
  func takeReports() -> [CodeReport] {
    var buffer = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    return state.withLock { state in
      defer { state.reports = [] }
      return state.reports
    }
  }

  /// Waits for a report, so many milliseconds at most.
  func awaitReport(_ milliseconds: Int) {
    _ = hasReport.wait(timeout: .now() + .milliseconds(milliseconds))
  }

  func build(_ order: Order) {
    state.withLock { $0.isCanceled = false }
    perform { $0.make(order) }
  }

  func cancel() { state.withLock { $0.isCanceled = true } }

  func run(_ job: CodeJob) {
    perform { $0.carryOut(job) }
  }

  /// Ends all processes, and returns when all have ended.
  func end() {
    cancel()
    let isOver = DispatchSemaphore(value: 0)
    perform { host in
      host.apps.live.end()
      // Their folders go with them.
      host.apps.live = LiveApps()
      host.apps.device = nil
      isOver.signal()
    }
    isOver.wait()
  }

  // MARK: - On the thread

  private func perform(_ work: @escaping @Sendable (CodeHost) -> Void) {
    state.withLock {
      $0.isBusy = true
      $0.method = nil
    }
    guard let thread else { return work(self) }
    thread.add { work(self) }
  }

  private func report(_ report: CodeReport, isLast: Bool = true) {
    state.withLock {
      $0.reports.append(report)
      if isLast { $0.isBusy = false }
    }
    var byte: UInt8 = 1
    _ = write(wakes, &byte, 1)
    hasReport.signal()
  }

  private func make(_ order: Order) {
    let progress: HostedDevice.Progress = { self.report(.step($0), isLast: false) }
    let isCanceled = { self.state.withLock { $0.isCanceled } }
    do throws(BuildFailure) {
      if let app = order.app {
        try apps.device?.rebuild(app, progress: progress, isCanceled: isCanceled)
      } else {
        apps.live.end()
        let device = try HostedDevice(
          order.setup, in: order.folder, progress: progress, isCanceled: isCanceled)
        apps.device = device
        apps.live = device.live
        apps.live.willRun = { app, method in self.state.withLock { $0.method = (app, method) } }
      }
    } catch {
      guard let failed = FailedBuild(error) else { return state.withLock { $0.isBusy = false } }
      return report(.failed(failed))
    }
    report(.built(built), isLast: order.session == nil)
    if let session = order.session { open(session, order.library) }
  }

  /// Runs the session that was opened, with its apps' own code.
  private func open(_ session: SessionFile, _ library: Library) {
    let seen = Mutex<[(place: Int, apps: [AppScreens])]>([])
    apps.live.hasPerformed = { place in
      let screens = self.screens
      seen.withLock { seen in
        seen.removeAll { $0.place >= place }
        if seen.last?.apps != screens { seen.append((place, screens)) }
      }
    }
    do throws(Diagnostic) {
      let opened = try OpenedSession(session, library: library, live: apps.live)
      apps.live = opened.live ?? apps.live
      apps.live.hasPerformed = nil
      report(
        .opened(
          opened, nextTimer: apps.live.nextTimer, screens: seen.withLock { $0 }))
    } catch {
      report(.failed(FailedBuild([.init(error.description)], isOfSources: false)))
    }
  }

  private func carryOut(_ job: CodeJob) {
    var job = job
    let result = job.run(&apps.live)
    report(.done(result, screens))
  }

  private var built: [OwnApp] {
    (apps.device?.apps ?? []).map { app in
      OwnApp(
        app: app.code.app, folder: app.folder, methods: app.methods,
        lint: app.lint.map(\.description))
    }
  }

  private var screens: [AppScreens] { (apps.device?.apps ?? []).map { AppScreens($0.code) } }
}

extension AppScreens {
  /// What an app's process shows now.
  init(_ code: HostedApp) {
    var windows: [Int: OwnScreen] = [:]
    for (window, elements) in code.screens {
      let controls = HostedControls.of(elements)
      windows[window] = OwnScreen(
        elements: elements.enumerated().map { place, element in
          OwnScreen.Element(
            kind: OwnScreen.Element.Kind(rawValue: element.kind) ?? .label, text: element.text,
            state: element.state,
            controls: controls.filter { $0.element == place }.map(\.name))
        })
    }
    self.init(
      app: code.app, windows: windows,
      saved: code.saved.map { KeyedText(key: $0.key, text: $0.value) })
  }
}

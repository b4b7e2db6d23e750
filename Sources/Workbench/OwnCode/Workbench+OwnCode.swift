import Explanations
import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

// Apps' own code runs beside the interface: a step is handed over, and finished when its result is
// there.
extension Workbench {
  /// Whether a step is done by apps' own code, too.
  var runsCode: Bool { ownCode.stage == .ready && travel.playback == nil }

  public var isBuilding: Bool { ownCode.stage == .building }

  /// Why nothing can be done with apps' own code; nil where it runs.
  public var whyNoCode: Notice.Sentence? {
    ownCode.stage == .ready ? nil : Notice.Sentence(localized("hosting.no-code"), next: .host)
  }

  /// Why nothing can be built; nil where an app has sources. Nothing of a session that is followed
  /// runs here.
  public var whyNoBuild: Notice.Sentence? {
    simulation.setup.hasSources && following == nil ? nil : whyNoCode
  }

  /// Where the folders of sources are.
  public mutating func setFolders(_ folders: SourceFolders) { ownCode.folders = folders }

  // MARK: - Building

  /// Builds the apps from their sources.
  public mutating func buildApps(rebuilding app: AppID? = nil) -> [Effect] {
    ownCode.stage = .building
    return [.buildApps(rebuilding: app)]
  }

  /// Builds an app again: the one of that id where its code runs, else the first. Where nothing
  /// was built yet, everything is.
  public mutating func rebuildApps(preferring id: AppID?) -> [Effect] {
    if ownCode.apps.isEmpty { return whyNoBuild == nil ? buildApps() : [] }
    let app = ownCode.apps.first { $0.app == id } ?? ownCode.apps[0]
    return buildApps(rebuilding: app.app)
  }

  /// Nothing is built any more: what was built before runs on. Where nothing was, the apps cannot
  /// be opened.
  public mutating func buildFailed(_ failed: FailedBuild) {
    ownCode.stage = ownCode.apps.isEmpty ? .off : .ready
    ownCode.failed = ownCode.apps.isEmpty ? failed : nil
  }

  public mutating func cancelBuild() {
    buildFailed(FailedBuild([], isOfSources: false))
    if ownCode.failed == nil { return say(localized("hosting.canceled")) }
    sayWhatFailed()
  }

  public mutating func codeIsBuilt(_ apps: [OwnApp]) {
    ownCode.stage = .ready
    ownCode.apps = apps
    ownCode.failed = nil
    let names = Lists.and(apps.map { name($0.app) })
    let lint = apps.flatMap(\.lint)
    say(
      lint.first ?? localized("hosting.built", ["apps": names]),
      lint.isEmpty ? .information : .refusal)
  }

  private func name(_ app: AppID) -> String { simulation.setup.apps[Int(app.raw)].name }

  /// The session with an app as the code of a folder.
  public func hosting(_ folder: String, as app: AppID) throws(Diagnostic) -> Simulation {
    guard !folder.isEmpty else {
      throw Diagnostic(file: "", line: 1, column: 1, message: localized("hosting.no-folder"))
    }
    let name = Tokenizer.spelling(name(app))
    let host = Tokenizer.spelling(AppTraits.hostPrefix + folder)
    var header = simulation.setup.header
    let lines = header.indices.filter { header[$0].hasPrefix("app: ") }
    header[lines[Int(app.raw)]] = "app: \(name) \(host)"
    return try simulation(of: header.joined(separator: "\n") + "\n")
  }

  /// Starts the device again, and builds the code.
  public mutating func host(_ folder: String, as app: AppID) throws(Diagnostic) -> [Effect] {
    let simulation = try hosting(ownCode.folders.typed(folder), as: app)
    let effects = leaveSession()
    // The folder was typed here, and not in the session's file.
    var folders = ownCode.folders
    folders.session = ""
    ownCode = OwnCode()
    ownCode.folders = folders
    adopt(simulation)
    return effects + buildApps()
  }

  // MARK: - Jobs

  mutating func startCode(_ job: CodeJob) -> [Effect] {
    ownCode.job = job
    ownCode.running = job
    ownCode.method = nil
    return [.runCode]
  }

  /// What apps' own code is to do now.
  public mutating func takeCodeJob() -> CodeJob? {
    defer { ownCode.job = nil }
    return ownCode.job
  }

  /// Time flows into what is scheduled, or into a timer of an app's code; nil where it does not.
  mutating func passWithCode(_ milliseconds: UInt32) -> [Effect]? {
    if ownCode.isRunning { return [] }
    let now = simulation.timeline.kernel.device.now.milliseconds
    let due = [simulation.timeline.kernel.nextDeadline, ownCode.nextTimer]
      .compactMap { $0?.milliseconds }.min()
    guard let due, due <= now + milliseconds else { return nil }
    return startCode(CodeJob(.time(milliseconds), simulation))
  }

  /// A method takes long.
  public mutating func codeRuns(_ app: AppID, _ method: String) {
    guard ownCode.isRunning else { return }
    ownCode.method = (app, method)
    say(localized("hosting.runs", ["app": name(app), "method": method]))
  }

  /// A session has been run with its apps' own code.
  public mutating func codeOpened(
    _ session: OpenedSession, nextTimer: Instant?,
    screens: [(place: Int, apps: [AppScreens])]
  ) {
    open(session, atEnd: isAtPresent)
    ownCode.nextTimer = nextTimer
    ownCode.screens = screens
    if let missing = session.missingControls.first {
      say(missing)
    } else if travel.difference == nil {
      let file = travel.branches.name ?? session.name
      say(localized("hosting.opened", ["file": file]))
    }
  }

  /// The result of a job is there; what is left of it begins.
  public mutating func codeIsDone(_ result: CodeResult, _ screens: [AppScreens]) -> [Effect] {
    guard let job = ownCode.running else { return [] }
    ownCode.running = nil
    if ownCode.method != nil { notice = nil }
    ownCode.method = nil
    ownCode.nextTimer = result.nextTimer
    let departure = Departure(self)
    simulation = result.simulation
    show(screens)
    var effects: [Effect] = []
    if let missing = result.outcome.missingControl { say(missing) }
    switch job.work {
    case .step(let step, _):
      effects += finish(step, from: departure, sent: result.outcome.sent, result.outcome.refusal)
    case .time:
      refresh()
      recording.somethingWasDone()
      effects += record()
    }
    if result.outcome.left > 0 {
      let rest =
        switch job.work {
        case .step:
          CodeJob.Work.step(.act(.wait(milliseconds: result.outcome.left)), predicted: nil)
        case .time: CodeJob.Work.time(result.outcome.left)
        }
      return effects + startCode(CodeJob(rest, simulation))
    }
    if let typed = ownCode.typed {
      ownCode.typed = nil
      effects += send(.act(.edit(typed.app), detail: typed.text))
    }
    return effects
  }

  /// Keeps what the apps show now.
  private mutating func show(_ screens: [AppScreens]) {
    let place = simulation.timeline.cursor
    ownCode.screens.removeAll { $0.place >= place }
    if ownCode.screens.last?.apps != screens { ownCode.screens.append((place, screens)) }
  }

  private mutating func say(_ missing: LiveApps.MissingControl) {
    say(missing.sentence(simulation.text), .refusal)
  }

  /// What is typed follows the touch, which may still run.
  public mutating func typeLater(_ text: String, into app: AppID) -> [Effect] {
    guard ownCode.isRunning else { return send(.act(.edit(app), detail: text)) }
    ownCode.typed = (app, text)
    return []
  }

  // MARK: - What is known of it

  /// What is known of the code: which methods it has, what it has saved, what it never gets.
  public var ownCodePage: Page {
    if let failed = ownCode.failed { return failed.page }
    var paragraphs: [Paragraph] = []
    for app in ownCode.apps {
      if ownCode.apps.count > 1 { paragraphs.append(.heading(name(app.app))) }
      paragraphs.append(Paragraph(localized("hosting.sources"), app.folder))
      paragraphs.append(
        Paragraph(
          localized("hosting.methods"),
          app.methods.isEmpty ? localized("hosting.no-methods") : Lists.comma(app.methods)))
      let screens = ownCode.screens.last { $0.place <= simulation.timeline.cursor }?.apps
      let saved = screens?.first { $0.app == app.app }?.saved ?? []
      if !saved.isEmpty { paragraphs.append(.heading(localized("hosting.saved"))) }
      paragraphs += saved.map { Paragraph($0.key, $0.text) }
      if !app.lint.isEmpty { paragraphs.append(.heading(localized("hosting.lint"))) }
      paragraphs += app.lint.map { Paragraph("", $0, verdict: .bad) }
    }
    return Page(title: localized("hosting.title"), paragraphs: paragraphs)
  }
}

import Followers
import Screens
import Sessions
import TerminalKit
import Terminals
import Workbench

/// Waits, hands what happens to the model, performs its effects, and shows the picture: the only
/// place where the interface meets the world. It sleeps until something happens.
struct InterfaceLoop {
  var model: Model
  let terminal: Terminal
  /// What is followed, if somebody else's session is.
  var follower: (any Follower)?
  /// The file of the kept session that is continued.
  var resumed: String?
  /// The file that remembers the learner's progress.
  var progress: ProgressFile?
  /// Apps' own code, if any was built.
  var code: CodeHost?
  /// The session that is run with its apps' own code once they are built.
  var liveSession: SessionFile?
  /// How many actions it has.
  var actionsOfLive: Int?
  /// Whether apps are built before anything else.
  var buildsAtOnce = false
  /// When to read more of a flood, or to look at the file without a report.
  var followDeadline: UInt64?
  private var recording = RecordingFile()
  /// What has to be written before the picture is shown, so that everything a user has seen is in
  /// the file.
  private var unwritten = ""
  /// The moment up to which the device's time has flowed.
  private var last = MonotonicClock.now
  private var isOver = false
  /// Whether it was ended by Ctrl-C, which its parent should learn of.
  private(set) var isInterrupted = false
  /// Whether a session was kept that was not recorded.
  private(set) var hasKept = false
  /// The file that was recorded to last, whole; nil where none was, or could not be written.
  private(set) var recorded: String?
  /// Whether one of the effects just performed could not write.
  private var hasJustFailed = false

  init(model: Model, terminal: Terminal) {
    self.model = model
    self.terminal = terminal
  }

  mutating func run(recordingTo path: String?, _ mode: RecordingMode) {
    if let path { perform(model.work({ $0.startRecording(path, mode) })) }
    if buildsAtOnce { perform(model.buildApps()) }
    takeFollowed()
    while !isOver {
      settleCode()
      record()
      model.size = terminal.size
      let picture = draw(model, terminal.size)
      terminal.show(picture.screen)
      model.painted(picture)
      handle(terminal.wait(until: deadline))
    }
    finish()
    terminal.close()
  }

  /// When there is something to do without a key; nil if there is nothing.
  private var deadline: UInt64? {
    let due = model.nextDeadline.map { last + UInt64($0) }
    let deadlines = [
      due, recording.deadline, model.clickDeadline, model.slowDeadline, followDeadline,
      codeDeadline,
    ]
    return deadlines.compactMap { $0 }.min()
  }

  private mutating func handle(_ events: [TerminalEvent]) {
    // While the program was stopped, the device's time stood still.
    if events.contains(.resumed) { last = MonotonicClock.now }
    flow()
    for event in events where !isOver {
      switch event {
      case .input(let input):
        perform(model.handle(input, at: MonotonicClock.now))
        isInterrupted = isOver && input == .key(.control("c"))
      case .resized, .resumed: break
      case .watched: takeFollowed()
      case .deadline:
        perform(recording.flushIfDue(at: MonotonicClock.now))
        perform(model.settleClick(at: MonotonicClock.now))
        takeFollowed(ifDue: MonotonicClock.now)
      case .closed: isOver = true
      case .terminate(let signal):
        finish()
        terminal.close(dyingOf: signal)
      }
    }
    perform(model.settleSlowMotion(at: MonotonicClock.now))
  }

  /// Lets the device's time flow up to now.
  private mutating func flow() {
    let now = MonotonicClock.now
    let elapsed = UInt32(clamping: now - last)
    last = now
    if elapsed > 0 { perform(model.pass(elapsed)) }
  }

  /// The whole recording is on the disk when the program ends.
  private mutating func finish() {
    flow()
    perform(model.work { $0.leaveSession() })
    code?.end()
  }

  mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      // A recording that could not be finished is reported before the program ends.
      if effect == .quit, hasJustFailed { break }
      perform(effect)
    }
    hasJustFailed = false
  }

  private mutating func record() {
    if unwritten.isEmpty { return }
    perform(recording.write(unwritten, at: MonotonicClock.now))
    unwritten = ""
  }

  private mutating func perform(_ trouble: RecordingFile.Trouble?) {
    switch trouble {
    case .failed(let reason):
      hasJustFailed = true
      recorded = nil
      model.work { $0.recordingFailed(reason) }
    case .wasCut: model.work { $0.recordingWasCut() }
    case nil: break
    }
  }

  private mutating func perform(_ effect: Effect) {
    switch effect {
    case .quit: isOver = true
    case .redraw: terminal.repaint()
    case .suspend:
      record()
      terminal.suspend()
      last = MonotonicClock.now
    case .openRecording(let path, let mode):
      switch recording.open(path, mode) {
      case .opened where mode == .goOn:
        recorded = recording.isRegular ? path : nil
        goOn(path)
      case .opened:
        recorded = recording.isRegular ? path : nil
        perform(model.work { $0.recordingOpened() })
      case .exists: model.recordingExists(path)
      case .failed(let reason): model.work { $0.recordingFailed(reason) }
      }
    case .write(let text): unwritten += text
    case .closeRecording:
      record()
      perform(recording.close())
    case .keep(let text, let isResumed):
      hasKept = KeptSessions.keep(text, inPlaceOf: isResumed ? resumed : nil)
      if hasKept { model.work({ $0.sessionKept() }) }
    case .theme(let name): terminal.theme = name.theme
    case .copy(let text): terminal.copy(text)
    case .readScenarios: model.scenariosRead(OwnScenarios.read())
    case .save(let path, let text, let overwrite): save(text, to: path, overwrite: overwrite)
    case .buildApps(let app): build(rebuilding: app)
    case .runCode: startCode()
    case .keepProgress(let learner):
      if let reason = progress?.write(learner) { model.progressFailed(reason) }
    }
  }

  /// The session of the file that is recorded to from now on.
  private mutating func goOn(_ path: String) {
    do {
      let session = try RecordedSession.read(path, model.resources)
      perform(model.work { $0.recordingContinues(session) })
    } catch {
      _ = recording.close()
      recorded = nil
      model.work { $0.recordingFailed("\(error)") }
    }
  }

  private mutating func save(_ text: String, to path: String, overwrite: Bool) {
    switch WholeFile.write(text, to: path, overwrite: overwrite) {
    case .written: model.linesSaved(path)
    case .exists: model.linesExist(path)
    case .failed(let reason): model.savingFailed(path, reason)
    }
  }
}

import CLibrary
import CSignals
import Followers
import Screens
import Sessions
import Terminals
import Texts
import Workbench

/// Reads lines and writes lines: the interface without a picture. Nothing that has been written is
/// ever changed, so that it can be read aloud.
struct LinearLoop {
  var lineInterface: LineInterface
  /// What is followed, if somebody else's session is.
  let follower: (any Follower)?
  /// The file of the kept session that is continued.
  var resumed: String?
  /// The file that remembers the learner's progress.
  var progress: ProgressFile?
  /// Apps' own code, if any was built.
  var code: CodeHost?
  /// Whether apps are built before anything else.
  var buildsAtOnce = false
  private var recording = RecordingFile()
  private var last = MonotonicClock.now
  private var pending: [UInt8] = []
  /// Whether the rest of a line is dropped that is longer than a line may be.
  private var isTooLong = false
  var isOver = false
  /// Whether somebody records what is followed; nil if unknown.
  var isFollowedRecorded: Bool?
  /// Whether somebody types: then there is a prompt, and the device's time may flow.
  private let isTyped: Bool
  /// Whether words are read from standard input: not if the session itself comes from there, and
  /// not if a session is followed and nobody types.
  let takesWords: Bool

  init(model: Model, following follower: (any Follower)? = nil, isPiped: Bool = false) {
    self.follower = follower
    isTyped = isatty(0) == 1
    takesWords = follower == nil || isTyped && !isPiped
    var model = model
    if !isTyped { model.isClockRunning = false }
    lineInterface = LineInterface(model)
    lineInterface.playsAtOnce = !isTyped
  }

  mutating func run(recordingTo path: String?, _ mode: RecordingMode) {
    if follower == nil { say(lineInterface.greeting) }
    if buildsAtOnce { perform(lineInterface.buildApps()) }
    if let path {
      perform(lineInterface.record(path, mode))
    }
    takeFollowed()
    prompt()
    while !isOver {
      let isReadable = wait()
      flow()
      if isReadable { read() }
      if !isOver { takeFollowed() }
      perform(recording.flushIfDue(at: MonotonicClock.now))
    }
    flow()
    perform(lineInterface.end())
    code?.end()
  }

  /// Whether a script ran without the code that it was to run with.
  var lacksCode: Bool { !isTyped && lineInterface.awaitsCode }

  /// Lines that are followed come at any time: a prompt would be in the way.
  private func prompt() {
    if isTyped, !isOver, follower == nil { Output.write("> ", to: 1) }
  }

  func say(_ lines: [String]) {
    if lines.isEmpty { return }
    Output.write(lines.joined(separator: "\n") + "\n", to: 1)
  }

  /// Sleeps until there is something to read, or something happens as scheduled.
  private func wait() -> Bool {
    let now = MonotonicClock.now
    let due = lineInterface.nextDeadline.map { last + UInt64($0) }
    let look = follower?.wakeInterval(isRecorded: isFollowedRecorded).map { now + $0 }
    let deadline = [due, recording.deadline, look].compactMap { $0 }.min()
    let timeout = deadline.map { $0 > now ? Int32(clamping: $0 - now) : 0 } ?? -1
    var sources = [takesWords ? 0 : -1, follower?.descriptor ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    return wait_for_any(&sources, Int32(sources.count), timeout) > 0 && sources[0].revents != 0
  }

  /// Lets the device's time flow up to now, and prints what happened as scheduled.
  private mutating func flow() {
    let now = MonotonicClock.now
    let elapsed = UInt32(clamping: now - last)
    last = now
    guard elapsed > 0 else { return }
    let news = lineInterface.pass(elapsed)
    perform(news.effects)
    if !news.lines.isEmpty {
      if isTyped, follower == nil { Output.write("\n", to: 1) }
      say(news.lines)
      prompt()
    }
  }

  private mutating func read() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes { readSome($0) }
    if count < 0, errno == EINTR { return }
    if count <= 0 {
      if !pending.isEmpty, !isTooLong { answer(pending) }
      isOver = true
      return
    }
    pending += buffer.prefix(count)
    while !isOver, let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(pending[..<end])
      pending.removeSubrange(...end)
      if !isTooLong { answer(line) }
      isTooLong = false
      prompt()
    }
    // A line without an end would take all memory.
    if isTooLong { pending.removeAll() }
    if pending.count > SessionLimit.line {
      isTooLong = true
      pending.removeAll()
      say([SessionLimit.longLineMessage])
    }
  }

  private mutating func answer(_ bytes: [UInt8]) {
    // Bytes that are not text never reach the terminal as they are.
    let text = String(decoding: bytes, as: UTF8.self)
    let answer = lineInterface.answer(ControlCharacters.removed(from: text))
    tell(answer.lines, answer.effects)
  }

  /// Everything is in the file before it is printed.
  mutating func tell(_ lines: [String], _ effects: [Effect]) {
    func isWritten(_ effect: Effect) -> Bool { if case .write = effect { true } else { false } }
    perform(effects.filter(isWritten))
    say(lines)
    perform(effects.filter { !isWritten($0) })
  }

  mutating func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .quit: isOver = true
      // What the keys of a picture ask for.
      case .suspend, .redraw, .copy, .save, .theme: break
      case .readScenarios:
        let answer = lineInterface.scenariosRead(OwnScenarios.read())
        tell(answer.lines, answer.effects)
      case .openRecording(let path, let mode):
        switch recording.open(path, mode) {
        case .opened where mode == .goOn: goOn(path)
        case .opened: perform(lineInterface.recordingOpened())
        case .exists: say(lineInterface.recordingExists(path))
        case .failed(let reason): say(lineInterface.recordingFailed(reason))
        }
        say(lineInterface.notes)
      case .write(let text): perform(recording.write(text, at: MonotonicClock.now))
      // Scripts have their own words.
      case .keep(let text, let isResumed):
        if isTyped { _ = KeptSessions.keep(text, inPlaceOf: isResumed ? resumed : nil) }
      case .closeRecording: perform(recording.close())
      case .buildApps(let app): build(rebuilding: app)
      case .runCode: runCode()
      case .keepProgress(let learner):
        if let reason = progress?.write(learner) { say(lineInterface.progressFailed(reason)) }
      }
    }
  }

  private mutating func perform(_ trouble: RecordingFile.Trouble?) {
    switch trouble {
    case .failed(let reason): say(lineInterface.recordingFailed(reason))
    case .wasCut: say(lineInterface.recordingWasCut())
    case nil: break
    }
  }

  private mutating func goOn(_ path: String) {
    do {
      perform(
        lineInterface.recordingContinues(try RecordedSession.read(path, lineInterface.library)))
    } catch {
      _ = recording.close()
      say(lineInterface.recordingFailed("\(error)"))
    }
  }

  private func readSome(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
    CLibrary.read(0, bytes.baseAddress, bytes.count)
  }
}

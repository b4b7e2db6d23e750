import Sessions
import Texts

extension Workbench {
  /// Begins to record to a file: the event loop is asked for it.
  public mutating func startRecording(
    _ path: String, _ mode: RecordingMode = .new
  ) -> [Effect] {
    let path = ownCode.folders.typed(path)
    recording.status = .opening(path: path)
    return [.openRecording(path: path, mode)]
  }

  /// The file is open at its end: its session goes on.
  public mutating func recordingContinues(_ session: OpenedSession) -> [Effect] {
    guard case .opening(let path) = recording.status else { return [] }
    recording.status = .off
    let effects = leaveSession()
    open(session, atEnd: true)
    travel.leaveLesson()
    recording.recorder = Recorder(simulation, write: { _ in })
    recording.status = .on(path: path)
    recording.lastPath = path
    say(localized("recording.goes-on", ["file": path]))
    return effects
  }

  /// The file is open: it begins with the whole session so far.
  public mutating func recordingOpened() -> [Effect] {
    guard case .opening(let path) = recording.status else { return [] }
    var text = ""
    let revision = try? library.revisions().current
    recording.recorder = Recorder(
      simulation, revision: revision, narration: narration(at:),
      host: { ownCode.folders.path(of: $0, inFile: path) }, write: { text += $0 })
    recording.status = .on(path: path)
    recording.lastPath = path
    say(localized("notes.recording", ["file": path]))
    return [.write(text)]
  }

  /// A file of that name is there already: nothing is recorded.
  public mutating func recordingExists(_ path: String) {
    recording.status = .off
    say(localized("recording.exists", ["file": path]))
  }

  /// The file could not be opened, or not be written: the session goes on without it.
  public mutating func recordingFailed(_ reason: String) {
    switch recording.status {
    case .opening(let path), .on(let path), .failed(let path, _):
      recording.status = .failed(path: path, reason: reason)
      say(localized("notes.recording-failed", ["file": path, "reason": reason]), .error)
    case .off:
      say(localized("notes.not-recorded", ["reason": reason]), .error)
    }
    recording.recorder = nil
  }

  /// Another program truncated the file; recording goes on after what is left.
  public mutating func recordingWasCut() {
    guard case .on(let path) = recording.status else { return }
    say(localized("recording.was-cut", ["file": path]), .error)
  }

  /// Writes the actions that the user stepped through, so that followers see them.
  public mutating func recordSteps() -> [Effect] {
    guard isRecording else { return [] }
    let text = recording.steps(of: simulation, narration: narration(at:))
    return text.isEmpty ? [] : [.write(text)]
  }

  /// Writes the last lines and lets go of the file; nothing where nothing is recorded.
  public mutating func endRecording() -> [Effect] {
    guard case .on(let path) = recording.status else { return [] }
    let text = recording.recorder?.end(simulation) ?? ""
    recording.recorder = nil
    recording.status = .off
    say(localized("notes.recorded", ["file": path]))
    return text.isEmpty ? [.closeRecording] : [.write(text), .closeRecording]
  }

  /// Writes down what has been done.
  mutating func record() -> [Effect] {
    guard recording.recorder != nil else { return [] }
    if let text = recording.recorder?.lines(to: simulation) {
      return text.isEmpty ? [] : [.write(text)]
    }
    let effects = endRecording()
    say(localized("travel.recording-ended"), .error)
    return effects
  }

  public var isRecording: Bool {
    if case .on = recording.status { true } else { false }
  }

  public var hasLostRecording: Bool {
    if case .failed = recording.status { true } else { false }
  }
}

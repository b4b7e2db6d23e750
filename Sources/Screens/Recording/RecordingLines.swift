import Sessions
import Texts
import Workbench

extension LineInterface {
  /// What the model has to say beside what was sent.
  public var notes: [String] { noteLines() }

  public mutating func record(_ path: String, _ mode: RecordingMode) -> [Effect] {
    work { $0.startRecording(path, mode) }
  }

  public mutating func recordingContinues(_ session: OpenedSession) -> [Effect] {
    clearNote()
    defer { forget() }
    return work { $0.recordingContinues(session) }
  }

  public mutating func recordingOpened() -> [Effect] {
    clearNote()
    return work { $0.recordingOpened() }
  }

  /// A file is never written over without being asked for; there is no question here, so it is not.
  public mutating func recordingExists(_ path: String) -> [String] {
    work { $0.recordingExists(path) }
    clearNote()
    return ["! " + localized("linear.file-exists", ["file": path])]
  }

  public mutating func recordingFailed(_ reason: String) -> [String] {
    work { $0.recordingFailed(reason) }
    defer { clearNote() }
    return noteLines()
  }

  public mutating func recordingWasCut() -> [String] {
    work { $0.recordingWasCut() }
    defer { clearNote() }
    return noteLines()
  }

  /// Ends what is recorded.
  public mutating func end() -> [Effect] { work { $0.leaveSession() } }
}

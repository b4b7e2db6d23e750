import Sessions
import Texts

extension LineInterface {
  /// How many milliseconds from now something happens as scheduled, or nil while nothing will.
  public var nextDeadline: UInt32? { model.nextDeadline }

  /// What the model has to say beside what was sent.
  public var notes: [String] { noteLines() }

  public mutating func record(_ path: String, _ mode: RecordingMode) -> [Effect] {
    model.startRecording(path, mode)
  }

  public mutating func recordingContinues(_ session: OpenedSession) -> [Effect] {
    model.clearNote()
    defer { forget() }
    return model.recordingContinues(session)
  }

  public mutating func recordingOpened() -> [Effect] {
    model.clearNote()
    return model.recordingOpened()
  }

  /// A file is never written over without being asked for; there is no question here, so it is not.
  public mutating func recordingExists(_ path: String) -> [String] {
    model.recordingExists(path)
    model.popup = nil
    model.clearNote()
    return ["! " + localized("linear.file-exists", ["file": path])]
  }

  public mutating func recordingFailed(_ reason: String) -> [String] {
    model.recordingFailed(reason)
    defer { model.clearNote() }
    return noteLines()
  }

  public mutating func recordingWasCut() -> [String] {
    model.recordingWasCut()
    defer { model.clearNote() }
    return noteLines()
  }

  /// Ends what is recorded.
  public mutating func end() -> [Effect] { model.leaveSession() }
}

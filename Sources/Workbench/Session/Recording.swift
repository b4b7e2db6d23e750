import Sessions

/// Whether the session is being written down, and what of it has been.
public struct Recording: Sendable {
  public enum Status: Equatable, Sendable {
    case off
    /// The event loop has been asked for the file.
    case opening(path: String)
    case on(path: String)
    /// It could not be written, or not to its end.
    case failed(path: String, reason: String)
  }

  public internal(set) var status = Status.off
  var recorder: Recorder?
  /// The file that was recorded to last.
  public var lastPath: String?
  /// Whether the session has actions that are in no file.
  private(set) var isUnkept = false
  /// Whether the session continues the kept one that the program was opened with.
  private(set) var isResumed = false

  /// The session continues a kept one, and all of it is in that file so far.
  mutating func resumed() { isResumed = true }

  /// Something was done with the device.
  mutating func somethingWasDone() { isUnkept = recorder == nil }

  /// All that was done is in a file.
  mutating func nothingIsUnkept() { isUnkept = false }

  /// What is done from now on belongs to another session.
  mutating func beginSession() {
    isUnkept = false
    isResumed = false
  }

  /// From an entry on the branch is another one.
  mutating func forked(at fork: Int) { recorder?.forked(at: fork) }

  /// What was stepped through beyond the file's end.
  public mutating func steps(of simulation: Simulation, narration: (Int) -> [String]) -> String {
    recorder?.linesAhead(simulation, narration: narration) ?? ""
  }

  /// Narration, as far as it can be written at once: where the file stands elsewhere, it is written
  /// with the next action.
  public mutating func narrate(_ text: String, at simulation: Simulation) -> String {
    recorder?.narrate(text, at: simulation)
    return recorder?.narrationLines(at: simulation) ?? ""
  }
}

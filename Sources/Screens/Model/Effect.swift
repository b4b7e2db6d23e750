/// What the event loop is asked to do. The model itself does no input and no output.
public enum Effect: Equatable, Sendable {
  case quit
  /// Back to the shell, until it brings the program to the front again.
  case suspend
  /// Paint everything anew.
  case redraw
  /// Answered with `recordingOpened`, `recordingExists` or `recordingFailed`.
  case openRecording(path: String, overwrite: Bool)
  case write(String)
  case closeRecording
}

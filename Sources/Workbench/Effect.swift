import Lifecycle
import Practice
import Preferences

/// What is done with a file that is there already.
public enum RecordingMode: Equatable, Sendable {
  /// The user is asked.
  case new
  case overwrite
  /// Its session is opened at its end, and recorded on; answered with `recordingContinues`.
  case goOn
}

/// What the event loop is asked to do. The model itself does no input and no output.
public enum Effect: Equatable, Sendable {
  case quit
  /// Back to the shell, until it brings the program to the front again.
  case suspend
  /// Repaint everything.
  case redraw
  /// Answered with `recordingOpened`, `recordingExists` or `recordingFailed`.
  case openRecording(path: String, RecordingMode)
  case write(String)
  case closeRecording
  /// Keeps a session that is left without having been recorded; answered with `sessionKept`. One
  /// that continues the kept session the program was opened with takes its place.
  case keep(String, isResumed: Bool)
  /// Shows everything in other colors.
  case theme(ThemeName)
  /// Hands a text to the terminal's clipboard.
  case copy(String)
  /// Reads the user's own session files; answered with `scenariosRead`.
  case readScenarios
  /// Writes a file of its own; answered with `linesSaved`, `linesExist` or `savingFailed`.
  case save(path: String, text: String, overwrite: Bool)
  /// Builds the apps of the session that have sources; answered with `codeReported`.
  case buildApps(rebuilding: AppID?)
  /// Has apps' own code do what `takeCodeJob` gives; answered with `codeReported`.
  case runCode
  /// Remembers what is known of the learner, where anything is remembered.
  case keepProgress(Learner)
}

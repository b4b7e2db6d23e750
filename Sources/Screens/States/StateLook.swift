import Lifecycle
import TerminalKit
import Texts

/// How a state is shown everywhere: its mark, its word, its hue.
struct StateLook: Equatable {
  var mark: String
  var word: String
  var style: Style

  var text: String { "\(mark) \(word)" }

  /// A scene's state without its first half.
  var shortWord: String {
    let start = "foreground"
    return word.hasPrefix(start) ? word.dropFirst(start.count).lowercased() : word
  }

  /// The text, or a shorter one where there is no room for it. A scene's state goes without its
  /// first half: the mark is the same, and the second half says which it is.
  func shortened(to width: Int) -> String {
    let isWhole = TextWidth.columns(of: text) <= width
    return Shortening.end(isWhole ? text : "\(mark) \(shortWord)", to: width)
  }

  init(_ state: ActivationState) {
    switch state {
    case .foregroundActive: (mark, word, style) = ("●", "foregroundActive", .stateActive)
    case .foregroundInactive: (mark, word, style) = ("◐", "foregroundInactive", .stateInactive)
    case .background: (mark, word, style) = ("○", "background", .stateBackground)
    case .unattached: (mark, word, style) = ("·", "unattached", .stateNotRunning)
    }
  }

  init(_ state: ApplicationState) {
    switch state {
    case .active: (mark, word, style) = ("●", "active", .stateActive)
    case .inactive: (mark, word, style) = ("◐", "inactive", .stateInactive)
    case .background: (mark, word, style) = ("○", "background", .stateBackground)
    }
  }

  init(_ state: ProcessState) {
    switch state {
    case .running: (mark, word, style) = ("▸", localized("states.running"), .plain)
    case .suspended: (mark, word, style) = ("◌", localized("states.suspended"), .stateSuspended)
    case .notRunning: (mark, word, style) = ("·", localized("states.not-running"), .stateNotRunning)
    }
  }

  /// An app's one state: its process's where that is not running, else its application state.
  init(_ app: App) {
    self = app.process == .running ? StateLook(app.state) : StateLook(app.process)
  }
}

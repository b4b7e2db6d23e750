import Lifecycle
import Sessions
import TerminalKit
import Texts

/// What of the program's own lies over its screen and takes the keys.
enum Popup: Sendable {
  case help(top: Int)
  case reading(Reading)
  case palette(Palette)
  case list(ItemList)
  case prompt(Prompt)
  case question(Question)
  case lanes(LanesView)
  case scenarios
  case comparing
}

/// A question that is answered by one line.
struct Prompt: Sendable {
  enum Purpose: Sendable {
    case recording, wait, search, saveLines, mark, narration
    /// The name of a line of the session; nil for the one that is looked at.
    case branchName(Int?)
    /// The name of an app of the set-up, or of a new one.
    case appName(Int?)
  }

  var purpose: Purpose
  var editor: LineEditor

  init(_ purpose: Purpose, suggestion: String = "") {
    self.purpose = purpose
    editor = LineEditor(suggestion, isSuggestion: true)
  }

  var title: String {
    switch purpose {
    case .recording: localized("panels.record")
    case .wait: localized("panels.wait")
    case .search: localized("panels.search")
    case .appName: localized("panels.app-name")
    case .saveLines: localized("panels.save-lines")
    case .mark: localized("travel.mark-prompt")
    case .narration: localized("travel.narration-prompt")
    case .branchName: localized("travel.name-prompt")
    }
  }
}

/// A question that is answered by yes or no.
struct Question: Sendable {
  enum Purpose: Sendable, Equatable {
    case overwrite(String)
    case overwriteWithLines(String)
    case restart
    /// Opening the chosen scenario in the session's place.
    case scenario(ScenarioBrowser.Opening)
    /// Beginning anew with another set-up.
    case setUp
    case quit
    /// A line of the session is to be forgotten.
    case dropBranch(Int, name: String)
  }

  var purpose: Purpose
  /// Whether a yes ends a recording.
  var endsRecording: Bool

  init(_ purpose: Purpose, endsRecording: Bool = false) {
    self.purpose = purpose
    self.endsRecording = endsRecording
  }

  var text: String {
    endsRecording ? localized("panels.ends-recording", ["question": sentence]) : sentence
  }

  private var sentence: String {
    switch purpose {
    case .overwrite(let path), .overwriteWithLines(let path):
      localized("panels.ask-overwrite", ["file": path])
    case .restart: localized("panels.ask-restart")
    case .scenario: localized("panels.ask-scenario")
    case .setUp: localized("panels.ask-set-up")
    case .quit: localized("panels.ask-quit")
    case .dropBranch(_, let name): localized("travel.ask-drop", ["name": name])
    }
  }
}

/// A list to choose from.
struct ItemList: Sendable {
  enum Choice: Sendable {
    case step(Step)
    /// Words to be finished in the palette.
    case words(String)
    case setUp(SetUpChoice)
    /// A line of the session; nil is the one that is looked at.
    case branch(Int?)
    /// Another set-up, to compare with.
    case variant(Variant)
  }

  struct Item: Sendable {
    var title: String
    /// What happens, or why it cannot.
    var detail: String
    var isPossible = true
    /// A heading to stand above it.
    var heading: String?
    var choice: Choice
  }

  var title: String
  var items: [Item]
  var selected = 0
  /// Whether it has the lines of the session.
  var isBranches = false
  /// Which of the set-up's lists it is.
  var page: SetUpChoice?
}

import Texts

/// One word of the vocabulary: the same in a session, on the command line and in the palette.
public struct ActionWord: Sendable {
  /// What may follow the word.
  public enum Argument: Sendable, Equatable {
    case app
    /// An app where one is meant, else all.
    case optionalApp
    /// `APP` or `APP#N`.
    case window
    /// `APP#N`.
    case numberedWindow
    case seconds
    case optionalSeconds
    case megabytes
    /// One of these words.
    case choice([String])
    /// This word, or nothing.
    case optional(String)
    /// Any text; its name in help.
    case text(String)

    /// Whether it is a word that may follow or not.
    public var isFlag: Bool { if case .optional = self { true } else { false } }

    public var usage: String {
      switch self {
      case .app: "APP"
      case .optionalApp: "[APP]"
      case .window: "APP[#N]"
      case .numberedWindow: "APP#N"
      case .seconds: "SECONDS"
      case .optionalSeconds: "[SECONDS]"
      case .megabytes: "MB"
      case .choice(let words): words.joined(separator: "|")
      case .optional(let word): "[\(word)]"
      case .text(let name): name
      }
    }
  }

  public var word: String
  public var arguments: [Argument]

  init(_ word: String, _ arguments: [Argument] = []) {
    self.word = word
    self.arguments = arguments
  }

  /// What it does, in a line.
  public var help: String { localized("actions.\(word)") }

  /// The word with what may follow it.
  public var usage: String { ([word] + arguments.map(\.usage)).joined(separator: " ") }

  public static let all: [ActionWord] = [
    ActionWord("power-on"),
    ActionWord("home"),
    ActionWord("switcher"),
    ActionWord("choose", [.window]),
    ActionWord("swipe-up", [.window, .optional("quickly")]),
    ActionWord("lock"),
    ActionWord("unlock", [.optional("abandoned")]),
    ActionWord("hold-lock"),
    ActionWord("control-center"),
    ActionWord("notification-center", [.optional("full")]),
    ActionWord("tap-notification", [.app]),
    ActionWord("system-alert"),
    ActionWord("permission-prompt"),
    ActionWord("biometric-prompt"),
    ActionWord("siri"),
    ActionWord("text-message"),
    ActionWord("calendar-alert"),
    ActionWord("local-alert", [.app]),
    ActionWord("call"),
    ActionWord("banner", [.app]),
    ActionWord("accept"),
    ActionWord("dismiss"),
    ActionWord("open", [.window]),
    ActionWord("open-url", [.app, .text("URL")]),
    ActionWord("quick-action", [.app, .text("NAME")]),
    ActionWord("continue-activity", [.app]),
    ActionWord("touch"),
    ActionWord("edit", [.app]),
    ActionWord("interaction", [.app, .choice(["on", "off"])]),
    ActionWord("present", [.app]),
    ActionWord("dismiss-view", [.app]),
    ActionWord("split", [.window]),
    ActionWord("resize"),
    ActionWord("unsplit"),
    ActionWord("new-window", [.app]),
    ActionWord("close-window", [.numberedWindow]),
    ActionWord("disconnect", [.numberedWindow]),
    ActionWord("minimize", [.window]),
    ActionWord("rotate"),
    ActionWord("connect-display"),
    ActionWord("disconnect-display"),
    ActionWord("time-change"),
    ActionWord("push", [.app, .optional("silent")]),
    ActionWord("wake", [.app, .choice(["location", "fetch", "download"])]),
    ActionWord("memory-warning", [.optionalApp]),
    ActionWord("grow", [.app, .megabytes]),
    ActionWord("reclaim-memory"),
    ActionWord("jetsam", [.app]),
    ActionWord("begin", [.app, .choice(["task", "audio", "location"])]),
    ActionWord("end", [.app, .choice(["task", "audio", "location"])]),
    ActionWord("crash", [.app]),
    ActionWord("hang", [.app, .optionalSeconds]),
    ActionWord("prewarm", [.app]),
    ActionWord("low-battery"),
    ActionWord("wait", [.seconds]),
    ActionWord("next"),
    ActionWord("undo"),
    ActionWord("redo"),
  ]
}

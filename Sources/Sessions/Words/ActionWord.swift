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
  /// What happens, in one line.
  public var help: String

  init(_ word: String, _ arguments: [Argument] = [], _ help: String) {
    self.word = word
    self.arguments = arguments
    self.help = help
  }

  /// The word with what may follow it.
  public var usage: String { ([word] + arguments.map(\.usage)).joined(separator: " ") }

  public static let all: [ActionWord] = [
    ActionWord("power-on", "boot the device to its home screen, unlocked"),
    ActionWord("home", "Home button or swipe up; dismisses the topmost cover first"),
    ActionWord("switcher", "open the app switcher: double Home, or swipe and hold"),
    ActionWord("choose", [.window], "in the switcher: bring that card to the front"),
    ActionWord(
      "swipe-up", [.window, .optional("quickly")],
      "in the switcher: remove that card; quickly, before the app has settled"),
    ActionWord("lock", "lock the device"),
    ActionWord(
      "unlock", [.optional("abandoned")],
      "unlock it, back to what was there; or begin to, and let go"),
    ActionWord("hold-lock", "hold the lock button: the device offers to shut itself off"),
    ActionWord("control-center", "pull the control center over the screen"),
    ActionWord(
      "notification-center", [.optional("full")],
      "pull the notification center, part of the way or all of it"),
    ActionWord("tap-notification", [.app], "in the notification center: open that app"),
    ActionWord("system-alert", "an alert of the system's, one that nobody expected"),
    ActionWord("permission-prompt", "the system asks whether the app may do something"),
    ActionWord("biometric-prompt", "Touch ID or Face ID is asked for"),
    ActionWord("siri", "Siri is called up"),
    ActionWord("text-message", "a text message: an alert, or a banner from iOS 5 on"),
    ActionWord("calendar-alert", "a calendar alert: a cover, or a banner from iOS 5 on"),
    ActionWord("local-alert", [.app], "another app's local notification, as an alert"),
    ActionWord("call", "an incoming call: it covers the screen, or is a banner from iOS 15 on"),
    ActionWord("banner", [.app], "another app's notification, as a banner"),
    ActionWord("accept", "accept what the topmost cover offers"),
    ActionWord("dismiss", "dismiss the topmost cover, or leave the switcher, or end the call"),
    ActionWord("open", [.window], "tap the app's icon, or bring it up otherwise"),
    ActionWord("open-url", [.app, .text("URL")], "open the app with a URL handed over"),
    ActionWord("quick-action", [.app, .text("NAME")], "choose a quick action of its icon"),
    ActionWord("continue-activity", [.app], "a universal link or Handoff brings it up"),
    ActionWord("touch", "touch what is in front"),
    ActionWord("edit", [.app], "the user changes something in the app"),
    ActionWord(
      "interaction", [.app, .choice(["on", "off"])],
      "the app takes touches for its view, or none: isUserInteractionEnabled"),
    ActionWord("present", [.app], "the app presents a view controller over the whole window"),
    ActionWord("dismiss-view", [.app], "the app dismisses it"),
    ActionWord("split", [.window], "iPad: put it beside what is in front, at the right"),
    ActionWord("resize", "iPad: toggle the sizes of the split view"),
    ActionWord("unsplit", "iPad: the left one fills the screen again"),
    ActionWord("new-window", [.app], "the app asks for one more window"),
    ActionWord("close-window", [.numberedWindow], "the app closes that window"),
    ActionWord("disconnect", [.numberedWindow], "the system takes a scene of the background"),
    ActionWord("minimize", [.window], "iPad, from 26: put a window away without closing it"),
    ActionWord("rotate", "turn the device"),
    ActionWord("connect-display", "connect a second screen"),
    ActionWord("disconnect-display", "take it away"),
    ActionWord("time-change", "the clock jumps, as it does at midnight"),
    ActionWord("push", [.app, .optional("silent")], "a remote notification arrives"),
    ActionWord(
      "wake", [.app, .choice(["location", "fetch", "download"])],
      "the system wakes the app in the background for an event"),
    ActionWord("memory-warning", [.optionalApp], "memory is short: one app is warned, or all"),
    ActionWord("grow", [.app, .megabytes], "the app's code takes some megabytes more"),
    ActionWord("reclaim-memory", "the system drops the app that was suspended longest"),
    ActionWord("jetsam", [.app], "the system drops that app"),
    ActionWord(
      "begin", [.app, .choice(["task", "audio", "location"])],
      "the app's code begins something that may keep it running"),
    ActionWord("end", [.app, .choice(["task", "audio", "location"])], "the app's code ends it"),
    ActionWord("crash", [.app], "the app crashes"),
    ActionWord(
      "hang", [.app, .optionalSeconds], "the app's main thread blocks, for a time or for good"),
    ActionWord("prewarm", [.app], "the system starts the app before it is asked for"),
    ActionWord("low-battery", "the battery is empty: the device shuts itself off"),
    ActionWord("wait", [.seconds], "let time pass"),
    ActionWord("next", "let time pass up to the next thing that is due"),
    ActionWord("undo", "take the action before back"),
    ActionWord("redo", "do the action that was taken back again"),
  ]
}

extension ActionWord {
  init(_ word: String, _ help: String) { self.init(word, [], help) }
}

/// A place in which a key may have its meaning. The interface is in exactly one of them at a time.
public enum Context: UInt32, CaseIterable, Sendable {
  // What the device shows.
  case homeScreen, app
  /// Two windows side by side.
  case splitView
  /// An answered call.
  case call
  case switcher
  /// An overlay is on the screen.
  case overlay
  case locked
  /// An overlay is on the Lock Screen.
  case lockedOverlay
  case off

  /// The log has the keys.
  case log

  // Popups: the program's own windows.
  case help, list, prompt, palette, question, lanes
  /// An explanation of a row of the log.
  case reading
  /// The scenarios to choose from.
  case scenarios
  /// The branches of the session, beside what a list takes.
  case branches
  /// The session beside itself on another device.
  case comparing
  /// The keys that can follow a prefix.
  case keyMenu
  /// A question of a quiz.
  case quiz
  /// An action that is held back.
  case prediction

  /// Where the context is.
  enum Kind { case device, log, popup, popupWithRows, popupForTyping }

  var kind: Kind {
    switch self {
    case .homeScreen, .app, .splitView, .call, .switcher, .overlay, .locked, .lockedOverlay, .off:
      .device
    case .log: .log
    case .question, .keyMenu: .popup
    case .list, .lanes, .reading, .scenarios, .branches, .comparing, .quiz, .prediction:
      .popupWithRows
    case .help, .prompt, .palette: .popupForTyping
    }
  }
}

/// The contexts in which a key has one meaning.
public struct Contexts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ context: Context) { self.init(rawValue: 1 << context.rawValue) }

  private init(_ kinds: Context.Kind...) {
    self.init(Context.allCases.filter { kinds.contains($0.kind) }.map { Contexts($0) })
  }

  public static let homeScreen = Contexts(.homeScreen)
  public static let app = Contexts(.app)
  public static let splitView = Contexts(.splitView)
  public static let call = Contexts(.call)
  public static let switcher = Contexts(.switcher)
  public static let overlay = Contexts(.overlay)
  public static let locked = Contexts(.locked)
  public static let lockedOverlay = Contexts(.lockedOverlay)
  public static let off = Contexts(.off)
  public static let log = Contexts(.log as Context)
  public static let help = Contexts(.help)
  public static let list = Contexts(.list)
  public static let prompt = Contexts(.prompt)
  public static let palette = Contexts(.palette)
  public static let question = Contexts(.question)
  public static let lanes = Contexts(.lanes)
  public static let reading = Contexts(.reading)
  public static let scenarios = Contexts(.scenarios)
  public static let branches = Contexts(.branches)
  public static let comparing = Contexts(.comparing)
  public static let keyMenu = Contexts(.keyMenu)
  public static let quiz = Contexts(.quiz)
  public static let prediction = Contexts(.prediction)

  public static let front: Contexts = [.homeScreen, .app, .splitView, .call]
  public static let device = Contexts(.device)
  public static let typing = Contexts(.popupForTyping)
  public static let popups = Contexts(.popup, .popupWithRows, .popupForTyping)
  /// Popups with rows that keys move through.
  public static let lists = Contexts(.popupWithRows)
  /// The program's own screen: a panel has the keys.
  public static let screen: Contexts = [device, log]
  public static let everywhere: Contexts = [screen, popups]

  /// Each of them alone.
  public static let all: [Contexts] = Context.allCases.map { Contexts($0) }
}

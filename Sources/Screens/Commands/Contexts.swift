/// Where a key may have its meaning. The interface is in exactly one of them at a time.
public struct Contexts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  // What the device shows.
  public static let homeScreen = Contexts(rawValue: 1 << 0)
  public static let app = Contexts(rawValue: 1 << 1)
  /// Two windows side by side.
  public static let splitView = Contexts(rawValue: 1 << 2)
  /// An answered call.
  public static let call = Contexts(rawValue: 1 << 3)
  public static let switcher = Contexts(rawValue: 1 << 4)
  /// An overlay is on the screen.
  public static let overlay = Contexts(rawValue: 1 << 5)
  public static let locked = Contexts(rawValue: 1 << 6)
  /// An overlay is on the Lock Screen.
  public static let lockedOverlay = Contexts(rawValue: 1 << 7)
  public static let off = Contexts(rawValue: 1 << 8)

  // Popups: the program's own windows.
  public static let help = Contexts(rawValue: 1 << 9)
  public static let list = Contexts(rawValue: 1 << 10)
  public static let prompt = Contexts(rawValue: 1 << 11)
  public static let palette = Contexts(rawValue: 1 << 12)
  public static let question = Contexts(rawValue: 1 << 13)
  public static let lanes = Contexts(rawValue: 1 << 15)
  /// An explanation of a row of the log.
  public static let reading = Contexts(rawValue: 1 << 16)

  /// The scenarios to choose from.
  public static let scenarios = Contexts(rawValue: 1 << 18)

  /// The lines of the session, beside what a list takes.
  public static let branches = Contexts(rawValue: 1 << 19)

  /// The session beside itself on another device.
  public static let comparing = Contexts(rawValue: 1 << 20)

  /// What can follow a prefix.
  public static let keyMenu = Contexts(rawValue: 1 << 21)

  /// A question of a quiz.
  public static let quiz = Contexts(rawValue: 1 << 22)

  /// An action that is held back.
  public static let prediction = Contexts(rawValue: 1 << 23)

  // What has the keys on the program's own screen.
  public static let log = Contexts(rawValue: 1 << 14)

  public static let front: Contexts = [.homeScreen, .app, .splitView, .call]
  public static let device: Contexts = [front, .switcher, .overlay, .locked, .lockedOverlay, .off]
  public static let typing: Contexts = [.prompt, .palette, .help]
  public static let popups: Contexts = [
    .list, .question, .reading, .lanes, .scenarios, .branches, .comparing, .keyMenu,
    .quiz, .prediction, typing,
  ]
  /// Popups in which rows are gone through.
  static let lists: Contexts = [
    .list, .reading, .lanes, .scenarios, .branches, .comparing, .quiz, .prediction,
  ]
  /// The program's own screen: a panel has the keys.
  public static let screen: Contexts = [device, log]
  public static let everywhere: Contexts = [screen, popups]

  /// Each of them alone.
  public static let all: [Contexts] = (0..<24).map { Contexts(rawValue: 1 << $0) }
}

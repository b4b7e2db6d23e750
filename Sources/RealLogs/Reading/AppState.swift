import Lifecycle

/// A state as frameworks and people print it, in place of the message that led to it.
public struct AppState: Equatable, Sendable {
  enum Word: Sendable { case active, inactive, background, hidden, detached }

  /// Whose word it is.
  public enum Framework: String, Sendable {
    case swiftUI = "SwiftUI"
    case flutter = "Flutter"
    case reactNative = "React Native"
  }

  var word: Word
  /// Nil where nothing says it.
  var framework: Framework?
  /// The object of SwiftUI whose phase it is, where the line names one.
  var owner: Receiver?
  /// Whether the line says nothing but the state.
  var isBare = false

  private static let words: [String: (word: Word, framework: Framework?)] = [
    "active": (.active, nil), "inactive": (.inactive, nil), "background": (.background, nil),
    "foreground": (.active, nil), "deactive": (.inactive, nil), "resumed": (.active, .flutter),
    "paused": (.background, .flutter), "hidden": (.hidden, .flutter),
    "detached": (.detached, .flutter),
  ]

  /// The words that stand before a phase of SwiftUI.
  private static let phases = ["scenephase", "newphase", "phase"]

  /// The state that a line is about: its last word, behind `AppLifecycleState`, `AppState` or
  /// `scenePhase`, or behind no other word.
  init?(_ line: LineWords) {
    guard let last = line.words.last, let (word, framework) = AppState.words[last.text],
      line.hasNoLetter(last.bytes.upperBound..<line.bytes.count)
    else { return nil }
    self.word = word
    let before = line.words.dropLast()
    if before.contains(where: { $0.text == "applifecyclestate" }) {
      self.framework = .flutter
    } else if before.contains(where: { $0.text == "appstate" }) {
      self.framework = .reactNative
    } else if let name = before.last, AppState.phases.contains(name.text), framework == nil {
      let between = line.bytes[name.bytes.upperBound..<last.bytes.lowerBound]
      guard between.allSatisfy({ " :=(.->".utf8.contains($0) }) else { return nil }
      self.framework = .swiftUI
      let type = before.dropLast().last.map(line.spelled) ?? ""
      owner = type.hasSuffix("App") ? .app : type.hasSuffix("View") ? .contentView : nil
    } else {
      guard line.hasNoLetter(0..<last.bytes.lowerBound) else { return nil }
      self.framework = framework
      isBare = true
    }
  }
}

/// What the states of a log stand for in UIKit's words.
struct StateMeanings {
  private var last: AppState.Word?

  /// Flutter's states follow the app's messages one by one; `hidden` stands between two of them and
  /// for none. React Native says nothing when an app returns, until it is active.
  mutating func message(of entry: PrintedLog.Entry, _ kind: LogKind) -> Meaning? {
    guard let state = entry.state else { return kind.choose(entry.meanings) }
    defer { last = state.word == .hidden ? last : state.word }
    switch state.word {
    case .active: return kind.choose(StateMeanings.active)
    case .background: return kind.choose(StateMeanings.background)
    case .detached: return StateMeanings.detached
    case .hidden: return nil
    case .inactive:
      return kind.choose(last == .background ? StateMeanings.foreground : StateMeanings.inactive)
    }
  }

  private static let active = either("applicationDidBecomeActive", "sceneDidBecomeActive")
  private static let inactive = either("applicationWillResignActive", "sceneWillResignActive")
  private static let background = either(
    "applicationDidEnterBackground", "sceneDidEnterBackground")
  private static let foreground = either(
    "applicationWillEnterForeground", "sceneWillEnterForeground")
  private static let detached = either("applicationWillTerminate", "")[0]

  private static func either(_ app: String, _ scene: String) -> [Meaning] {
    [
      Meaning(receiver: .appDelegate, selector: app + "(_:)"),
      Meaning(receiver: .sceneDelegate, selector: scene + "(_:)"),
    ]
  }
}

import Lifecycle
import Rulebooks

/// A message that a line of a log may stand for.
struct Meaning: Hashable, Sendable {
  var receiver: Receiver
  /// As Swift spells it.
  var selector: String
}

/// The kinds of apps that receive a change of state in different methods.
public enum LogKind: CaseIterable, Sendable {
  case appDelegate, scenes, swiftUI

  init(_ traits: AppTraits) {
    self =
      traits.isSwiftUI ? .swiftUI : traits.kind.architecture == .scenes ? .scenes : .appDelegate
  }

  /// How a header names it.
  var word: String {
    switch self {
    case .appDelegate: "app-delegate"
    case .scenes: "scenes"
    case .swiftUI: "swiftui"
    }
  }

  /// Which of some meanings holds for such an app: its own delegate's, else the first.
  func choose(_ meanings: [Meaning]) -> Meaning {
    let own: Receiver = self == .appDelegate ? .appDelegate : .sceneDelegate
    let owner = self == .appDelegate ? "UIApplication." : "UIScene."
    return meanings.first { $0.receiver == own || $0.selector.hasPrefix(owner) } ?? meanings[0]
  }
}

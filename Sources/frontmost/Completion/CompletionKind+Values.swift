import ArgumentParser
import Lifecycle
import Preferences
import Rulebooks
import Screens
import Sessions
import TerminalKit

/// The values that a shell offers for arguments. The shell asks the program for those in resources
/// when the key is pressed, so a new scenario or version needs no new script.
extension CompletionKind {
  static let device = list(Device.Model.allCases.map(\.word))
  static let theme = list(ThemeName.allCases.map(\.rawValue))
  static let performer = list(ActionWord.Performer.allCases.map(\.rawValue))
  static let evidence = list(Rule.Evidence.allCases.map(\.word))
  static let receivers = list(["all"] + Receiver.allCases.map { "\($0)" })
  static let actionWord = list(Set(ActionWord.all.map(\.word)).sorted())
  /// Nothing is known before a session is read.
  static let nothing = list([])

  static let release = asked { library, _ in library.releases.map(\.description) }
  static let message = asked { library, _ in
    Set(library.messages.rows.map(\.selector)).sorted()
  }
  /// Everything that `explain` knows.
  static let explained = asked { library, _ in
    let topics = (try? library.topics())?.map(\.name) ?? []
    return Set(library.messages.rows.map(\.selector) + topics + ActionWord.all.map(\.word)).sorted()
  }
  /// A file or a built-in scenario.
  static let session = asked { library, prefix in
    FileCompletion.sessions(prefix) + Scenarios(library.resources).all.map(\.path)
  }
  static let sessionFile = asked { _, prefix in FileCompletion.sessions(prefix) }
  /// A file or a built-in exercise.
  static let exercise = asked { library, prefix in
    FileCompletion.sessions(prefix) + Scenarios(library.resources).exercises.map(\.path)
  }
  /// The name of a built-in app, as traits and conditions begin.
  static let app = asked { library, _ in
    let release = try? library.rules(of: Setup.usualRelease)
    return release.flatMap { try? library.builtInApps(on: $0) }?.map(\.name) ?? []
  }
  static let condition = app

  private static func asked(
    _ words: @escaping @Sendable (Library, _ prefix: String) -> [String]
  ) -> CompletionKind {
    custom { _, _, prefix in
      guard let library = try? Library() else { return [] }
      return words(library, prefix).filter { $0.hasPrefix(prefix) }
    }
  }
}

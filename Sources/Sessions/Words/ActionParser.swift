import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// Reads an action's words for a device with certain apps.
public struct ActionParser: Sendable {
  /// The installed apps' names, by their ids.
  public var apps: [String]
  /// The app of words that name none. Files name every app, so there it is nil.
  public var chosen: AppID?

  public init(apps: [String], chosen: AppID? = nil) {
    self.apps = apps
    self.chosen = chosen
  }

  /// Reads one line of words, as typed in the palette or after `>`.
  public func parse(_ line: String) throws(Diagnostic) -> Step {
    do throws(LineError) {
      return try parse(try Tokenizer.tokens(line))
    } catch {
      throw Diagnostic(file: "", line: 1, column: error.column, message: error.message)
    }
  }

  func parse(_ tokens: [Token]) throws(LineError) -> Step {
    guard let first = tokens.first else {
      throw LineError(column: 1, message: localized("session.expected-action"))
    }
    guard let word = ActionWord.all.first(where: { $0.word == first.spelled }) else {
      let known = ActionWord.all.map(\.word)
      throw LineError(
        column: first.column, message: NearestWord.unknown("action", first.spelled, among: known))
    }
    let typed = TypedArguments(tokens: tokens, word: word, apps: apps, chosen: chosen)
    var arguments: any ActionArguments = typed
    let step = try word.make(&arguments)
    try (arguments as? TypedArguments)?.end()
    return step
  }
}

import TextFiles
import Texts

/// The tour that teaches the program from inside: what it says, and what it waits for.
public struct Tour: Sendable {
  /// One thing that is said, until something is done.
  public struct Step: Sendable {
    /// What ends a step.
    public enum End: Equatable, Sendable {
      /// An action whose first word this is.
      case action(String)
      /// A command of the program's, by its name in settings.
      case command(String)
      /// A word of the interface without a picture.
      case word(String)
      /// Some app is in this state.
      case state(String)
      /// The user goes on.
      case goOn
    }

    public var title: String
    /// `{NAME}` in it stands for the key of the command of that name.
    public var text: String
    public var end: End
    /// The step where words are typed in the keys' place; nil where it has nothing to say there.
    /// `{app}` stands for the first app's name.
    public var typed: Typed?

    /// What is said, and waited for, where words are typed.
    public struct Typed: Sendable {
      public var text: String
      public var end: End
    }

    /// The step as it is then.
    public var inWords: Step? { typed.map { Step(title: title, text: $0.text, end: $0.end) } }
  }

  private static let keys = Vocabulary(["text", "until", "typed", "typed-until"])

  public private(set) var steps: [Step] = []

  public init(_ resources: Resources) throws(Diagnostic) {
    for file in resources.files(in: "Tour") {
      for stanza in try Stanza.parse(file) {
        guard stanza.keyword == "step", !stanza.name.isEmpty else {
          throw stanza.place.error(localized("rulebooks.expected-step"))
        }
        try stanza.allow(Tour.keys)
        let end = try Tour.end(try stanza.required("until"))
        let typedEnd = try stanza.value("typed-until").map(Tour.end)
        let typed = stanza.value("typed").map {
          Step.Typed(text: $0.value, end: typedEnd ?? end)
        }
        steps.append(
          Step(
            title: stanza.name, text: try stanza.required("text").value, end: end, typed: typed))
      }
    }
  }

  private static func end(_ field: Stanza.Field) throws(Diagnostic) -> Step.End {
    let parts = field.value.split(separator: " ").map(String.init)
    switch (parts.first, parts.count) {
    case ("continue", 1): return .goOn
    case ("action", 2): return .action(parts[1])
    case ("command", 2): return .command(parts[1])
    case ("word", 2): return .word(parts[1])
    case ("state", 2): return .state(parts[1])
    default:
      throw field.place.error(
        localized("rulebooks.expected-until", ["word": field.value]))
    }
  }
}

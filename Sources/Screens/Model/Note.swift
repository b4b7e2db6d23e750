/// A sentence in the footer, until the next key.
struct Note: Equatable, Sendable {
  enum Kind: Sendable { case information, refusal, error }
  var kind: Kind
  var text: String
}

extension Model {
  /// Says a sentence in the footer's line, in the place of the one before.
  mutating func say(_ text: String, _ kind: Note.Kind = .information) {
    note = Note(kind: kind, text: text)
  }

  /// The same, with what a key does about it: `what` names a text of `hints.texts`.
  mutating func say(
    _ text: String, _ kind: Note.Kind = .information, next command: Command, _ what: String
  ) {
    say(keys.sentence(text, command, what), kind)
  }
}

import TerminalKit
import Texts
import Workbench

/// A sentence in the footer, until the next key.
struct Note: Equatable, Sendable {
  typealias Kind = Notice.Kind
  var kind: Kind
  var text: String
}

extension Model {
  /// What the session has to say, with the keys that lead on from it.
  var note: Note? {
    workbench.notice.map { Note($0, $0.sentences.map(text)) }
  }

  func text(_ sentence: Notice.Sentence) -> String { text(sentence, keys, in: size) }

  /// Says a sentence in the footer's line, in the place of the one before.
  mutating func say(_ text: String, _ kind: Note.Kind = .information) {
    work { $0.say(text, kind) }
  }

  mutating func say(_ sentence: Notice.Sentence, _ kind: Note.Kind = .information) {
    work { $0.say(sentence, kind) }
  }

  /// The same, with what a key does about it: `what` names a text of `hints.texts`.
  mutating func say(
    _ text: String, _ kind: Note.Kind = .information, next command: Command, _ what: String
  ) {
    say(keys.sentence(text, command, what), kind)
  }

  /// Nothing is said any more.
  mutating func clearNote() { work { $0.sayNothing() } }
}

extension Note {
  init(_ notice: Notice, _ sentences: [String]) {
    let text = sentences.dropFirst().reduce(sentences.first ?? "") {
      localized("notes.joined", ["first": $0, "last": $1])
    }
    self.init(kind: notice.kind, text: text)
  }
}

extension SessionView {
  /// A sentence with the key that leads on from it, on a screen of a size.
  func text(_ sentence: Notice.Sentence, _ keys: KeyTable, in size: Size) -> String {
    if let instead = sentence.withoutCaptions, captionRows(in: size) == 0 { return instead }
    let text = sentence.wayOn.map { keys.sentence(sentence.text, $0) } ?? sentence.text
    return sentence.rest.map { localized("travel.differs-revision", ["text": text, "line": $0]) }
      ?? text
  }
}

extension KeyTable {
  /// A sentence with the key that leads on from it, where the command has one.
  fileprivate func sentence(_ text: String, _ wayOn: WayOn) -> String {
    command(named: wayOn.command).map { sentence(text, $0, wayOn.text) } ?? text
  }
}

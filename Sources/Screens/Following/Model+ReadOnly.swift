import Sessions
import Texts

// What whoever follows a session cannot do: change it. To go on from here in a session of one's own
// would begin where `refusesToChange` says no.
extension Model {
  /// Whether the command is about the session and not about how it is looked at. Actions are
  /// refused where they are sent, since keys, clicks and typed words all come to that.
  func changesFollowed(_ command: Command) -> Bool {
    guard following != nil else { return false }
    switch command {
    case .undo, .redo, .wait, .clock, .restart, .record, .palette, .menu, .scenarios, .tour, .setUp:
      return true
    default: return action(for: command) != nil
    }
  }

  /// What the footer offers in the place of the device's keys: ways to look. Nil where it is as
  /// always.
  var followingHints: [KeyBinding]? {
    guard following != nil, overlay == nil else { return nil }
    let ways: [Command] = [.nextPanel, .states, .runLoop, .lanes, .view, .search, .quit, .help]
    let own = ways.compactMap { way in
      keys.bindings.first { $0.command == way && !$0.keys.isEmpty }
    }
    let log = contexts.first == .log ? keys.hints(in: [.log]) : []
    return log + own.filter { hint in !log.contains { $0.command == hint.command } }
  }

  /// Says that the session is read only, where it is.
  mutating func refusesToChange() -> Bool {
    guard let following else { return false }
    var text = localized("following.read-only", ["file": following.name])
    if let problem = following.problem {
      text = localized("notes.joined", ["first": text, "last": problem])
    }
    note = Note(kind: .refusal, text: text)
    return true
  }
}

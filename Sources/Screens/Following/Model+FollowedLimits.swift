import Explanations
import Sessions
import Texts

// What a follower of a session cannot do, what is offered to them, and what is wrong with it.
extension Model {
  /// What the footer offers: ways to look, at the live end; the way back to it elsewhere. Nil where
  /// it is as always.
  var followingHints: [Command]? {
    guard let place = followedPlace, popup == nil else { return nil }
    let log = context == .log ? keys.hints(in: .log) : []
    let ways: [Command] =
      switch place {
      case .liveEnd, .past:
        [
          .toPresent, .nextPanel, .stepBack, .nextMessage, .branches, .states, .runLoop, .lanes,
          .logLevel, .search, .quit, .help, .palette,
        ]
      case .ownLine: [.toPresent]
      }
    let own = ways.compactMap { way in
      keys.commands.first { $0 == way && !$0.keys.isEmpty }
    }
    let usual = place == .ownLine ? keys.hints(in: context) : []
    let first = place == .ownLine ? own + log : log + own
    return first + usual.filter { hint in !first.contains(hint) }
  }
}

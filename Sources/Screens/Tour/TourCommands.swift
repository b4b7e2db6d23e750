import TerminalKit

extension Command {
  static let tour = Command(
    "tour", [.function(1), .go("t")], .program, in: [.screen, .lists],
    session: { $0.goOnWithTour() }
  )
  .inPalette.with { $0.replacesSession = true }
}

import Lifecycle
import Sessions

/// What else could have been done at a point of a session for an app to receive exactly the same.
public enum SameMessages {
  /// The actions, in a session's words; none where the app received nothing by the action itself.
  public static func causes(
    insteadOf entry: Int, for app: AppID, in simulation: Simulation
  ) -> [String] {
    let done = simulation.timeline.entries[entry]
    let before = simulation.timeline.kernel(before: entry)
    let device = before.device
    var other = before
    other.assertsInvariants = false
    var log = EventLog()
    func received(by action: Action, _ code: [Observation] = []) -> Received? {
      other.resume(at: device)
      log.clear()
      guard other.send(action, observing: code, into: &log) == nil else { return nil }
      return Received(log.events, of: app, before: device)
    }
    guard let wanted = received(by: done.step, done.code), !wanted.isNothing else { return [] }
    let alphabet = Alphabet.usual(on: device)
    let moves = alphabet.moves.filter { move in
      guard let action = move.action(on: device), alphabet.allows(action, on: device) else {
        return false
      }
      return received(by: action) == wanted
    }
    let text = simulation.text
    let own = OtherApp.line(
      text.line(.act(done.step, detail: done.detail)), of: done.step.app, seenBy: app)
    return OtherApp.lines(moves, of: app, text).filter { $0 != own }
  }
}

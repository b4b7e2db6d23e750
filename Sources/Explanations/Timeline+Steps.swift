import Lifecycle
import Sessions

extension Timeline {
  /// The place behind the changes of state that a message announces. "Will" is said before the
  /// state changes, and others may be told of the same step in between; what is said after the
  /// change announces none.
  public func endOfStep(ofMessage place: Int, before limit: Int, _ simulation: Simulation) -> Int {
    let message = self.message(at: place)
    guard let step = simulation.rules[message.rule]?.trigger else { return place + 1 }
    var end = place + 1
    var next = end
    while next < limit, events[next].app == message.app, events[next].time == message.time {
      switch events[next] {
      case .message(let other):
        let isSame = end == place + 1 && simulation.rules[other.rule]?.trigger == step
        if !isSame { return end }
      case .transition(let transition):
        if transition.step != step { return end }
        end = next + 1
      }
      next += 1
    }
    return end
  }
}

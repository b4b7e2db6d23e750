/// What an app's own code did while its process took a message. Where real code runs, this is an
/// input like an action: with it, the same actions give the same messages without the code.
public struct Observation: Hashable, Sendable {
  /// After how many messages of its action the code did it, counting all of them; 0 where it did it
  /// when the action was over.
  public var place: Int
  /// An action of an app's code.
  public var action: Action

  public init(_ action: Action, after place: Int) {
    self.action = action
    self.place = place
  }
}

/// The observations of one action, while it is carried out.
struct Observed: Sendable {
  private let all: [Observation]
  /// How many of them have been carried out.
  private var next = 0
  /// How many messages the action has sent.
  private var messages = 0
  /// Apps whose suspension is scheduled when the action is over, since they began or ended a task.
  var apps: [AppID] = []
  var crashed: [AppID] = []
  /// Actions that are carried out when the current one is over, because they would change the
  /// windows that it goes through.
  var later: [Action] = []

  init(_ observations: [Observation]) { all = observations }

  mutating func countMessage() { messages += 1 }

  /// The next one that belongs after the messages so far; of those at the end when it has come.
  mutating func due(atEnd: Bool = false) -> Action? {
    guard next < all.count else { return nil }
    let place = all[next].place
    guard atEnd || place > 0 && place <= messages else { return nil }
    next += 1
    return all[next - 1].action
  }
}

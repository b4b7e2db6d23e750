import Lifecycle
import Sessions

/// Actions that could have been done in place of one of a story's, with all that follows the same.
struct OtherActs {
  private let search: StorySearch

  /// In longer stories they are not looked for.
  private static let longest = 100
  /// So many are named.
  private static let most = 3

  init(_ search: StorySearch) { self.search = search }

  func added(to acts: [LogAct]) -> [LogAct] {
    guard acts.count <= OtherActs.longest else { return acts }
    var acts = acts
    var kernel = search.simulation.timeline.kernel
    for index in acts.indices {
      guard let action = acts[index].action else { continue }
      let (here, due) = search.passed(kernel, acts[index].wait)
      if acts[index].ending == nil, !acts[index].isOutside, !acts[index].sent.isEmpty {
        let own = Array(acts[index].sent.dropFirst(due.count))
        let rest = acts[(index + 1)...]
        acts[index].others = LogActions.all(here.device, hearing: search.log.receivers).lazy
          .filter { $0 != action && does($0, here, own, then: rest) }
          .prefix(OtherActs.most).map(search.words)
      }
      kernel = search.done(here, action)?.0 ?? here
    }
    return acts
  }

  /// Whether an action sends these messages, and the rest of the story its own after it.
  private func does(
    _ action: Action, _ start: Kernel, _ own: [Message], then rest: ArraySlice<LogAct>
  ) -> Bool {
    guard var (kernel, sent) = search.done(start, action), isSame(sent, own) else { return false }
    for act in rest {
      guard let action = act.action else { continue }
      let (here, due) = search.passed(kernel, act.wait)
      guard let (after, more) = search.done(here, action) else { return false }
      (kernel, sent) = (after, due + more)
      if !isSame(sent, act.sent) { return false }
    }
    return true
  }

  private func isSame(_ one: [Message], _ other: [Message]) -> Bool {
    one.map(search.log.text) == other.map(search.log.text)
  }
}

import Lifecycle

/// Some actions that explain a log, one after the other, as far as the search has come.
final class Story: Sendable {
  let act: LogAct
  let before: Story?

  init(_ act: LogAct, after before: Story?) {
    self.act = act
    self.before = before
  }

  /// From the first one on.
  var acts: [LogAct] {
    var acts: [LogAct] = []
    var last: Story? = self
    while let story = last {
      acts.append(story.act)
      last = story.before
    }
    return acts.reversed()
  }
}

/// How well a story explains a log.
struct StoryCost: Comparable {
  /// Messages that the log lacks or has too many, and acts of which it says nothing. 0 where it is
  /// explained wholly.
  var faults = 0
  /// How many of the user's words it has come past.
  var said = 0
  /// How unlikely its actions are.
  var rank = 0

  static let missing = 4
  /// More than one that is missing: a line is there, and must have come from something.
  static let extra = 7
  /// A line that repeats its neighbor.
  static let doubled = 3
  static let moved = 5
  /// An act of which the log has nothing.
  static let unheard = 3
  static let silent = 2
  /// A process that ends without a line, though no new one is seen to begin.
  static let silentEnd = 5
  static let before = 1
  static let unsaid = 4
  /// Of the last action, the log has only the beginning.
  static let cut = 3
  /// Between two messages of one action, somebody held the app.
  static let pause = 3

  static func < (one: StoryCost, other: StoryCost) -> Bool {
    (one.faults, -one.said, one.rank) < (other.faults, -other.said, other.rank)
  }
}

/// Where some stories have led that are the same from here on.
struct StoryEnd {
  var kernel: Kernel
  /// How many lines are explained.
  var place: Int
  /// The time in the log to which the kernel has come.
  var clock: UInt64
  /// The likeliest stories that lead here with as few faults, the best first.
  var stories: [(story: Story?, cost: StoryCost)] = [(nil, StoryCost())]
  /// How many there are.
  var count = 1

  /// What the best of them costs.
  var cost: StoryCost { stories[0].cost }

  /// What distinguishes it from others at the same place.
  func key() -> [UInt8] {
    var bytes: [UInt8] = [UInt8(truncatingIfNeeded: cost.said)]
    withUnsafeBytes(of: clock) { bytes += $0 }
    return bytes + Expansions.key(kernel.device)
  }

  mutating func take(_ other: StoryEnd) {
    if other.cost.faults > cost.faults { return }
    if other.cost.faults < cost.faults {
      self = other
      return
    }
    count = min(count + other.count, StoryEnd.most)
    stories = Array((stories + other.stories).sorted { $0.cost < $1.cost }.prefix(3))
  }

  static let most = 1_000_000

  /// The same, after an act with what it costs.
  func after(_ act: LogAct, _ more: StoryCost, _ kernel: Kernel, clock: UInt64) -> StoryEnd {
    var end = self
    end.kernel = kernel
    end.place = max(place, act.lines.upperBound)
    end.clock = clock
    end.stories = stories.map { before in
      var cost = before.cost
      cost.add(more)
      return (Story(act, after: before.story), cost)
    }
    return end
  }
}

extension StoryCost {
  mutating func add(_ more: StoryCost) {
    faults += more.faults
    said += more.said
    rank += more.rank
  }
}

import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// What an exercise asks for: what is to hold after one action, what is to be met on the way, and
/// what is never to happen.
public struct Goals: Sendable, Equatable {
  /// A condition with its words, and the file's line that has it.
  public struct Item: Sendable, Equatable {
    public var condition: Condition
    public var text: String
    public var line: Int

    public init(_ condition: Condition, text: String, line: Int = 0) {
      self.condition = condition
      self.text = text
      self.line = line
    }
  }

  /// All hold after the same action.
  public var goals: [Item] = []
  /// Met in their order before that.
  public var via: [Item] = []
  public var never: [Item] = []
  /// The most actions.
  public var atMost: Int?
  /// Action words, or who does them; empty means what the user and the system do, and time.
  public var allow: [String] = []
  public var forbid: [String] = []
  public var hints: [String] = []

  public init() {}

  /// The progress of an attempt.
  public struct Progress: Sendable, Equatable, Hashable {
    /// How many waypoints are behind.
    public var stage = 0
    /// The place of the first condition that was broken among those that never hold.
    public var broken: Int?
    public var isDone = false

    public init() {}
  }

  /// Takes an action into account: the device after it, and its events.
  public func advance(_ progress: inout Progress, to device: Device, after events: [Event]) {
    guard progress.broken == nil else { return }
    for place in never.indices where never[place].condition.holds(on: device, after: events) {
      progress.broken = place
      return
    }
    while progress.stage < via.count,
      via[progress.stage].condition.holds(on: device, after: events)
    {
      progress.stage += 1
    }
    progress.isDone =
      progress.stage == via.count
      && goals.allSatisfy { $0.condition.holds(on: device, after: events) }
  }

  /// The apps that the conditions are about.
  public var apps: Set<AppID> { Set((goals + via + never).compactMap(\.condition.app)) }

  /// Words of `allow` and `forbid`: of actions, or of who does them.
  public static func checked(_ words: [String]) throws(Problem) -> [String] {
    for word in words where !knownWords.contains(word) {
      throw Problem(NearestWord.unknown("action", word, among: knownWords))
    }
    return words
  }

  static var knownWords: [String] {
    ActionWord.Performer.allCases.map(\.rawValue)
      + ActionWord.all.filter { $0.performer != nil }.map(\.word)
  }

  /// The words that are allowed.
  public var words: [ActionWord] {
    func names(_ list: [String], _ word: ActionWord) -> Bool {
      list.contains(word.word) || word.performer.map { list.contains($0.rawValue) } ?? false
    }
    let usual = [ActionWord.Performer.user, .system, .time].map(\.rawValue)
    return ActionWord.all.filter { names(allow.isEmpty ? usual : allow, $0) && !names(forbid, $0) }
  }
}

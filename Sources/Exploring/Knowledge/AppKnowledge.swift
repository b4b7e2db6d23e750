import Lifecycle
import Sessions

/// What an app can know at each point of a session. It follows a timeline in slices; what has been
/// followed is not done again, so undo and jumps cost nothing.
///
/// Only the app and one other are tried: to an app all others are alike, and one is enough for all
/// that it can receive.
public struct AppKnowledge: Sendable {
  /// How far it has come.
  public enum Stand: Sendable, Equatable {
    /// The devices within reach are being found; so many were.
    case exploring(Int)
    case ready
    /// They are too many to be all found.
    case tooMany
  }

  public let app: AppID
  private let start: Kernel
  private let apps: [AppID]
  private let mostStates: Int
  /// The words that are tried in any case.
  private let usual: Set<String>

  public private(set) var stand = Stand.exploring(0)
  private(set) var space: KnowledgeSpace?
  /// The rare words of the session's actions: they are tried beside the usual ones.
  private var words: Set<String> = []
  /// What apps' own code did during them, each once.
  private var code: [Action] = []
  /// Those of the space.
  private var triedWords: Set<String> = []
  private var triedCode: [Action] = []
  private var triedOverlays = 0

  /// The timeline's actions as far as they were followed, and what the app received by each and the
  /// time before it.
  private var done: [Timeline.Entry] = []
  private var received: [[Received]] = []
  /// How many overlays were on the screen after each: as many are tried.
  private var overlays: [UInt8] = []
  /// The kernel after the last of them.
  private var here: Kernel?

  /// The beliefs that were met, and which one comes after which by what is received.
  private var beliefs: [Belief] = []
  private var turns: [Turn: Int] = [:]
  /// The belief after each number of actions.
  private var places: [Int] = []
  /// The one now, with the time that has passed since the last action.
  private var now = 0

  private struct Turn: Hashable {
    var belief: Int
    var received: Received
  }

  /// The most states of all beliefs together.
  private static let mostBelieved = 2_000_000

  /// `start` is the device as the session begins.
  public init(_ app: AppID, of start: Kernel, mostStates: Int = 50_000) {
    self.app = app
    self.start = start
    self.mostStates = mostStates
    usual = Alphabet.usualWords(on: start.device)
    apps = [app] + start.device.apps.map(\.id).filter { $0 != app }.prefix(1)
  }

  /// The belief after so many actions; nil where it is not known.
  public func belief(after count: Int) -> Belief? {
    stand == .ready && places.indices.contains(count) ? beliefs[places[count]] : nil
  }

  /// The belief at the point in time that was followed last.
  public var belief: Belief? { stand == .ready ? beliefs[now] : nil }

  // MARK: - Following

  /// Whether it has something left to do.
  public var isBusy: Bool {
    if case .exploring = stand { true } else { false }
  }

  /// Goes on by a slice of actions and of states. It is called again while it is busy.
  public mutating func follow(_ timeline: Timeline, slice: Int = .max) {
    forgetWhatDiffers(timeline)
    guard read(timeline, slice) else {
      stand = .exploring(space?.count ?? 0)
      return
    }
    let mostOverlays = Int(max(1, overlays.max() ?? 1))
    if space == nil || triedWords != words || triedCode != code || triedOverlays != mostOverlays {
      beginSpace(mostOverlays)
    }
    guard explore(slice) else { return }
    stand = believe(timeline) ? .ready : .tooMany
  }

  /// What another branch has in the place of what was followed.
  private mutating func forgetWhatDiffers(_ timeline: Timeline) {
    let same = zip(done, timeline.entries).prefix { $0.isSame(as: $1) }.count
    if same == done.count { return }
    done.removeSubrange(same...)
    received.removeSubrange(same...)
    overlays.removeSubrange(same...)
    places.removeSubrange(min(places.count, same + 1)...)
    here = nil
    words = Set(timeline.entries[..<same].compactMap(rareWord))
    code = []
    for entry in timeline.entries[..<same] { noteCode(of: entry) }
  }

  private mutating func noteCode(of entry: Timeline.Entry) {
    for observation in entry.code where !code.contains(observation.action) {
      code.append(observation.action)
    }
  }

  private func rareWord(_ entry: Timeline.Entry) -> String? {
    guard entry.refusal == nil,
      let word = ActionWord.of(.act(entry.step, detail: entry.detail)), word.performer != nil
    else { return nil }
    return usual.contains(word.word) ? nil : word.word
  }

  /// The kernel after so many actions.
  private func kernel(after count: Int, _ timeline: Timeline) -> Kernel {
    if count == 0 { return start }
    if count == done.count, let here { return here }
    var kernel = timeline.kernel(before: count - 1)
    var log = EventLog()
    kernel.send(timeline.entries[count - 1], into: &log)
    return kernel
  }

  /// Takes some of the timeline's actions; whether it has them all.
  private mutating func read(_ timeline: Timeline, _ most: Int) -> Bool {
    guard done.count < timeline.entries.count else { return true }
    var kernel = kernel(after: done.count, timeline)
    var log = EventLog()
    for entry in timeline.entries[done.count...].prefix(most) {
      var parts: [Received] = []
      var before = kernel.device
      _ = kernel.pass(entry.delay, into: &log)
      parts += Received.parts(log.events, of: app, before: before)
      log.clear()
      before = kernel.device
      kernel.send(entry, into: &log)
      parts += Received.parts(log.events, of: app, before: before)
      log.clear()
      received.append(parts)
      done.append(entry)
      overlays.append(UInt8(clamping: kernel.device.situation.overlays.count))
      if let word = rareWord(entry) { words.insert(word) }
      noteCode(of: entry)
    }
    here = kernel
    return done.count == timeline.entries.count
  }

  private mutating func beginSpace(_ mostOverlays: Int) {
    triedWords = words
    triedCode = code
    triedOverlays = mostOverlays
    space = KnowledgeSpace(
      app, of: start, words: words, code: code, apps: apps, mostOverlays: mostOverlays,
      mostStates: mostStates)
    beliefs = []
    turns = [:]
    places = []
  }

  /// Whether all devices within reach were found.
  private mutating func explore(_ most: Int) -> Bool {
    guard space?.isDone == false else { return space?.isComplete == true }
    space?.explore(most)
    let isDone = space?.isDone == true
    let isComplete = space?.isComplete == true
    stand = isComplete ? .ready : isDone ? .tooMany : .exploring(space?.count ?? 0)
    return isComplete
  }

  /// Finds the beliefs up to now. False where there is none: something rare has happened.
  private mutating func believe(_ timeline: Timeline) -> Bool {
    guard let space else { return false }
    if beliefs.isEmpty {
      beliefs = [Belief(space)]
      places = [0]
    }
    while places.count <= timeline.cursor {
      places.append(turned(places[places.count - 1], by: received[places.count - 1], space))
    }
    now = places[timeline.cursor]
    if timeline.sinceEntry > 0 {
      var kernel = kernel(after: timeline.cursor, timeline)
      let before = kernel.device
      var log = EventLog()
      _ = kernel.pass(timeline.sinceEntry, into: &log)
      now = turned(now, by: Received.parts(log.events, of: app, before: before), space)
    }
    return !beliefs[now].states.isEmpty
      && beliefs.reduce(0) { $0 + $1.states.count } < AppKnowledge.mostBelieved
  }

  private mutating func turned(
    _ place: Int, by parts: [Received], _ space: KnowledgeSpace
  ) -> Int {
    parts.reduce(place) { place, part in
      let turn = Turn(belief: place, received: part)
      if let known = turns[turn] { return known }
      var belief = beliefs[place]
      belief.receive(part, in: space)
      let known = beliefs.firstIndex(of: belief) ?? beliefs.count
      if known == beliefs.count { beliefs.append(belief) }
      turns[turn] = known
      return known
    }
  }
}

// MARK: - In words

extension AppKnowledge {
  /// How many of the possible devices are so, where some are.
  public func conditions(
    _ belief: Belief
  ) -> [(condition: KnowledgeSpace.Condition, count: Int)] {
    space.map { belief.conditions($0) } ?? []
  }

  public func screens(_ belief: Belief) -> [(screen: KnowledgeSpace.Screen, count: Int)] {
    space.map { belief.screens($0) } ?? []
  }

  /// The actions by each of which the app would have received what it received last.
  public func causes(_ belief: Belief, _ text: SessionText) -> [String] {
    guard let moves = space?.space.alphabet.moves else { return [] }
    return OtherApp.lines(belief.causes.map { moves[$0] }, of: app, text)
  }
}

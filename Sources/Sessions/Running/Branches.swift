/// The branches of a session other than the current one: actions that were undone, and replaced by
/// others.
public struct Branches: Sendable {
  /// A branch other than the current one.
  public struct Branch: Sendable {
    /// The name that the user gave it; nil if it is listed by its first action.
    public var name: String?
    public internal(set) var tail: TimelineTail
    /// Whether it is the branch of the followed file.
    public internal(set) var isFollowed = false

    /// The number of entries of the whole branch.
    public var count: Int { tail.fork + tail.entries.count }
  }

  /// A mark, or a line of narration.
  public struct Mark: Equatable, Sendable {
    /// The number of entries before it.
    public var place: Int
    public var text: String
    public var isNarration = false

    public init(place: Int, text: String) {
      self.place = place
      self.text = text
    }
  }

  /// The marks and the narration of the current branch, in order of time.
  private var remarks: [Mark] = []
  /// The marks alone.
  public var marks: [Mark] { remarks.filter { !$0.isNarration } }
  /// The narration alone, a line each.
  public var narration: [Mark] { remarks.filter(\.isNarration) }

  /// The other branches, in the order of their creation.
  public private(set) var others: [Branch] = []
  /// The name of the current branch.
  public var name: String?
  /// Whether the current branch is that of a followed file. It is kept as long as the file is
  /// followed, even if it has no entries after the last fork.
  public private(set) var isFollowed = false

  public init(name: String? = nil, others: [Branch] = []) {
    self.name = name
    self.others = others
  }

  /// The branch of a followed file.
  public init(following name: String) {
    self.name = name
    isFollowed = true
  }

  public mutating func mark(_ place: Int, _ text: String) {
    add(Mark(place: place, text: text))
  }

  /// Adds a line of narration before the next action.
  public mutating func narrate(_ place: Int, _ text: String) {
    var line = Mark(place: place, text: text)
    line.isNarration = true
    add(line)
  }

  public mutating func dropNarration(after place: Int) {
    remarks.removeAll { $0.isNarration && $0.place > place }
  }

  /// Restores the narration of a branch when the user returns to it, together with narration added
  /// since.
  public mutating func restoreNarration(_ before: [Mark]) {
    let since = narration.filter { !before.contains($0) }
    remarks.removeAll(where: \.isNarration)
    for line in before + since { add(line) }
  }

  /// The lines of narration at a point in time.
  public func narration(at place: Int) -> [String] {
    remarks.filter { $0.isNarration && $0.place == place }.map(\.text)
  }

  /// One of those lines, counted from 0.
  public func narration(at place: Int, line: Int) -> String {
    let lines = narration(at: place)
    return lines.indices.contains(line) ? lines[line] : ""
  }

  private mutating func add(_ mark: Mark) {
    let index = remarks.firstIndex { $0.place > mark.place } ?? remarks.count
    remarks.insert(mark, at: index)
  }

  /// The texts of the marks at a point in time.
  public func markText(at place: Int) -> String? {
    let texts = marks.filter { $0.place == place && !$0.text.isEmpty }.map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  /// Keeps the future as a branch, because it is about to be replaced.
  public mutating func keepFuture(of timeline: Timeline) {
    guard !timeline.isAtPresent || isFollowed else { return }
    add(named(cutTail(of: timeline, from: timeline.cursor)))
    name = nil
    isFollowed = false
  }

  /// Continues the current branch differently from here. The old future is kept only if it has a
  /// mark or the start of another branch.
  public mutating func keepWhatLeads(elsewhere timeline: Timeline) {
    let cursor = timeline.cursor
    let isNeeded =
      others.contains { $0.tail.fork > cursor } || marks.contains { $0.place > cursor }
    guard isNeeded else { return }
    add(Branch(name: nil, tail: cutTail(of: timeline, from: cursor)))
  }

  /// Switches to another branch and goes to its fork. The previous branch is kept.
  public mutating func go(to index: Int, _ timeline: inout Timeline) {
    guard others.indices.contains(index) else { return }
    let branch = others.remove(at: index)
    let before = cutTail(of: timeline, from: branch.tail.fork)
    timeline.replaceTail(with: branch.tail)
    remarks += branch.tail.marks
    add(named(before))
    name = branch.name
    isFollowed = branch.isFollowed
  }

  public mutating func rename(_ index: Int, _ name: String?) { others[index].name = name }

  public mutating func drop(_ index: Int) { others.remove(at: index) }

  /// Adds a line of narration as a file has it, which may be a mark.
  mutating func add(_ line: String, at place: Int) {
    if let text = Narration.mark(line) {
      mark(place, text)
    } else if let text = Narration.shown(line) {
      narrate(place, text)
    }
  }

  /// Forgets the oldest of too many branches.
  mutating func keepNewest(_ count: Int) { others.removeFirst(max(0, others.count - count)) }

  /// Whether the user has performed actions of their own while following a file.
  public var hasOwnLines: Bool { !isFollowed || !others.isEmpty }

  /// A whole branch: the current one up to the fork, followed by the branch's tail.
  public func timeline(of index: Int, beside timeline: Timeline) -> Timeline {
    var other = timeline
    other.replaceTail(with: others[index].tail)
    other.move(to: other.entries.count)
    return other
  }

  /// The tail of the current branch, as a branch of its own.
  private func named(_ tail: TimelineTail) -> Branch {
    Branch(name: name, tail: tail, isFollowed: isFollowed)
  }

  private mutating func cutTail(of timeline: Timeline, from fork: Int) -> TimelineTail {
    var tail = timeline.tail(from: fork)
    tail.marks = remarks.filter { $0.place > fork }
    remarks.removeAll { $0.place > fork }
    return tail
  }

  /// Adds the tail of the previous branch, and moves the forks of branches that started in it. A
  /// branch that another one continues is part of that one.
  private mutating func add(_ branch: Branch) {
    for index in others.indices {
      others[index].tail = others[index].tail.forking(with: branch.tail)
    }
    if !branch.tail.entries.isEmpty || branch.name != nil { others.append(branch) }
  }
}

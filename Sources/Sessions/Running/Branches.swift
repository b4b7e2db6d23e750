/// The lines of a session beside the one that is looked at: what was done elsewhere from a common
/// beginning on. Only the interface keeps them; a session that is run has one line.
public struct Branches: Sendable {
  /// One of the other lines.
  public struct Branch: Sendable {
    /// What somebody called it; nil where it is known by its first action.
    public var name: String?
    public internal(set) var tail: TimelineTail
    /// Whether it is the line of the file that is followed.
    public internal(set) var isFollowed = false

    /// How many entries the whole line has.
    public var count: Int { tail.fork + tail.entries.count }
  }

  /// Something to come back to, or a line of narration.
  public struct Mark: Equatable, Sendable {
    /// How many entries had been done.
    public var place: Int
    public var text: String
    public var isNarration = false

    public init(place: Int, text: String) {
      self.place = place
      self.text = text
    }
  }

  /// The marks and the narration of the line that is looked at, in the order of its moments.
  private var remarks: [Mark] = []
  /// The marks alone.
  public var marks: [Mark] { remarks.filter { !$0.isNarration } }
  /// The narration alone, a line each.
  public var narration: [Mark] { remarks.filter(\.isNarration) }

  /// The others, in the order in which they came to be.
  public private(set) var others: [Branch] = []
  /// The name of the line that is looked at.
  public var name: String?
  /// Whether that is the line of a file that is followed: it stays as long as the file does, also
  /// where nothing of its own lies behind the place that others leave it at.
  public private(set) var isFollowed = false

  public init(name: String? = nil) { self.name = name }

  /// The line of a file that is followed.
  public init(following name: String) {
    self.name = name
    isFollowed = true
  }

  public mutating func mark(_ place: Int, _ text: String) {
    add(Mark(place: place, text: text))
  }

  /// Keeps a line of narration, which stands before the action that comes next.
  public mutating func narrate(_ place: Int, _ text: String) {
    var line = Mark(place: place, text: text)
    line.isNarration = true
    add(line)
  }

  public mutating func dropNarration(after place: Int) {
    remarks.removeAll { $0.isNarration && $0.place > place }
  }

  /// The line is again as it was left: what was narrated then stands on it, wherever other lines
  /// have taken it meanwhile, besides what was narrated since.
  public mutating func restoreNarration(_ before: [Mark]) {
    let since = narration.filter { !before.contains($0) }
    remarks.removeAll(where: \.isNarration)
    for line in before + since { add(line) }
  }

  /// The lines of narration at a moment.
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

  /// What the marks of a moment say.
  public func markText(at place: Int) -> String? {
    let texts = marks.filter { $0.place == place && !$0.text.isEmpty }.map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }

  /// Keeps the future, which is about to be replaced, as a branch.
  public mutating func keepFuture(of timeline: Timeline) {
    guard !timeline.isAtPresent || isFollowed else { return }
    add(named(cutTail(of: timeline, from: timeline.cursor)))
    name = nil
    isFollowed = false
  }

  /// The line goes on from here in another way and is still the same one. What came later is kept
  /// where another line or a mark is in it, which would stand nowhere else.
  public mutating func keepWhatLeads(elsewhere timeline: Timeline) {
    let cursor = timeline.cursor
    let isNeeded =
      others.contains { $0.tail.fork > cursor } || marks.contains { $0.place > cursor }
    guard isNeeded else { return }
    add(Branch(name: nil, tail: cutTail(of: timeline, from: cursor)))
  }

  /// Goes to another line, and stands where it leaves the one before, which is kept.
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

  /// Whether somebody did something beside the file that is followed.
  public var hasOwnLines: Bool { !isFollowed || !others.isEmpty }

  /// The whole course of a branch: the line that is looked at, with the branch's tail.
  public func timeline(of index: Int, beside timeline: Timeline) -> Timeline {
    var other = timeline
    other.replaceTail(with: others[index].tail)
    other.move(to: other.entries.count)
    return other
  }

  /// The tail of the line that is looked at, as another line.
  private func named(_ tail: TimelineTail) -> Branch {
    Branch(name: name, tail: tail, isFollowed: isFollowed)
  }

  private mutating func cutTail(of timeline: Timeline, from fork: Int) -> TimelineTail {
    var tail = timeline.tail(from: fork)
    tail.marks = remarks.filter { $0.place > fork }
    remarks.removeAll { $0.place > fork }
    return tail
  }

  /// Adds what was the current line's tail; all that forked from it behind that place forks from
  /// what is current now. A line that ends where another goes on is part of that one.
  private mutating func add(_ branch: Branch) {
    for index in others.indices {
      others[index].tail = others[index].tail.forking(with: branch.tail)
    }
    if !branch.tail.entries.isEmpty || branch.name != nil { others.append(branch) }
  }
}

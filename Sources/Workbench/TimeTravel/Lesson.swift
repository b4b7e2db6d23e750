import Sessions
import Texts

/// What an opened session says between its actions. It lasts as long as they are stepped through:
/// a user who does something else has a session of their own.
public struct Lesson: Sendable {
  /// The file's name, without folders and ending.
  public var name: String
  /// What the session is about; nil where it does not say so.
  public let title: String?
  /// What is said before an action besides the title, by the action's place; behind the last one
  /// what is said at the end.
  public private(set) var captions: [Int: String] = [:]
  /// The same line by line.
  private(set) var narration: [Branches.Mark] = []
  /// Narration that begins with a star is a mark.
  private(set) var marks: [Branches.Mark] = []
  /// The teacher's notes, by the place of the action that they precede.
  public private(set) var teacherNotes: [Int: String] = [:]
  private var pending: [String] = []
  private var pendingNotes: [String] = []
  private var stars: [String] = []

  init(_ session: OpenedSession) {
    let last = session.name.split(separator: "/").last.map(String.init) ?? session.name
    name = last.hasSuffix(".session") ? String(last.dropLast(".session".count)) : last
    title = session.title.flatMap(Narration.shown)
    for narrated in session.narrated {
      for line in narrated.lines { addNarration(line) }
      reach(narrated.place)
    }
  }

  /// A line of narration, before the action that comes next.
  private mutating func addNarration(_ narration: String) {
    if let mark = Narration.mark(narration) {
      stars.append(mark)
    } else if let note = Narration.teacherNote(narration) {
      pendingNotes.append(note)
    } else if let text = Narration.shown(narration) {
      pending.append(text)
    }
  }

  /// The next action has this place; earlier captions there belonged to an undone action.
  private mutating func reach(_ place: Int) {
    marks += stars.map { Branches.Mark(place: place, text: $0) }
    stars = []
    if !pendingNotes.isEmpty { teacherNotes[place] = Lists.sentences(pendingNotes) }
    pendingNotes = []
    if pending.isEmpty { return }
    narration += pending.map { Branches.Mark(place: place, text: $0) }
    if place == 0, pending.first == title { pending.removeFirst() }
    if !pending.isEmpty { captions[place] = Lists.sentences(pending) }
    pending = []
  }

  /// What is to be read where so many actions have been done: what is said of the next one, or
  /// else what was said of the one that just came.
  public func caption(at cursor: Int) -> String? { captions[cursor] ?? captions[cursor - 1] }

  /// All that is to be read before an action, the title included.
  public func words(before place: Int) -> String? {
    let words = [place == 0 ? title : nil, captions[place]].compactMap { $0 }
    return words.isEmpty ? nil : Lists.sentences(words)
  }

  /// Whether there is anything to show below the screen.
  public var hasWords: Bool { title != nil || !captions.isEmpty || !teacherNotes.isEmpty }

  /// What the teacher is to remember where so many actions have been done.
  public func teacherNote(at cursor: Int) -> String? {
    teacherNotes[cursor] ?? teacherNotes[cursor - 1]
  }

  /// A film of the lesson is for the class.
  public mutating func hideTeacherNotes() { teacherNotes = [:] }

  /// What was said last, where nothing is said of this action or the next.
  public func captionBefore(_ cursor: Int) -> String? {
    captions.keys.filter { $0 < cursor }.max().flatMap { captions[$0] }
  }
}

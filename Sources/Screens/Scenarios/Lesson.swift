import Sessions

/// What an opened session says between its actions. It lasts as long as they are stepped through:
/// whoever does something else has a session of their own.
struct Lesson: Sendable {
  /// The file's name, without folders and ending.
  var name: String
  /// What is said before an action, by the action's place; behind the last one what is said at the
  /// end.
  private(set) var captions: [Int: String] = [:]
  private var pending: [String] = []

  init(_ file: SessionFile) {
    let last = file.name.split(separator: "/").last.map(String.init) ?? file.name
    name = last.hasSuffix(".session") ? String(last.dropLast(".session".count)) : last
  }

  /// A line of narration, before the action that comes next.
  mutating func take(_ narration: String) {
    if let text = Narration.told(narration) { pending.append(text) }
  }

  /// The next action stands at this place; what stood there before has been taken back.
  mutating func reach(_ place: Int) {
    if pending.isEmpty { return }
    captions = captions.filter { $0.key < place }
    captions[place] = pending.joined(separator: " ")
    pending = []
  }

  /// What is to be read where so many actions have been done: what is said of the next one, or
  /// else what was said of the one that just came.
  func caption(at cursor: Int) -> String? { captions[cursor] ?? captions[cursor - 1] }
}

import Lifecycle

/// Writes a session down while it happens, so that what is written is always complete up to the
/// last whole action and gives the same file, byte for byte, when it is run again.
///
/// It knows where its file stands in a line of its own. Looking elsewhere writes nothing; what is
/// done next writes the steps that lead there from where the file stands.
///
/// What falls due after an action is held until the next one: it stands beneath the action before,
/// and a file that ended there could not say how long to wait for it.
public struct Recorder: Sendable {
  /// The file's entries, those that it has taken back too: whether each was refused.
  private var isRefused: [Bool]
  /// Where the file stands among them.
  private var place: Int
  /// How many of them are the machine's line's as well.
  private var shared: Int
  /// What is said before the next line.
  private var narration: [String] = []

  /// Begins with the whole session so far, and what is said at its moments.
  public init(
    _ machine: Machine, narration: (Int) -> [String] = { _ in [] }, write: (String) -> Void
  ) {
    var setup = machine.setup
    setup.show = .all
    for line in setup.header { write(line + "\n") }
    let timeline = machine.timeline
    isRefused = timeline.past.map { $0.refusal != nil }
    place = timeline.cursor
    shared = timeline.cursor
    for index in timeline.past.indices {
      write(Recorder.narrated(narration(index)) + Recorder.action(index, machine))
    }
    self.narration = narration(timeline.cursor)
  }

  /// Something is said at the moment at which the file stands.
  public mutating func narrate(_ text: String) { narration.append(text) }

  /// Whether the file stands where the machine does.
  public func stands(where machine: Machine) -> Bool {
    place == machine.timeline.cursor && place <= shared
  }

  /// From so many entries on the machine's line is another one from now on.
  public mutating func forked(at place: Int) { shared = min(shared, place) }

  /// The lines that lead to where the machine stands: what was taken back, done again, or done.
  /// Nil where none do: actions that were refused cannot be taken back.
  public mutating func lines(to machine: Machine) -> String? {
    let timeline = machine.timeline
    let goal = min(timeline.cursor, shared)
    var text = ""
    while place > goal, let last = isRefused[..<place].lastIndex(of: false) {
      place = last
      text += takeNarration() + "> undo\n"
    }
    while place < goal {
      text += takeNarration() + Recorder.again(place, machine)
      place += 1
    }
    if place > goal { return nil }
    if place < timeline.cursor { isRefused.removeSubrange(place...) }
    while place < timeline.cursor {
      text += Recorder.fellDue(before: place, machine) + takeNarration()
      text += Recorder.action(place, isFirst: true, machine)
      isRefused.append(timeline.entries[place].refusal != nil)
      place += 1
      shared = place
    }
    return text
  }

  /// The last lines: where the machine stands further on, or in another line, what leads there; and
  /// where something fell due since the last action, the wait that brings it about.
  public mutating func end(_ machine: Machine) -> String {
    var machine = machine
    var text = ""
    if machine.timeline.cursor > min(place, shared) { text += lines(to: machine) ?? "" }
    // Whoever looks back while it ends has done nothing there.
    if place <= shared { machine.timeline.move(to: place) }
    text += takeNarration()
    let timeline = machine.timeline
    guard timeline.isAtPresent, place == timeline.cursor else { return text }
    let due = timeline.endOfLastStep..<timeline.present
    if due.isEmpty { return text }
    text += "> wait \(Seconds.text(timeline.sinceEntry))\n"
    return text + Recorder.messages(due, machine)
  }

  private mutating func takeNarration() -> String {
    defer { narration.removeAll() }
    return Recorder.narrated(narration)
  }

  // MARK: - Lines

  private static func narrated(_ lines: [String]) -> String {
    lines.map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined()
  }

  /// An entry as it was done. What fell due before it stands before it, unless it has been written.
  private static func action(_ index: Int, isFirst: Bool = false, _ machine: Machine) -> String {
    let entry = machine.timeline.entries[index]
    var text = "> " + machine.text.text(.act(entry.step, detail: entry.detail))
    if entry.delay > 0 { text += " +" + Seconds.text(entry.delay) }
    text += "\n" + result(index, machine)
    if !isFirst, index + 1 < machine.timeline.cursor { text += fellDue(before: index + 1, machine) }
    return text
  }

  private static func again(_ index: Int, _ machine: Machine) -> String {
    "> redo\n" + result(index, machine)
  }

  /// What came of an entry at once.
  private static func result(_ index: Int, _ machine: Machine) -> String {
    let timeline = machine.timeline
    let entry = timeline.entries[index]
    let refusal = entry.refusal.map { "! \(machine.reason(.kernel($0)))\n" } ?? ""
    return refusal + messages(entry.firstMessage..<timeline.endOfEntry(index), machine)
  }

  private static func fellDue(before index: Int, _ machine: Machine) -> String {
    let entry = machine.timeline.entries[index]
    return messages(entry.logBefore..<entry.firstMessage, machine)
  }

  private static func messages(_ range: Range<Int>, _ machine: Machine) -> String {
    machine.timeline.allMessages[range].map { "  \(machine.line($0))\n" }.joined()
  }
}

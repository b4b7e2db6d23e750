import Lifecycle

/// Writes a session down while it happens, so that what is written is always complete up to the
/// last whole action and gives the same file, byte for byte, when it is run again.
///
/// It knows where its file stands in a line of its own. Looking elsewhere writes nothing; what is
/// done next writes the steps that lead there from where the file stands.
///
/// Scheduled events after an action are held until the next one: it stands beneath the
/// action before, and a file that ended there could not say how long to wait for it.
public struct Recorder: Sendable {
  /// An entry of the file's own line.
  private struct Written: Sendable {
    var isRefused: Bool
    /// Where the machine's line stands after it. A refused action leaves no trace in a file that
    /// stands in its past, so the file may have fewer entries.
    var place: Int
  }

  /// The file's entries, those that it has taken back too.
  private var written: [Written]
  /// Where the file stands among them.
  private var place: Int
  /// How many entries of the machine's line are the file's as well.
  private var shared: Int
  /// What is said before the next line.
  private var narration: [String] = []
  /// What is said at moments at which the file does not stand: it has it once it is led there to do
  /// something.
  private var elsewhere: [(place: Int, text: String)] = []

  /// Begins with the whole session so far, and what is said at its moments. The header names the
  /// revision of the rulebooks, where one is known.
  public init(
    _ simulation: Simulation, revision: Int? = nil, narration: (Int) -> [String] = { _ in [] },
    write: (String) -> Void
  ) {
    var setup = simulation.setup
    setup.show = .all
    for line in setup.header { write(line + "\n") }
    if let revision { write(Narration.line(ofRevision: revision) + "\n") }
    let past = simulation.timeline.past
    written = past.indices.map { Written(isRefused: past[$0].refusal != nil, place: $0 + 1) }
    place = past.count
    shared = past.count
    for index in past.indices {
      write(Recorder.narrated(narration(index)))
      write(Recorder.action(index, after: index, simulation))
      if index + 1 < past.count { write(Recorder.fellDue(before: index + 1, simulation)) }
    }
    self.narration = narration(past.count)
  }

  /// Something is said at the moment at which the machine stands.
  public mutating func narrate(_ text: String, at simulation: Simulation) {
    if stands(where: simulation) {
      narration.append(text)
    } else {
      elsewhere.append((simulation.timeline.cursor, text))
    }
  }

  /// Whether the file stands where the machine does.
  public func stands(where simulation: Simulation) -> Bool {
    reached == simulation.timeline.cursor && reached <= shared
  }

  /// Where in the machine's line the file stands, as far as it is the same one.
  private var reached: Int { place > 0 ? written[place - 1].place : 0 }

  /// From so many entries on the machine's line is another one from now on.
  public mutating func forked(at place: Int) {
    shared = min(shared, place)
    elsewhere.removeAll { $0.place > place }
  }

  /// The lines that lead to where the machine stands: what was taken back, done again, or done.
  /// Nil where none do: actions that were refused cannot be taken back.
  public mutating func lines(to simulation: Simulation) -> String? {
    let cursor = simulation.timeline.cursor
    let most = min(cursor, shared)
    let goal = written.firstIndex { $0.place > most } ?? written.count
    var text = ""
    while place > goal, let last = written[..<place].lastIndex(where: { !$0.isRefused }) {
      place = last
      text += takeNarration() + "> undo\n"
    }
    while place < goal {
      text += takeNarration() + "> redo\n" + Recorder.result(written[place].place - 1, simulation)
      place += 1
    }
    if place > goal { return nil }
    for index in reached..<max(reached, cursor) { text += did(index, simulation) }
    return text
  }

  /// An entry that the file does not have. One that was refused leaves no trace in the file while
  /// it stands in its past: the time until then is the next one's.
  private mutating func did(_ index: Int, _ simulation: Simulation) -> String {
    let isRefused = simulation.timeline.entries[index].refusal != nil
    if isRefused, place < written.count { return "" }
    let here = reached
    narration += elsewhere.filter { $0.place == here }.map(\.text)
    elsewhere.removeAll { $0.place == here }
    let text =
      Recorder.fellDue(before: index, after: reached, simulation) + takeNarration()
      + Recorder.action(index, after: reached, simulation)
    written.removeSubrange(place...)
    written.append(Written(isRefused: isRefused, place: index + 1))
    place += 1
    shared = index + 1
    return text
  }

  /// The last lines, and that they are the last.
  public mutating func end(_ simulation: Simulation) -> String {
    lastLines(simulation) + Narration.endOfRecording + "\n"
  }

  /// Where the machine stands further on, or in another line, what leads there; and where something
  /// happened as scheduled since the last action, the wait that brings it about.
  private mutating func lastLines(_ simulation: Simulation) -> String {
    var simulation = simulation
    var text = ""
    if simulation.timeline.cursor > min(reached, shared) { text += lines(to: simulation) ?? "" }
    // A user who looks back while it ends has done nothing there.
    if reached <= shared, simulation.timeline.cursor < reached {
      simulation.timeline.move(to: reached)
    }
    text += takeNarration()
    let timeline = simulation.timeline
    guard timeline.isAtPresent, reached <= timeline.cursor else { return text }
    let skipped = timeline.entries[reached...]
    let due = (skipped.first?.logBefore ?? timeline.endOfLastStep)..<timeline.present
    if timeline.allEvents[due].messages.isEmpty { return text }
    let delay = skipped.reduce(timeline.sinceEntry) { $0 + $1.delay }
    text += "> wait \(Seconds.spelled(delay))\n"
    return text + Recorder.messages(due, simulation)
  }

  private mutating func takeNarration() -> String {
    defer { narration.removeAll() }
    return Recorder.narrated(narration)
  }

  // MARK: - Lines

  private static func narrated(_ lines: [String]) -> String {
    lines.map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined()
  }

  /// An entry as it was done, with the time since the one after which the file stands.
  private static func action(_ index: Int, after place: Int, _ simulation: Simulation) -> String {
    let entries = simulation.timeline.entries
    let delay = entries[place...index].reduce(0) { $0 + $1.delay }
    let step = Step.act(entries[index].step, detail: entries[index].detail)
    let time = delay > 0 ? " +" + Seconds.spelled(delay) : ""
    return "> \(simulation.text.line(step))\(time)\n" + result(index, simulation)
  }

  /// The immediate result of an entry.
  private static func result(_ index: Int, _ simulation: Simulation) -> String {
    let timeline = simulation.timeline
    let entry = timeline.entries[index]
    let refusal = entry.refusal.map { "! \(simulation.reason(.kernel($0)))\n" } ?? ""
    return refusal + messages(entry.firstEvent..<timeline.endOfEntry(index), simulation)
  }

  /// What happened as scheduled before an entry, since the one after which the file stands.
  private static func fellDue(
    before index: Int, after place: Int? = nil, _ simulation: Simulation
  ) -> String {
    let entries = simulation.timeline.entries
    return messages(entries[place ?? index].logBefore..<entries[index].firstEvent, simulation)
  }

  private static func messages(_ range: Range<Int>, _ simulation: Simulation) -> String {
    // As bytes: a recording user waits for it after each key, and texts grow slowly.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count * 64)
    for case .message(let message) in simulation.timeline.allEvents[range] {
      bytes += "  ".utf8
      simulation.append(message, to: &bytes)
      bytes += "\n".utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

import Lifecycle

/// Records a session while it happens. The file is always complete up to the last action, and
/// running it again gives the same file byte for byte.
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

  /// The file's entries, including those that it has undone.
  private var written: [Written]
  /// The number of entries that the file has not undone.
  private var place: Int
  /// The number of entries that the device's branch shares with the file.
  private var shared: Int
  /// Narration to write before the next line.
  private var narration: [String] = []
  /// Narration at other points in time. It is written when the next action takes place there.
  private var elsewhere: [(place: Int, text: String)] = []

  /// Begins with the whole session so far, including its narration. The header names the revision
  /// of the rulebooks, if one is known; `host` says how the file names a folder of sources.
  public init(
    _ simulation: Simulation, revision: Int? = nil, narration: (Int) -> [String] = { _ in [] },
    host: (String) -> String = { $0 }, write: (String) -> Void
  ) {
    var setup = simulation.setup
    setup.show = .all
    for place in setup.apps.indices {
      setup.apps[place].traits.host = setup.apps[place].traits.host.map(host)
    }
    for line in setup.header { write(line + "\n") }
    if let revision { write(Narration.line(ofRevision: revision) + "\n") }
    let past = simulation.timeline.past
    written = past.indices.map { Written(isRefused: past[$0].refusal != nil, place: $0 + 1) }
    place = past.count
    shared = past.count
    for index in past.indices {
      write(Recorder.narrated(narration(index)))
      write(Recorder.action(index, after: index, simulation))
      if index + 1 < past.count { write(Recorder.scheduledEvents(before: index + 1, simulation)) }
    }
    self.narration = narration(past.count)
  }

  /// Adds narration at the device's current point in time.
  public mutating func narrate(_ text: String, at simulation: Simulation) {
    if stands(where: simulation) {
      narration.append(text)
    } else {
      elsewhere.append((simulation.timeline.cursor, text))
    }
  }

  /// The narration that can be written now: where the file stands where the device is. The other
  /// waits for an action there.
  public mutating func narrationLines(at simulation: Simulation) -> String {
    stands(where: simulation) ? takeNarration() : ""
  }

  /// Whether the file and the device are at the same point in time.
  public func stands(where simulation: Simulation) -> Bool {
    reached == simulation.timeline.cursor && reached <= shared
  }

  /// The file's place in the device's branch, as far as both are the same.
  private var reached: Int { place > 0 ? written[place - 1].place : 0 }

  /// The device continues on another branch after the given number of entries.
  public mutating func forked(at place: Int) {
    shared = min(shared, place)
    elsewhere.removeAll { $0.place > place }
  }

  /// The lines that lead to the device's current point in time: undo, redo, and actions. Nil if no
  /// lines do, because refused actions cannot be undone. `narration` is what is said at a point in
  /// time that they lead to.
  public mutating func lines(
    to simulation: Simulation, narration: (Int) -> [String] = { _ in [] }
  ) -> String? {
    let cursor = simulation.timeline.cursor
    let most = min(cursor, shared)
    let goal = written.firstIndex { $0.place > most } ?? written.count
    var text = ""
    while place > goal, let last = written[..<place].lastIndex(where: { !$0.isRefused }) {
      place = last
      text += takeNarration() + "> undo\n"
    }
    while place < goal {
      text +=
        takeNarration() + "> redo\n"
        + Recorder.result(written[place].place - 1, simulation, isRedone: true)
      place += 1
    }
    if place > goal { return nil }
    for index in reached..<max(reached, cursor) {
      text += did(index, simulation)
      self.narration += narration(index + 1)
    }
    return text
  }

  /// The lines of actions beyond the file's end that the device has come to, as where an opened
  /// session is stepped through, with what is said there; nothing while it is looked back.
  public mutating func linesAhead(
    _ simulation: Simulation, narration: (Int) -> [String]
  ) -> String {
    guard place == written.count, reached <= shared, simulation.timeline.cursor > reached else {
      return ""
    }
    var text = ""
    for index in reached..<simulation.timeline.cursor {
      text += did(index, simulation)
      self.narration += narration(index + 1)
    }
    // Followers read it before the next action comes.
    return text + takeNarration()
  }

  /// Writes an entry that the file lacks. A refused action in the past leaves no trace in the file;
  /// its delay is added to the next action.
  private mutating func did(_ index: Int, _ simulation: Simulation) -> String {
    let isRefused = simulation.timeline.entries[index].refusal != nil
    if isRefused, place < written.count { return "" }
    let here = reached
    narration += elsewhere.filter { $0.place == here }.map(\.text)
    elsewhere.removeAll { $0.place == here }
    let text =
      Recorder.scheduledEvents(before: index, after: reached, simulation) + takeNarration()
      + Recorder.action(index, after: reached, simulation)
    written.removeSubrange(place...)
    written.append(Written(isRefused: isRefused, place: index + 1))
    place += 1
    shared = index + 1
    return text
  }

  /// The last lines, with the line that says that the recording ended.
  public mutating func end(_ simulation: Simulation) -> String {
    lastLines(simulation) + Narration.endOfRecording + "\n"
  }

  /// The lines that lead to the device's point in time, and the wait for scheduled events since the
  /// last action.
  mutating func lastLines(_ simulation: Simulation) -> String {
    var simulation = simulation
    var text = ""
    if simulation.timeline.cursor > min(reached, shared) { text += lines(to: simulation) ?? "" }
    // A user who only looks back at the end has performed nothing there.
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

  /// The line of an action, with the time since the file's last entry.
  private static func action(_ index: Int, after place: Int, _ simulation: Simulation) -> String {
    let entries = simulation.timeline.entries
    let delay = entries[place...index].reduce(0) { $0 + $1.delay }
    let step = Step.act(entries[index].step, detail: entries[index].detail)
    let time = delay > 0 ? " +" + Seconds.spelled(delay) : ""
    let predicted = simulation.text.lines(
      of: entries[index].prediction, isQuestion: entries[index].isQuestion)
    return "\(entries[index].mark) \(simulation.text.line(step))\(time)\n"
      + predicted.map { $0 + "\n" }.joined() + result(index, simulation)
  }

  /// The immediate result of an entry. A `redo` does not say again what code did.
  private static func result(
    _ index: Int, _ simulation: Simulation, isRedone: Bool = false
  ) -> String {
    let timeline = simulation.timeline
    let entry = timeline.entries[index]
    let refusal = entry.refusal.map { "! \(simulation.reason(.kernel($0)))\n" } ?? ""
    let events = entry.firstEvent..<timeline.endOfEntry(index)
    let code = CodeLines(entry, simulation)
    if code.isEmpty || isRedone { return refusal + messages(events, simulation) }
    return refusal + code.lines(of: timeline.allEvents[events].messages).map { $0 + "\n" }.joined()
  }

  /// The scheduled events between the file's last entry and this one.
  private static func scheduledEvents(
    before index: Int, after place: Int? = nil, _ simulation: Simulation
  ) -> String {
    let entries = simulation.timeline.entries
    return messages(entries[place ?? index].logBefore..<entries[index].firstEvent, simulation)
  }

  private static func messages(_ range: Range<Int>, _ simulation: Simulation) -> String {
    // Built from bytes, because appending to strings is slow and runs after each key.
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

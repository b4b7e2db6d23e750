import Lifecycle
import Sessions
import Texts

// Travel to another point in time of the session. The device is shown as it was then; no action is
// performed.
extension Workbench {
  public var isAtPresent: Bool { simulation.timeline.isAtPresent }

  /// Whether the device is shown as it was at an earlier point in time. Not during a replay, which
  /// continues from where it is, nor while a session is watched live.
  public var looksBack: Bool {
    !isAtPresent && !travel.hidesFuture && followedPlace.map { $0 == .liveEnd } != true
  }

  /// Goes to the point in time after the given number of actions.
  public mutating func travel(to place: Int) {
    leaveLiveEnd()
    showAllMessages()
    travel.playback = nil
    let before = shownCard
    simulation.timeline.move(to: place)
    changes.isMoved = true
    arrive(from: before)
  }

  /// Brings everything in line with the current point in time.
  mutating func arrive(from before: Card?) {
    stayWhereItWasLeft()
    refresh()
    noteWhatCame(since: before)
    changes.hasArrived = true
  }

  /// Which app is in front that was not.
  mutating func noteWhatCame(since before: Card?) {
    guard let now = device.visible else { return }
    let came = [now.right, now.left].compactMap { $0 }.first { before?.contains($0) != true }
    if let came { changes.appeared.append(came.app) }
  }

  public mutating func goToPresent() {
    if following == nil {
      travel(to: simulation.timeline.entries.count)
    } else {
      returnToLiveEnd()
    }
  }

  public mutating func step(by steps: Int) {
    if steps > 0, stepsIntoWhatWaits { return stepIntoWhatWaits() }
    if steps > 0, holdsNext() { return }
    move(by: steps)
  }

  /// The same without holding an action back.
  mutating func move(by steps: Int) {
    let timeline = simulation.timeline
    let place = timeline.cursor + steps
    guard (0...timeline.entries.count).contains(place) else {
      return say(localized(steps < 0 ? "travel.at-beginning" : "travel.at-present"))
    }
    travel(to: place)
    guard steps > 0, !timeline.entries.isEmpty else { return }
    if let refusal = simulation.timeline.entries[place - 1].refusal {
      say(simulation.sentence(.kernel(refusal)), .refusal)
    }
    // In slow motion, the messages of an action are shown one by one here too.
    let first = simulation.timeline.entries[place - 1].firstEvent
    changes.sent = first..<max(first, simulation.timeline.events.count)
  }

  /// Hides what only the teacher sees.
  public mutating func hideTeacherNotes() { travel.hideTeacherNotes() }

  // MARK: - Marks

  /// The points in time to stop at: marks, narration, the start of each branch, and both ends.
  private var stops: [Int] {
    var stops: Set<Int> = [0, simulation.timeline.entries.count]
    stops.formUnion(travel.branches.marks.map(\.place))
    stops.formUnion(travel.branches.others.map(\.tail.fork))
    stops.formUnion(travel.lesson?.captions.keys.map { $0 } ?? [])
    if let difference = travel.difference { stops.insert(difference.place) }
    return stops.filter { $0 <= simulation.timeline.entries.count }.sorted()
  }

  public mutating func goToMark(forward: Bool) {
    let cursor = simulation.timeline.cursor
    let stop = forward ? stops.first { $0 > cursor } : stops.last { $0 < cursor }
    guard let stop else {
      return say(localized(forward ? "travel.at-present" : "travel.at-beginning"))
    }
    travel(to: stop)
    if let text = travel.branches.markText(at: stop) {
      say(localized("travel.mark", ["text": text]))
    }
  }

  /// Sets a mark at the current point in time.
  public mutating func setMark(_ text: String) -> [Effect] {
    let waited = keepPassedTime()
    travel.branches.mark(simulation.timeline.cursor, text)
    changes.hasRemarks = true
    let effects = waited + write(text.isEmpty ? "*" : "* \(text)")
    say(localized(recordsHere ? "travel.marked" : "travel.marked-elsewhere"))
    return effects
  }

  /// What is written now stands behind what has happened by itself: a file has a `wait` there.
  private mutating func keepPassedTime() -> [Effect] {
    // Apps' own processes are at the same point in time; a wait would have to be theirs.
    guard recording.recorder != nil, recordsHere, !runsCode,
      simulation.timeline.keepPassedTime()
    else { return [] }
    refresh()
    return record()
  }

  private mutating func write(_ narration: String) -> [Effect] {
    let text = recording.narrate(narration, at: simulation)
    return text.isEmpty ? [] : [.write(text)]
  }

  /// Why nothing can be narrated now; nil where it can.
  public var whyNoNarration: Notice.Sentence? {
    recording.recorder != nil
      ? nil : Notice.Sentence(localized("travel.not-recording"), next: .record)
  }

  /// Adds narration to the recording and for its followers.
  public mutating func narrate(_ text: String) -> [Effect] {
    guard !text.isEmpty else { return [] }
    if let reason = whyNoNarration {
      say(reason, .refusal)
      return []
    }
    let waited = keepPassedTime()
    travel.branches.narrate(simulation.timeline.cursor, text)
    changes.hasRemarks = true
    let effects = waited + write(text)
    say(recordsHere ? localized("travel.mark", ["text": text]) : localized("travel.said-elsewhere"))
    return effects
  }

  /// Whether narration added here is written to the recording at once.
  private var recordsHere: Bool { recording.recorder?.stands(where: simulation) != false }

  /// The narration of a recording at a point in time in its past.
  func narration(at place: Int) -> [String] { travel.branches.lines(at: place) }
}

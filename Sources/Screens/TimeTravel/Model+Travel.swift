import Lifecycle
import Sessions
import Texts

// Travel to another point in time of the session. The device is shown as it was then; no action is
// performed.
extension Model {
  var isAtPresent: Bool { simulation.timeline.isAtPresent }

  /// Whether the device is shown as it was at an earlier point in time. Not during a replay, which
  /// continues from where it is, nor while a session is watched live.
  var looksBack: Bool {
    !isAtPresent && !travel.hidesFuture && followedPlace.map { $0 == .liveEnd } != true
  }

  /// Whether the device's time flows. It stands still in the past, while an action is held back to
  /// be predicted, and while an app is compiled.
  var clockFlows: Bool {
    isClockRunning && isAtPresent && !(popup is PredictionWindow) && !isBuilding
  }

  /// Goes to the point in time after the given number of actions.
  mutating func travel(to place: Int) {
    leaveLiveEnd()
    showAllMessages()
    travel.playback = nil
    let before = device.visible
    simulation.timeline.move(to: place)
    followMoment()
    arrive(from: before)
  }

  /// Updates everything on the screen for the current point in time.
  mutating func arrive(from before: Card?) {
    stayWhereItWasLeft()
    refresh()
    selectWhatCame(since: before)
    sayCaption()
    sayExercise()
  }

  /// Scrolls the log to the current point in time.
  mutating func followMoment() {
    log.follow()
  }

  mutating func step(by steps: Int) {
    if steps > 0, stepsIntoWhatWaits { return stepIntoWhatWaits() }
    if steps > 0, holdsNext() { return }
    move(by: steps)
  }

  /// The same without holding an action back.
  mutating func move(by steps: Int) {
    let timeline = simulation.timeline
    let place = timeline.cursor + steps
    guard (0...timeline.entries.count).contains(place) else {
      let text = localized(steps < 0 ? "travel.at-beginning" : "travel.at-present")
      say(text)
      return
    }
    travel(to: place)
    guard steps > 0, !timeline.entries.isEmpty else { return }
    let entry = simulation.timeline.entries[place - 1]
    if let refusal = entry.refusal {
      say(simulation.sentence(.kernel(refusal)), .refusal)
    }
    holdMessages(ofEntry: place - 1)
  }

  /// In slow motion, the messages of an action are shown one by one here too.
  mutating func holdMessages(ofEntry entry: Int) {
    let timeline = simulation.timeline
    let first = timeline.entries[entry].firstEvent
    holdMessages(first..<max(first, timeline.events.count))
  }

  // MARK: - Marks

  /// The points in time to stop at: marks, narration, the start of each branch, and both ends.
  var stops: [Int] {
    var stops: Set<Int> = [0, simulation.timeline.entries.count]
    stops.formUnion(log.filter.marks)
    stops.formUnion(travel.branches.others.map(\.tail.fork))
    stops.formUnion(travel.lesson?.captions.keys.map { $0 } ?? [])
    if let difference = travel.difference { stops.insert(difference.place) }
    return stops.filter { $0 <= simulation.timeline.entries.count }.sorted()
  }

  mutating func goToMark(forward: Bool) {
    let cursor = simulation.timeline.cursor
    let stop = forward ? stops.first { $0 > cursor } : stops.last { $0 < cursor }
    guard let stop else {
      let text = localized(forward ? "travel.at-present" : "travel.at-beginning")
      say(text)
      return
    }
    travel(to: stop)
    if let text = travel.branches.markText(at: stop) {
      say(localized("travel.mark", ["text": text]))
    }
  }

  /// Sets a mark at the current point in time.
  mutating func setMark(_ text: String) -> [Effect] {
    let waited = keepPassedTime()
    travel.branches.mark(simulation.timeline.cursor, text)
    showMarks()
    let effects = waited + write(text.isEmpty ? "*" : "* \(text)")
    let key = recordsHere ? "travel.marked" : "travel.marked-elsewhere"
    say(localized(key))
    return effects
  }

  /// What is written now stands behind what has happened by itself: a file has a `wait` there.
  private mutating func keepPassedTime() -> [Effect] {
    // The processes of apps' own code stand where the session stands, and waits are theirs.
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
  var whyNoNarration: String? {
    if recording.recorder != nil { return nil }
    return keys.sentence(localized("travel.not-recording"), .record, "records")
  }

  /// Adds narration to the recording and for everyone who follows it.
  mutating func narrate(_ text: String) -> [Effect] {
    guard !text.isEmpty else { return [] }
    if let reason = whyNoNarration {
      say(reason, .refusal)
      return []
    }
    let waited = keepPassedTime()
    travel.branches.narrate(simulation.timeline.cursor, text)
    showMarks()
    let effects = waited + write(text)
    let words =
      recordsHere ? localized("travel.mark", ["text": text]) : localized("travel.said-elsewhere")
    say(words)
    return effects
  }

  /// Whether narration added here is written to the recording at once.
  private var recordsHere: Bool { recording.recorder?.stands(where: simulation) != false }

  /// Gives the log a row for each mark and for each line of narration.
  mutating func showMarks() {
    var narration: [Int: Int] = [:]
    for line in travel.branches.narration { narration[line.place, default: 0] += 1 }
    log.setRemarks(
      Set(travel.branches.marks.map(\.place)), narration, simulation.timeline)
  }

  // MARK: - From the log

  /// Goes to the point in time of the chosen row. A message that an action sent is in the middle of
  /// the action; a scheduled event has a time of its own.
  mutating func jumpToChosenRow() {
    guard let row = chosenLogRow, let entry = row.entry(in: simulation.timeline) else { return }
    switch row {
    case .mark(let place), .narration(let place, _): return travel(to: place)
    default: break
    }
    travel(to: entry + 1)
    switch row {
    case .message(let index), .later(_, let index): showMessage(index, of: entry)
    case .action, .refusal, .code, .mark, .narration: break
    }
  }
}

extension Model {
  /// Hides what only the teacher sees: the screen is shown to others.
  public mutating func hideTeacherNotes() { travel.hideTeacherNotes() }
}

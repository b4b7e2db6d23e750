import Lifecycle
import Sessions
import Texts

// What is done with the device.
extension Workbench {
  public mutating func send(_ action: Action) -> [Effect] { send(.act(action)) }

  /// Does one step with the device, as if its words had been typed.
  public mutating func send(_ step: Step) -> [Effect] {
    if let reason = exerciseRefusal(of: step) {
      say(reason, .refusal)
      return []
    }
    if awaitsCode(step) { return [] }
    return holds(step) ? [] : carryOut(step)
  }

  /// Does one step that nothing holds back. `predicted` is what was predicted of it, where it was
  /// held back.
  public mutating func carryOut(_ step: Step, predicted: PredictionLines? = nil) -> [Effect] {
    showAllMessages()
    // No copy of the timeline is kept meanwhile: changing it would copy its log.
    travel.stopPlayback()
    var effects: [Effect] = []
    if case .act(let action, _) = step, !isAtPresent || travel.branches.isFollowed {
      if let refusal = simulation.timeline.kernel.after(action).refusal {
        // On the file's branch nothing is done but what the file does.
        if travel.branches.isFollowed {
          say(simulation.sentence(.kernel(refusal)), .refusal)
          return []
        }
      } else {
        effects = branchOff()
      }
    }
    leaveLiveEnd()
    if case .act = step, runsCode {
      return effects + startCode(CodeJob(.step(step, predicted: predicted), simulation))
    }
    let departure = Departure(self)
    let outcome = simulation.timeline.perform(step, isQuestion: predicted != nil)
    if let predicted { simulation.timeline.keep(predicted, at: departure.cursor) }
    return effects + finish(step, from: departure, sent: outcome.sent, outcome.refusal)
  }

  /// Where the session was before a step.
  struct Departure: Sendable {
    let cursor: Int
    fileprivate let visible: Card?

    init(_ workbench: Workbench) {
      cursor = workbench.simulation.timeline.cursor
      visible = workbench.shownCard
    }
  }

  /// Keeps what a step has done.
  mutating func finish(
    _ step: Step, from departure: Departure, sent: Range<Int>, _ refusal: Timeline.StepRefusal?
  ) -> [Effect] {
    if let refusal { say(simulation.sentence(refusal), .refusal) }
    let isElsewhere = simulation.timeline.cursor != departure.cursor
    if step == .undo || step == .redo {
      changes.isMoved = true
    } else if isElsewhere {
      travel.leaveLesson()
    }
    arrive(from: departure.visible)
    guard isElsewhere else { return [] }
    recording.somethingWasDone()
    if step != .undo { changes.sent = sent }
    return record()
  }

  public mutating func undo() -> [Effect] {
    let words = self.words(ofFirst: simulation.timeline.past.lazy.reversed())
    let effects = send(Step.undo)
    sayLeast(localized("notes.taken-back", ["action": words]))
    return effects
  }

  public mutating func redo() -> [Effect] {
    let words = self.words(ofFirst: simulation.timeline.entries[simulation.timeline.cursor...])
    let effects = send(Step.redo)
    sayLeast(localized("notes.done", ["action": words]))
    return effects
  }

  /// The first action that was not refused, in words: undo and redo pass over those that were.
  private func words(ofFirst entries: some Sequence<Timeline.Entry>) -> String {
    guard let entry = entries.first(where: { $0.refusal == nil }) else { return "" }
    return simulation.text.line(.act(entry.step, detail: entry.detail))
  }

  // MARK: - Time

  /// Whether the device's time flows. It stands still in the past, and while an app is compiled.
  public var clockFlows: Bool { isClockRunning && isAtPresent && !isBuilding }

  public mutating func toggleClock() {
    if refusesClock() { return }
    if !isAtPresent || stepsIntoWhatWaits { return startPlaying() }
    isClockRunning.toggle()
    if isClockRunning {
      say(localized("notes.clock-runs"))
    } else {
      say(localized("notes.clock-stands"), next: .clockStarts)
    }
  }

  /// Starts or stops the clock, and stops a replay.
  public mutating func letClock(run runs: Bool) {
    isClockRunning = runs
    travel.stopPlayback()
  }

  /// Time flows on: a replay's, or else the device's, with what is scheduled meanwhile. Either
  /// waits while the user reads.
  public mutating func pass(
    _ milliseconds: UInt32, replayWaits: Bool, clockWaits: Bool
  ) -> [Effect] {
    if travel.playback != nil {
      if !replayWaits { play(milliseconds) }
      return recordSteps()
    }
    guard clockFlows, !clockWaits else { return [] }
    if runsCode, let effects = passWithCode(milliseconds) { return effects }
    let before = simulation.timeline.events.count
    guard simulation.timeline.pass(milliseconds) else {
      isClockRunning = false
      say(
        localized("notes.clock-stopped", ["reason": simulation.text.sentence(.tooLong)]), .error)
      return []
    }
    if simulation.timeline.events.count > before { refresh() }
    return []
  }

  /// How many milliseconds from now something happens by itself; nil while nothing will.
  public func nextDeadline(replayWaits: Bool, clockWaits: Bool) -> UInt32? {
    if let playback = travel.playback { return replayWaits ? nil : playback }
    guard clockFlows, !clockWaits, !ownCode.isRunning,
      let due = [simulation.timeline.kernel.nextDeadline, ownCode.nextTimer]
        .compactMap({ $0 }).min(by: { $0.milliseconds < $1.milliseconds })
    else { return nil }
    let now = device.now.milliseconds
    return due.milliseconds - min(now, due.milliseconds)
  }
}

import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

extension Model {
  /// Does one step with the device, as if its words had been typed.
  mutating func send(_ step: Step) -> [Effect] {
    if let reason = exerciseRefusal(of: step) {
      say(reason, .refusal)
      return []
    }
    return holds(step) ? [] : carryOut(step)
  }

  /// Does one step that nothing holds back. `isQuestion` says that it was predicted.
  mutating func carryOut(_ step: Step, isQuestion: Bool = false) -> [Effect] {
    showAllMessages()
    // No copy of the timeline is kept meanwhile: changing it would copy its log.
    travel.stopPlayback()
    var effects: [Effect] = []
    if case .act(let action, _) = step, !isAtPresent || travel.branches.isFollowed {
      if let refusal = simulation.timeline.kernel.after(action).refusal {
        // On the file's line nothing is done but what the file does.
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
      return effects + startCode(CodeJob(.step(step, isQuestion: isQuestion), simulation))
    }
    let departure = Departure(self)
    let outcome = simulation.timeline.perform(step, isQuestion: isQuestion)
    return effects + finish(step, from: departure, sent: outcome.sent, outcome.refusal)
  }

  /// Where the session was before a step.
  struct Departure: Sendable {
    fileprivate let cursor: Int
    fileprivate let visible: Card?

    init(_ model: Model) {
      cursor = model.simulation.timeline.cursor
      visible = model.device.visible
    }
  }

  /// Brings the screen in line with what a step has done.
  mutating func finish(
    _ step: Step, from departure: Departure, sent: Range<Int>, _ refusal: Timeline.StepRefusal?
  ) -> [Effect] {
    if let refusal { say(simulation.sentence(refusal), .refusal) }
    let isElsewhere = simulation.timeline.cursor != departure.cursor
    if step == .undo || step == .redo {
      followMoment()
    } else if isElsewhere {
      travel.leaveLesson()
    }
    arrive(from: departure.visible)
    guard isElsewhere else { return [] }
    recording.somethingWasDone()
    if step != .undo { holdMessages(sent) }
    return record()
  }

  /// Writes down what has been done.
  mutating func record() -> [Effect] {
    guard recording.recorder != nil else { return [] }
    if let text = recording.recorder?.lines(to: simulation) {
      return text.isEmpty ? [] : [.write(text)]
    }
    let effects = endRecording()
    say(localized("travel.recording-ended"), .error)
    return effects
  }

  mutating func send(_ action: Action) -> [Effect] { send(.act(action)) }

  /// The device's time flows on while the clock runs; scheduled events happen meanwhile.
  public mutating func pass(_ milliseconds: UInt32) -> [Effect] {
    goOnComparing()
    defer { sidePanel?.goOn(in: &self) }
    if travel.playback != nil { return play(milliseconds) + recordSteps() }
    guard clockFlows, presenting.slowMotion.held == nil else { return [] }
    if runsCode, let effects = passWithCode(milliseconds) { return effects }
    let before = simulation.timeline.events.count
    guard simulation.timeline.pass(milliseconds) else {
      isClockRunning = false
      say(localized("notes.clock-stopped", ["reason": simulation.text.sentence(.tooLong)]), .error)
      return []
    }
    if simulation.timeline.events.count > before {
      refresh()
      advanceTour()
    }
    return []
  }

  /// How many milliseconds from now something happens as scheduled, or nil where the program may
  /// sleep until a key is pressed.
  public var nextDeadline: UInt32? {
    if isComparing || sidePanel?.isBusy(self) == true { return 1 }
    if travel.playback != nil { return timeToNextAction }
    guard clockFlows, presenting.slowMotion.held == nil, !ownCode.isRunning,
      let due = [simulation.timeline.kernel.nextDeadline, ownCode.nextTimer]
        .compactMap({ $0 }).min(by: { $0.milliseconds < $1.milliseconds })
    else { return nil }
    let now = device.now.milliseconds
    return min(
      due.milliseconds - min(now, due.milliseconds), sidePanel?.nextTick(self) ?? .max)
  }

  /// Brings what is chosen and scrolled in line with what is there now.
  mutating func refresh() {
    showWhatIsKnown()
    practice?.follow(simulation.timeline)
    log.update(simulation.timeline)
    popup?.update(in: &self)
    deviceView.keepCard(of: device)
    appsPanel.keepSelection(of: device)
  }

  /// The selection follows the app that an action brings to the front, and stays where it is while
  /// none comes: so it is always in sight, and moved only by who moves it.
  mutating func selectWhatCame(since before: Card?) {
    guard let now = device.visible else { return }
    let came = [now.right, now.left].compactMap { $0 }.first { before?.contains($0) != true }
    guard let came, selectedApp != came.app else { return }
    appsPanel.select(came.app)
  }

  /// Opens a session: all of its actions are done, and then everything is taken back, so that each
  /// can be done again; or the device stays at its end. Its clock stands.
  public mutating func open(_ file: SessionFile, atEnd: Bool) throws(Diagnostic) {
    open(try OpenedSession(file, library: library), atEnd: atEnd)
  }

  /// Opens a session that has been run. An exercise opens at its end, where its learner starts.
  public mutating func open(_ session: OpenedSession, atEnd: Bool) {
    let practice = ExercisePractice(session, among: scenarios.builtIn)
    let atEnd = atEnd || practice != nil
    var simulation = session.simulation
    // A file may end in the past, after time has passed there: that is taken back.
    let end = simulation.timeline.cursor
    simulation.timeline.move(to: atEnd ? end : 0)
    adopt(simulation)
    isClockRunning = false
    travel.open(session, atEnd: atEnd)
    self.practice = practice
    showMarks()
    refresh()
    if practice != nil {
      note = nil
      return sayExercise()
    }
    let opened = localized("notes.opened", ["file": travel.branches.name ?? session.name])
    let isRead = captionRows(in: size) > 0
    say(isRead ? keys.sentence(opened, .clock, "plays-it") : session.title ?? opened)
    if let difference = travel.difference {
      let values: KeyValuePairs = ["action": difference.words, "line": "\(difference.line)"]
      var text = keys.sentence(localized("travel.differs", values), .difference, "says-where")
      if let rules = difference.revision {
        text = localized("travel.differs-revision", ["text": text, "line": rules.summary])
      }
      say(text, .refusal)
    }
  }

  /// A recording is not ended without asking; else nothing is lost.
  mutating func restartUnlessRecording() -> [Effect] {
    if practice != nil { return restart() }
    guard isRecording else { return restart() }
    popup = Question(localized("panels.ask-restart"), endsRecording: true) { model, isYes in
      isYes ? model.restart() : []
    }
    return []
  }

  mutating func askHowLongToWait() {
    popup = Prompt(localized("panels.wait"), suggestion: "5") { model, seconds in
      do throws(Diagnostic) {
        return model.send(
          try ActionParser(apps: model.simulation.text.apps).parse("wait \(seconds)"))
      } catch {
        model.say(error.message, .refusal)
        return []
      }
    }
  }

  /// The device as it came, with the same apps. A recording ends before. An exercise starts again.
  mutating func restart() -> [Effect] {
    if practice != nil {
      startExerciseAgain()
      return []
    }
    let effects = leaveSession()
    let ended = note
    adopt(Simulation(simulation.setup, rules: simulation.rules))
    say(localized("notes.restarted"))
    join(ended)
    return effects
  }
}

import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

extension Workbench {
  /// Begins to follow a session. Until its header has come, the device is the usual one.
  public mutating func follow(name: String, file: String) {
    following = Following(name: name, file: file, library: library)
    isClockRunning = false
    travel.follow(name)
  }

  /// Bytes of the file have come.
  public mutating func readFollowed(_ bytes: [UInt8]) {
    following?.state = .live
    following?.session.append(bytes)
  }

  /// Does what the next line says that is whole. Nil where there is none yet.
  public mutating func performNextFollowed() -> FollowedSession.Event? {
    guard let event = following?.session.next() else { return nil }
    let line = following?.session.line ?? 0
    switch event {
    case .setUp(let setup): setUpFollowed(setup)
    case .narration(let text): hear(text)
    case .passes(let time):
      if !simulation.timeline.pass(time) {
        say(simulation.text.sentence(.tooLong), .error)
      }
    case .step(let step, let isQuestion): stepFollowed(step, isQuestion: isQuestion, line: line)
    case .code(let action): following?.comparison.observe(action, &simulation)
    case .print(let text): following?.comparison.note(text, &simulation)
    case .beneath(let content):
      following?.comparison.add(content, line: line, &simulation)
      sayDifference()
    case .ended: followedIsRecordedNoMore()
    case .restarted: followedRestarts()
    case .unsettled(let problem): say(problem.description, .error)
    case .problem(let problem): sayProblem(problem)
    }
    return event
  }

  /// A line of narration: a row of the file's branch, and a message for a user who is elsewhere.
  private mutating func hear(_ text: String) {
    say(text)
    guard travel.branches.isFollowed else { return }
    travel.branches.narrate(simulation.timeline.cursor, text)
    changes.hasRemarks = true
  }

  private mutating func setUpFollowed(_ setup: Setup) {
    if setup.header == simulation.setup.header, simulation.timeline.cursor == 0 { return }
    do throws(Diagnostic) {
      let simulation = try Simulation(setup, library: library)
      adoptFollowed(simulation)
    } catch {
      sayProblem(error)
    }
  }

  /// Another device, or the file from its beginning: the user's own branches are gone.
  private mutating func adoptFollowed(_ simulation: Simulation) {
    let hasOwnLines = travel.branches.hasOwnLines
    changes.isReplaced = true
    adopt(simulation)
    guard hasOwnLines else { return }
    let before = notice
    say(localized("following.own-lines-gone"))
    join(before)
  }

  private mutating func stepFollowed(_ step: Step, isQuestion: Bool, line: Int) {
    showAllMessages()
    following?.comparison.close(simulation)
    sayDifference()
    let before = shownCard
    if case .act(let action, _) = step, !isAtPresent,
      simulation.timeline.kernel.after(action).refusal == nil
    {
      let fork = simulation.timeline.cursor
      travel.branches.keepWhatLeads(elsewhere: simulation.timeline)
      // It spoke of actions that were taken back.
      travel.branches.dropNarration(after: fork)
      branchChanged(from: fork)
    }
    let outcome = simulation.timeline.perform(step, isQuestion: isQuestion)
    if let refusal = outcome.refusal {
      say(simulation.sentence(refusal), .refusal)
    }
    following?.comparison.begin(step, outcome, line: line, simulation)
    noteWhatCame(since: before)
    changes.sent = outcome.sent
  }

  // MARK: - What happens to the file

  /// The file is cut off, or another stands in its place: everything restarts.
  public mutating func followAgain(wasReplaced: Bool) {
    guard let before = following else { return }
    following = before.restarted(library)
    let key = wasReplaced ? "following.replaced" : "following.truncated"
    say(localized(key, ["file": before.name]))
    adoptFollowed(Simulation(simulation.setup, rules: simulation.rules))
  }

  /// Another recording begins behind the one before.
  private mutating func followedRestarts() {
    guard let before = following else { return }
    following = before.restarted(library)
    following?.session = before.session
    say(localized("following.restarted", ["file": before.name]))
    adoptFollowed(Simulation(simulation.setup, rules: simulation.rules))
  }

  /// Somebody records the file, or nobody does. A recording that is not ended and that nobody goes
  /// on with was interrupted.
  public mutating func followedRecorder(isThere: Bool) {
    guard let before = following else { return }
    if isThere {
      following?.hasRecorder = true
      if before.state == .interrupted { following?.state = .live }
    } else if before.state == .live, before.hasRecorder || before.session.revision != nil {
      following?.state = .interrupted
      say(localized("following.interrupted", ["file": before.name]))
    }
  }

  /// There is no file, or none any more.
  public mutating func followedIsMissing() {
    following?.state = .waiting
    let key = simulation.timeline.cursor > 0 ? "following.removed" : "following.missing"
    say(localized(key, ["file": following?.name ?? ""]))
  }

  /// There is a file now, or there is again.
  public mutating func followedIsFound() {
    following?.state = .live
    say(localized("following.found", ["file": following?.name ?? ""]))
  }

  /// The file is there and cannot be read.
  public mutating func followedFailed(_ reason: String) {
    following?.state = .waiting
    let name = following?.name ?? ""
    say(localized("following.failed", ["file": name, "reason": reason]), .error)
  }

  /// Nothing comes any more: the last line needs no end.
  public mutating func finishFollowed() { following?.session.finish() }

  /// All that came has been taken. What there is stays to be looked at.
  public mutating func endFollowed() {
    let isSaid = following?.state == .ended
    following?.state = .ended
    if takesWhatComes { closeWhatEnded() }
    if !isSaid { sayItHasEnded() }
  }

  /// The recorder has closed the file; another recorder may still continue it.
  private mutating func followedIsRecordedNoMore() {
    following?.state = .ended
    closeWhatEnded()
    sayItHasEnded()
  }

  private mutating func sayItHasEnded() {
    let name = following?.name ?? ""
    let earlier = notice
    say(localized("following.ended", ["file": name]))
    if earlier?.kind == .error {
      let ended = notice
      notice = earlier
      join(ended)
    }
  }

  /// The last action of a session that has ended has all of its messages.
  public mutating func closeWhatEnded() {
    guard following?.state == .ended else { return }
    following?.comparison.end(simulation)
    sayDifference()
  }

  // MARK: - What is wrong with it

  private mutating func sayDifference() {
    guard let difference = following?.comparison.difference, let file = following?.file else {
      return
    }
    let key =
      difference.expected == nil
      ? "following.not-told" : difference.sent == nil ? "following.not-sent" : "following.differs"
    var text = localized(
      key, ["told": difference.expected ?? "", "sent": difference.sent ?? ""])
    if let rules = RevisionDifference(of: following?.session.revision, simulation, library) {
      text = localized("travel.differs-revision", ["text": text, "line": rules.line])
    }
    sayProblem(Diagnostic(file: file, line: difference.line, column: 1, message: text))
  }

  private mutating func sayProblem(_ problem: Diagnostic) {
    guard let text = following?.find(problem) else { return }
    say(text, .error)
  }
}

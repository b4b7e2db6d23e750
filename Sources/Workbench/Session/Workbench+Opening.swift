import Rulebooks
import Sessions
import TextFiles
import Texts

// Sessions that come in the place of this one.
extension Workbench {
  /// Opens a session: all of its actions are done, and then everything is taken back, so that each
  /// can be done again; or the device stays at its end. Its clock is stopped.
  public mutating func open(_ file: SessionFile, atEnd: Bool) throws(Diagnostic) {
    open(try OpenedSession(file, library: library), atEnd: atEnd)
  }

  /// Opens a session that has been run. An exercise opens at its end, where its learner starts.
  public mutating func open(_ session: OpenedSession, atEnd: Bool) {
    let practice = ExercisePractice(session, among: scenarios)
    let atEnd = atEnd || practice != nil
    var simulation = session.simulation
    // A file may end in the past, after time has passed there: that is taken back.
    let end = simulation.timeline.cursor
    simulation.timeline.move(to: atEnd ? end : 0)
    adopt(simulation)
    isClockRunning = false
    travel.open(session, atEnd: atEnd)
    self.practice = practice
    changes.hasRemarks = true
    refresh()
    if practice != nil {
      notice = nil
      changes.isExerciseOpened = true
      return
    }
    let opened = localized("notes.opened", ["file": travel.branches.name ?? session.name])
    say(
      Notice.Sentence(opened, next: .clockPlays, withoutCaptions: session.title ?? opened))
    if let difference = travel.difference {
      let values: KeyValuePairs = ["action": difference.words, "line": "\(difference.line)"]
      say(
        Notice.Sentence(
          localized("travel.differs", values), next: .difference,
          rest: difference.revision?.summary),
        .refusal)
    }
  }

  /// Opens a file in the place of this session. A recording ends before.
  public mutating func open(_ source: SourceFile, _ opening: SessionOpening) -> [Effect] {
    do throws(Diagnostic) {
      let file = try SessionParser.parse(source, library: library)
      let effects = leaveSession()
      let ended = notice
      try open(file, atEnd: opening == .takeOver)
      join(ended)
      if opening == .play { startPlaying() }
      return effects
    } catch {
      say("\(error)", .error)
      return []
    }
  }

  /// Continues a kept session where it was left; when it is left again, it takes the kept one's
  /// place. `leftAt` says when that was, in words.
  public mutating func resume(_ session: OpenedSession, leftAt time: String) {
    let clockRuns = isClockRunning
    open(session, atEnd: true)
    isClockRunning = clockRuns
    recording.resumed()
    if travel.difference == nil { say(localized("notes.resumed", ["time": time])) }
  }

  /// The device as it came, with the same apps. A recording ends before. An exercise starts again.
  public mutating func restart() -> [Effect] {
    if practice != nil {
      startExerciseAgain()
      return []
    }
    let effects = leaveSession()
    let ended = notice
    adopt(Simulation(simulation.setup, rules: simulation.rules))
    say(localized("notes.restarted"))
    join(ended)
    return effects
  }

  /// Starts the device again as another one, or on another version, with the same apps. Apps that
  /// it cannot have are changed as little as needed, and that is said.
  public mutating func start(as variant: Variant) throws(Diagnostic) -> [Effect] {
    let other = try variant.simulation(like: simulation.setup, library: library)
    let effects = leaveSession()
    let ended = notice
    adopt(other.simulation)
    let values: KeyValuePairs = [
      "device": simulation.setup.model.word, "release": simulation.rules.title,
      "apps": Lists.and(other.changed),
    ]
    let key = other.changed.isEmpty ? "notes.new-session" : "notes.begins-with-other-apps"
    say(localized(key, values))
    join(ended)
    return effects
  }

  /// The simulation of a session's header.
  public func simulation(of header: String) throws(Diagnostic) -> Simulation {
    let source = SourceFile(name: localized("setup.file"), text: header)
    return try Simulation(try SessionParser.parse(source, library: library).setup, library: library)
  }

  /// Starts the device of a header. A recording ends before.
  public mutating func start(_ header: String) throws(Diagnostic) -> [Effect] {
    let other = try simulation(of: header)
    let effects = leaveSession()
    let ended = notice
    adopt(other)
    let setup = simulation.setup
    say(
      localized(
        "notes.new-session",
        ["device": setup.model.word, "release": simulation.rules.title(on: setup.model)]))
    join(ended)
    return effects
  }
}

/// Where an opened session begins.
public enum SessionOpening: Equatable, Sendable {
  /// At its beginning.
  case step
  /// It plays by itself from there.
  case play
  /// At its end.
  case takeOver
}

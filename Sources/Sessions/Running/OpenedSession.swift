import Lifecycle
import Rulebooks
import TextFiles

/// A session file that has been run to its end, ready to be shown.
public struct OpenedSession: Sendable {
  /// Lines of narration, and the number of actions before them.
  public struct Narrated: Sendable {
    public var lines: [String]
    public var place: Int
  }

  public let name: String
  /// What the session is about: the first line of narration before its actions.
  public private(set) var title: String?
  /// What an exercise asks for; nil where the session is none.
  public let goals: Goals?
  public var simulation: Simulation { run.simulation }
  private var run: SessionRun
  public private(set) var narrated: [Narrated] = []
  private var pending: [String] = []
  /// Controls that the file's touches name, and that no app showed.
  public var missingControls: [LiveApps.MissingControl] { run.missingControls.map(\.control) }
  /// What the file undoes and replaces by other actions.
  public private(set) var branches = Branches()
  private var comparison = FileComparison()

  /// The first place where the file differs from the messages that are sent now.
  public private(set) var difference: FileDifference?

  /// `live` are the apps whose own code runs, where any does.
  public init(
    _ file: SessionFile, library: Library, live: LiveApps? = nil
  ) throws(Diagnostic) {
    name = file.name
    title = file.title
    goals = file.goals
    run = SessionRun(try Simulation(file.setup, library: library))
    run.live = live
    for line in file.lines { guard perform(line.content, line: line.number) else { break } }
    finish(file.revision, library)
  }

  /// Runs a file while reading it. The text of actions and messages is not kept, because in a long
  /// session it is several times as large as the results.
  public init(
    reading file: SourceFile, library: Library, overrides: Overrides
  ) throws(Diagnostic) {
    var parser = SessionParser(
      file: file, library: library, overrides: overrides, allowsBareActions: file.isStandardInput)
    var first: [String] = []
    var content = try parser.next()
    while let before = content {
      if case .action = before { break }
      if case .narration(let text) = before { first.append(text) }
      content = try parser.next()
    }
    name = file.name
    title = first.first { Narration.shown($0) != nil }
    run = SessionRun(try Simulation(try parser.finishHeader(), library: library))
    goals = try parser.goals()
    pending = first
    var goesOn = true
    while let line = content {
      if goesOn { goesOn = perform(line, line: parser.reader.number) }
      content = try parser.next()
    }
    finish(parser.revision, library)
  }

  /// The apps whose own code ran, where any did.
  public var live: LiveApps? { run.live }

  /// What happened, as a recording has it, without the line that ends one.
  public var recording: String {
    var whole = simulation
    whole.timeline.move(to: whole.timeline.entries.count)
    var text = ""
    var recorder = Recorder(
      whole,
      narration: { place in narrated.filter { $0.place == place }.flatMap(\.lines) },
      write: { text += $0 })
    text += recorder.lastLines(whole)
    return text
  }

  /// Performs a line; false if the session would exceed the longest possible time.
  private mutating func perform(_ content: SessionFile.Line.Content, line: Int) -> Bool {
    switch content {
    case .narration(let text): pending.append(text)
    case .action(let action):
      comparison.add(run.pass(action.delay), run.simulation)
      if run.isTooLong { return false }
      switch action.step {
      case .act(let act, _):
        if replacesFuture(act) {
          keepFuture()
          dropNarrationAhead()
        }
        placeNarration()
      case .undo, .redo: placeMarks()
      }
      run.perform(action, line: line)
    case .blank, .header, .message, .unchecked, .state, .refusal, .code, .print, .prediction:
      run.add(content, line: line)
    }
    return true
  }

  private mutating func finish(_ revision: Int?, _ library: Library) {
    comparison.add(run.finish(), run.simulation)
    placeNarration()
    guard var found = comparison.difference else { return }
    found.revision = RevisionDifference(of: revision, simulation, library)
    difference = found
  }

  /// Whether something that was undone does not come again; a refused action changes nothing.
  private func replacesFuture(_ action: Action) -> Bool {
    let timeline = simulation.timeline
    return !timeline.isAtPresent && timeline.kernel.after(action).refusal == nil
  }

  /// The most entries of a session whose branches are kept: branches of branches would take many
  /// times the memory of a long one.
  private static let mostBranched = 10_000
  /// The most branches that are kept.
  private static let mostBranches = 20

  /// Keeps the entries that will be replaced, as a branch.
  private mutating func keepFuture() {
    guard simulation.timeline.entries.count <= OpenedSession.mostBranched else { return }
    for narrated in narrated where narrated.place > simulation.timeline.cursor {
      for line in narrated.lines { branches.add(line, at: narrated.place) }
    }
    branches.keepFuture(of: simulation.timeline)
    branches.keepNewest(OpenedSession.mostBranches)
  }

  /// With the future, its narration is replaced.
  private mutating func dropNarrationAhead() {
    let cursor = simulation.timeline.cursor
    narrated.removeAll { $0.place > cursor }
  }

  /// A mark belongs to the point in time where it was set, even if an undo follows at once.
  /// Narration belongs to the next action.
  private mutating func placeMarks() {
    let narration = pending.filter { Narration.mark($0) == nil }
    pending.removeAll { Narration.mark($0) == nil }
    placeNarration()
    pending = narration
  }

  private mutating func placeNarration() {
    if pending.isEmpty { return }
    narrated.append(Narrated(lines: pending, place: simulation.timeline.cursor))
    pending = []
  }
}

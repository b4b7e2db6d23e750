import Rulebooks

/// A session file that has been run to its end, to be looked at.
public struct OpenedSession: Sendable {
  /// Lines of narration, and how many actions had been done where they stand.
  public struct Narrated: Sendable {
    public var lines: [String]
    public var place: Int
  }

  public let name: String
  /// What the session is about: the first line of narration before its actions.
  public private(set) var title: String?
  public private(set) var machine: Machine
  public private(set) var narrated: [Narrated] = []
  private var pending: [String] = []

  public init(_ file: SessionFile, library: Library) throws(Diagnostic) {
    name = file.name
    title = file.title
    machine = try Machine(file.setup, library: library)
    for line in file.lines { guard take(line.content) else { break } }
    placeNarration()
  }

  /// Runs a file while it is read. Nothing is kept of its actions and messages as it spells them:
  /// in a long session they are several times as large as what comes of them.
  public init(
    reading file: SourceFile, library: Library, overrides: Overrides
  ) throws(Diagnostic) {
    var parser = SessionParser(file: file, library: library, overrides: overrides)
    var first: [String] = []
    var content = try parser.next()
    while let before = content {
      if case .action = before { break }
      if case .narration(let text) = before { first.append(text) }
      content = try parser.next()
    }
    name = file.name
    title = first.first { !$0.isEmpty }
    machine = try Machine(try parser.finishHeader(), library: library)
    pending = first
    var goesOn = true
    while let line = content {
      if goesOn { goesOn = take(line) }
      content = try parser.next()
    }
    placeNarration()
  }

  /// False where the session would last longer than one can.
  private mutating func take(_ content: SessionFile.Line.Content) -> Bool {
    switch content {
    case .narration(let text): pending.append(text)
    case .action(let action):
      guard machine.timeline.pass(action.delay) else { return false }
      if case .act = action.step { placeNarration() }
      _ = machine.timeline.perform(action.step)
    case .blank, .header, .message, .unchecked, .state, .refusal: break
    }
    return true
  }

  private mutating func placeNarration() {
    if pending.isEmpty { return }
    narrated.append(Narrated(lines: pending, place: machine.timeline.cursor))
    pending = []
  }
}

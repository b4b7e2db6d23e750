import Rulebooks

/// A session file that has been run to its end, to be looked at.
public struct OpenedSession: Sendable {
  public let name: String
  public private(set) var title: String?
  public private(set) var machine: Machine

  public init(_ file: SessionFile, library: Library) throws(Diagnostic) {
    name = file.name
    title = file.title
    machine = try Machine(file.setup, library: library)
    for line in file.lines {
      guard case .action(let action) = line.content else { continue }
      guard take(action) else { break }
    }
  }

  /// Runs a file while it is read. Nothing is kept of its lines: in a long session they are several
  /// times as large as what comes of them.
  public init(
    reading file: SourceFile, library: Library, overrides: Overrides
  ) throws(Diagnostic) {
    var parser = SessionParser(file: file, library: library, overrides: overrides)
    var title: String?
    var content = try parser.next()
    while let narrated = content {
      if case .action = narrated { break }
      if case .narration(let text) = narrated, title == nil, !text.isEmpty { title = text }
      content = try parser.next()
    }
    name = file.name
    self.title = title
    machine = try Machine(try parser.finishHeader(), library: library)
    var goesOn = true
    while let action = content {
      if goesOn, case .action(let action) = action { goesOn = take(action) }
      content = try parser.next()
    }
  }

  /// False where the session would last longer than one can.
  private mutating func take(_ action: SessionFile.ActionLine) -> Bool {
    guard machine.timeline.pass(action.delay) else { return false }
    _ = machine.timeline.perform(action.step)
    return true
  }

  /// Takes everything back, so that each action can be done again.
  public mutating func rewind() { machine.timeline.rewind() }
}

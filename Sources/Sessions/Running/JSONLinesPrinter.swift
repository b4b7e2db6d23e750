/// Prints a session as JSON lines: an object for each event.
public struct JSONLinesPrinter {
  private var events: SessionEvents

  public init(_ file: SessionFile, _ machine: Machine) { events = SessionEvents(file, machine) }

  /// Hands the output over line by line.
  public mutating func print(_ write: (String) -> Void) {
    events.run { write(JSONLine.object($0)) }
  }
}

import Sessions
import TextFiles

/// A session that can be read runs, and what is printed of it runs again to the same bytes. One
/// that cannot is repaired to one that can, or its error has a place in the file.
enum SessionLaw {
  static func hold(for bytes: [UInt8]) throws(FuzzLaw.Broken) {
    let file = SourceFile(name: "fuzz", bytes: bytes)
    follow(bytes)
    let session: SessionFile
    let printed: String
    do throws(Diagnostic) {
      session = try SessionParser.parse(file, library: FuzzLaw.library)
      printed = try print(session)
      _ = Checker(session, try Simulation(session.setup, library: FuzzLaw.library)).check()
    } catch {
      try hasPlace(error, in: bytes)
      return try isRepaired(file)
    }
    try keepsPredictions(session, printed)
    try runsAgain(printed)
  }

  /// Whoever follows it is told of it in pieces.
  private static func follow(_ bytes: [UInt8]) {
    var session = FollowedSession(name: "fuzz", library: FuzzLaw.library)
    let middle = bytes.count / 3
    for piece in [bytes[..<middle], bytes[middle...]] {
      session.append(Array(piece))
      while session.next() != nil {}
    }
    session.finish()
    while session.next() != nil {}
  }

  private static func print(_ session: SessionFile) throws(Diagnostic) -> String {
    var text = ""
    let simulation = try Simulation(session.setup, library: FuzzLaw.library)
    SessionPrinter(session, simulation).print { text += $0 + "\n" }
    return text
  }

  /// What was predicted is printed as it stands there, in its order.
  private static func keepsPredictions(
    _ session: SessionFile, _ printed: String
  ) throws(FuzzLaw.Broken) {
    var lines = printed.split(separator: "\n").filter { $0.hasPrefix("~") }[...]
    for line in session.lines {
      guard case .prediction = line.content else { continue }
      lines = lines.drop { $0 != line.text }
      if lines.popFirst() == nil { throw FuzzLaw.broken("'\(line.text)' is lost:\n\(printed)") }
    }
  }

  private static func runsAgain(_ printed: String) throws(FuzzLaw.Broken) {
    let again: String
    do throws(Diagnostic) {
      let file = SourceFile(name: "printed", text: printed)
      again = try print(try SessionParser.parse(file, library: FuzzLaw.library))
    } catch {
      throw FuzzLaw.broken("what was printed cannot be read: \(error)\n\(printed)")
    }
    if again != printed {
      throw FuzzLaw.broken("printed again it is another:\n\(printed)---\n\(again)")
    }
  }

  private static func hasPlace(
    _ error: Diagnostic, in bytes: [UInt8]
  ) throws(FuzzLaw.Broken) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
    if !(1...max(1, lines)).contains(error.line) || error.column < 1 || error.message.isEmpty {
      throw FuzzLaw.broken("an error without a place: \(error)")
    }
  }

  private static func isRepaired(_ file: SourceFile) throws(FuzzLaw.Broken) {
    guard let repair = try? SessionRepair(file, library: FuzzLaw.library) else { return }
    let repaired = SourceFile(name: "repaired", text: repair.text)
    do throws(Diagnostic) {
      _ = try SessionParser.parse(repaired, library: FuzzLaw.library)
    } catch {
      throw FuzzLaw.broken("what was repaired cannot be read: \(error)\n\(repair.text)")
    }
  }
}

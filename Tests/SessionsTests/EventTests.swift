import JSON
import Rulebooks
import Sessions
import Testing

/// Events are spelled as bytes for JSON lines, for speed, and as names with values for tables.
@Suite struct EventTests {
  @Test func linesAndFieldsSayTheSame() throws {
    let library = try Library()
    var count = 0
    for path in library.resources.paths(in: "Scenarios") {
      let source = try #require(library.resources.file(path))
      let session = try SessionParser.parse(source, library: library)
      let simulation = try Simulation(session.setup, library: library)
      var bytes: [UInt8] = []
      let printer = JSONLinesPrinter(session, simulation)
      printer.print { bytes += $0 }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      var expected: [String] = []
      let fields = EventFields(simulation)
      let events = SessionEvents(session, simulation)
      events.run { expected.append(JSONLine.object(fields.fields(of: $0))) }
      #expect(lines == expected, "\(path)")
      count += lines.count
    }
    #expect(count > 1_000)
  }
}

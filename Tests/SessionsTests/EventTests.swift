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

  /// What is about one scene session carries its number, whoever receives it; text has it only for
  /// receivers of which there are several.
  @Test func messagesAboutASessionHaveItsNumber() throws {
    let text = """
      device: iPad
      os: 14
      app: Notes scenes multiple-windows configuration-for-connecting
      show: all

      > open Notes
      > new-window Notes
      > switcher
      > swipe-up Notes#2
      > swipe-up Notes#1
      > home
      > open Notes
      > new-window Notes
      > wait 10
      > hold-lock
      > accept
      > power-on
      > open Notes
      > new-window Notes
      > home
      > wait 10
      > switcher
      > swipe-up Notes#3
      > swipe-up Notes#4
      > swipe-up Notes#5
      > home
      > open Notes

      """
    let library = try Library()
    let file = try SessionParser.parse(SourceFile(name: "x", text: text), library: library)
    let simulation = try Simulation(file.setup, library: library)
    var numbers: [String] = []
    var lines: [String] = []
    SessionEvents(file, simulation).run { event in
      guard case .message(let message) = event.content else { return }
      let selector = simulation.selector(message)
      let isOfSessions = ["sceneCreated", "sessionDiscarded"].contains(selector)
      guard isOfSessions || selector.contains("Sessions") || selector.contains("Connecting") else {
        return
      }
      numbers.append("\(selector.prefix { $0 != "(" }) \(message.number)")
      lines.append(simulation.line(message))
    }
    #expect(
      Array(numbers.prefix(9)) == [
        "application 1", "sceneCreated 1", "application 2", "sceneCreated 2",
        "application 2", "sessionDiscarded 2", "sessionDiscarded 1",
        "application 3", "sceneCreated 3",
      ])
    // The one that was told at the next launch, and at last a call about three of them.
    #expect(numbers.contains("application 1"))
    #expect(numbers.last == "application 0")
    #expect(numbers.contains("sceneCreated 6") && !lines.contains { $0.contains("#") })
  }
}

import JSON
import Rulebooks
import Sessions
import Testing
import TextFiles

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
      events.run { expected.append(JSONValue.object(fields.fields(of: $0)).spelled) }
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

  /// What code did stands behind its message; what it did when the action was over stands before
  /// the result.
  @Test func codeStandsAmongTheEventsInItsOrder() throws {
    let file = try CodeTests.file(
      CodeTests.open + """
        > home
          Notes sceneDelegate#1 sceneWillResignActive(_:)
        | first
        < hang Notes 1
        > wait 3
          Notes sceneDelegate#1 sceneDidEnterBackground(_:)
        < begin Notes task
        > wait 1
        < crash Notes
        > undo
        > redo

        """)
    let simulation = try Simulation(file.setup, library: CodeTests.library)
    var lines: [String] = []
    SessionEvents(file, simulation).run { event in
      guard event.action != "open Notes" else { return }
      let text: String? =
        switch event.content {
        case .action: "> \(event.action)"
        case .message(let message): simulation.selector(message)
        case .state(let state) where state.window.number == 0: "= \(state.word)"
        case .state, .refusal: nil
        case .code(let words, _): "< \(words)"
        case .print(let text, _): "| \(text)"
        case .prediction(let text, _): "~ \(text)"
        }
      if let text { lines.append("\(event.time.milliseconds) \(text)") }
    }
    #expect(
      lines == [
        "0 > home", "0 sceneWillResignActive(_:)", "0 | first", "0 < hang Notes 1",
        "0 = background", "0 > wait 3", "1000 sceneDidEnterBackground(_:)",
        "1000 < begin Notes task", "3000 > wait 1", "4000 < crash Notes", "4000 = not-running",
        "4000 > undo", "3000 = background", "3000 > redo", "4000 = not-running",
      ])
    var bytes: [UInt8] = []
    JSONLinesPrinter(file, simulation).print { bytes += $0 }
    let fields = EventFields(simulation)
    var expected = ""
    SessionEvents(file, simulation).run {
      expected += JSONValue.object(fields.fields(of: $0)).spelled + "\n"
    }
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}

import Lifecycle
import RandomWalks
import Rulebooks
import Sessions
import Testing
import TextFiles

/// Each row of the vocabulary reads what it writes.
@Suite struct ActionWordTests {
  static let library = try! Library()

  @Test func everyActionIsReadAsItIsWritten() throws {
    let header = SourceFile(name: "test", text: "device: iPad\nos: 17\n")
    let file = try SessionParser.parse(header, library: ActionWordTests.library)
    let simulation = try Simulation(file.setup, library: ActionWordTests.library)
    var kernel = simulation.timeline.kernel
    var log = EventLog()
    let parser = ActionParser(apps: simulation.text.apps)
    var walk = RandomWalk(seed: 7)
    var words: Set<String> = []
    for _ in 0..<20_000 {
      let action = walk.next(kernel.device)
      let line = simulation.text.line(action)
      words.insert(line.split(separator: " ").first.map(String.init) ?? "")
      // A text is the session's: without one, these words cannot be read.
      if !ActionWordTests.hasText(action) {
        #expect(try parser.parse(line) == .act(action), "\(line)")
      }
      kernel.send(action, into: &log)
      log.events.removeAll(keepingCapacity: true)
    }
    #expect(words == Set(ActionWord.all.map(\.word)).subtracting(["undo", "redo"]))
    for line in ["open-url Notes http://a/b", "quick-action Notes \"two words\"", "undo", "redo"] {
      #expect(simulation.text.line(try parser.parse(line)) == line)
    }
  }

  /// An action without a row would be recorded as nothing: cases and rows are held against each
  /// other where they are written.
  @Test func everyActionHasARow() throws {
    let cases = try ActionWordTests.source("Lifecycle/Action.swift")
      .prefix { $0 != "}" }.compactMap { $0.firstMatch(of: /^ {2}case ([a-zA-Z]+)/)?.1 }
    let rows = try ActionWordTests.source("Sessions/Words/ActionWords.swift").joined()
    #expect(cases.count > 40)
    for name in cases {
      #expect(rows.contains(try Regex("\\.\(name)\\b")), "no row makes \(name)")
    }
  }

  private static func source(_ path: String) throws -> [Substring] {
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
    let bytes = try FileContents.read("\(root)/Sources/\(path)", limit: .resource)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  private static func hasText(_ action: Action) -> Bool {
    switch action {
    case .openURL, .quickAction: true
    default: false
    }
  }
}

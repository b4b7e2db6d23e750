import Foundation
import TerminalEmulation
import Testing

/// Whoever opens the program for the first time is told of the tour, and nobody is told twice.
@Suite struct TourOfferTests {
  @Test(arguments: [(80, 24), (50, 16)])
  func theTourIsOfferedOnce(_ columns: Int, _ rows: Int) throws {
    let folder = URL.temporaryDirectory.appending(path: "frontmost-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for isFirst in [true, false] {
      let terminal = try EmulatedTerminal(
        running: try #require(builtProduct("frontmost")),
        environment: ["XDG_STATE_HOME": folder.path + "/state"], columns: columns, rows: rows)
      #expect(terminal.waitFor("Frontmost"))
      terminal.waitUntilIdle()
      #expect(terminal.text.contains("new here? F1 starts a five-minute tour") == isFirst)
      // It takes no key: the first one does what it always does.
      terminal.type("1")
      #expect(terminal.waitFor("Shopping"))
      #expect(!terminal.text.contains("F1 begins"))
      terminal.type("q")
      #expect(terminal.waitForExit() == .exited(0))
    }
  }

  /// An offer that came back each time would be in the way.
  @Test func whereNothingCanBeRememberedNothingIsOffered() throws {
    let terminal = try EmulatedTerminal(
      running: try #require(builtProduct("frontmost")), environment: ["XDG_STATE_HOME": "/dev/null"]
    )
    #expect(terminal.waitFor("? help"))
    #expect(!terminal.text.contains("new here?"))
  }
}

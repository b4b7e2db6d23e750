import TerminalEmulation
import Testing

/// The short forms of what `Scripts/overnight` does for hours.
@Suite struct EnduranceTests {
  private func endure(_ name: String, _ program: String, _ arguments: [String]) throws -> Command {
    let folder = try TemporaryFolder()
    let path = try #require(builtProduct(program))
    return try Command([name, path] + arguments, in: folder.url, product: "Endurance")
  }

  @Test func whateverIsTypedItDoesNotCrash() throws {
    let run = try endure("keys", "frontmost", ["2000", "2"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.hasSuffix("no crash\n"))
  }

  /// The fixture crashes at some keys. What is said then leads to the same crash.
  @Test func aCrashIsSeenAndCanBeSeenAgain() throws {
    let run = try endure("keys", "TerminalFixture", ["10000", "2"])
    #expect(run.status == 1 && run.output.contains("it died of signal"), "\(run.output)")
    let again = try #require(run.lines.first { $0.hasPrefix("again: ") })
    let arguments = again.split(separator: " ").dropFirst(2).map(String.init)
    let second = try endure("keys", "TerminalFixture", arguments)
    #expect(second.status == 1 && second.output.contains("it died of signal"), "\(second.output)")
  }

  @Test func everyFollowerSeesEachAction() throws {
    let run = try endure("class", "frontmost", ["10", "3"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("class: 10 followers saw"))
  }

  @Test func aLongSessionEndsAsItBegan() throws {
    let run = try endure("soak", "frontmost", ["200"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("soak: 200 actions"))
  }
}

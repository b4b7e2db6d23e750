import TerminalEmulation
import Testing

/// The short form of `Scripts/random-keys`.
@Suite struct RandomKeysTests {
  private func type(to program: String, _ arguments: [String]) throws -> Command {
    let folder = try TemporaryFolder()
    let path = try #require(builtProduct(program))
    return try Command([path] + arguments, in: folder.url, product: "RandomKeys")
  }

  @Test func whateverIsTypedItDoesNotCrash() throws {
    let run = try type(to: "frontmost", ["2000", "2"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.hasSuffix("no crash\n"))
  }

  /// The fixture crashes at some keys. What is said then leads to the same crash.
  @Test func aCrashIsSeenAndCanBeSeenAgain() throws {
    let run = try type(to: "TerminalFixture", ["10000", "2"])
    #expect(run.status == 1 && run.output.contains("it died of signal"), "\(run.output)")
    let again = try #require(run.lines.first { $0.hasPrefix("again: ") })
    let arguments = again.split(separator: " ").dropFirst(2).map(String.init)
    let second = try type(to: "TerminalFixture", arguments)
    #expect(second.status == 1 && second.output.contains("it died of signal"), "\(second.output)")
  }
}

import Terminals
import Testing

@testable import frontmost

@Suite struct TerminalErrorTests {
  @Test(
    arguments: [
      .notATerminal(input: true), .notATerminal(input: false), .typeUnset, .typeUnknown("foo"),
      .cannotMoveCursor("dumb"), .system(doing: "open", code: 5),
    ] as [TerminalError])
  func everyErrorSaysTheWayOut(_ error: TerminalError) {
    #expect("\(error)".contains("`frontmost run`"))
    #expect(!"\(error)".contains("\n"))
  }
}

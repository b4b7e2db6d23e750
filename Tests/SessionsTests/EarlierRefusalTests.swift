import Sessions
import Testing

/// Recordings and homework have the reasons of refusals as they were worded when they were written:
/// they hold still, and other reasons do not.
@Suite struct EarlierRefusalTests {
  private static func failures(_ reason: String) throws -> [Checker.Failure] {
    try CheckerTests.failures(
      """
      os: 14
      app: Notes scenes

      > open Notes
        ...
      > hold-lock
        ...
      > accept
        ...
      > lock
      ! \(reason)

      """)
  }

  @Test(arguments: [
    "the device is off; power-on boots it", "the device is off; power-on starts it",
  ])
  func everyWordingHolds(reason: String) throws {
    #expect(try EarlierRefusalTests.failures(reason).isEmpty)
  }

  @Test func anotherReasonDoesNot() throws {
    let failures = try EarlierRefusalTests.failures("the device is locked; unlock comes first")
    #expect(failures.first?.text.last == "    + the device is off; power-on starts it")
  }

  /// A name within a sentence was worded in another way, too; the first wording was the shortest.
  @Test(arguments: [
    "the offer to shut off is there already",
    "the offer to shut off is there already; dismiss it first",
    "the power-off slider is already shown; dismiss it first",
  ])
  func namesInASentenceHold(reason: String) throws {
    let failures = try CheckerTests.failures("> hold-lock\n  ...\n> hold-lock\n! \(reason)\n")
    #expect(failures.isEmpty)
  }
}

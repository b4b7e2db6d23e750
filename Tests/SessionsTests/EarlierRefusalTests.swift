import Lifecycle
import Sessions
import Testing
import Texts

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

  /// Why not and what makes it possible are two texts, of one language; a comma or a semicolon
  /// within one divides nothing.
  @Test func aRefusalHasTwoTexts() {
    let words = SessionText(apps: ["Notes"])
    func refusal(_ texts: String) -> RefusalText {
      let language = Language("xx", files: [("refusals.texts", Array(texts.utf8))])
      return Language.$current.withValue(language) { words.refusal(.suspended(AppID(0))) }
    }
    let english = refusal("")
    #expect(english.reason == "Notes is suspended and runs no code")
    #expect(english.remedy == "open it, or wake it with an event")
    #expect(english.sentence == "\(english.reason); \(english.remedy ?? "")")
    let two = refusal("suspended = {app}; schläft\nsuspended.remedy = öffne {app}, oder weck sie\n")
    #expect(two.reason == "Notes; schläft" && two.remedy == "öffne Notes, oder weck sie")
    let one = refusal("suspended = {app} schläft\n")
    #expect(one.remedy == nil && one.sentence == "Notes schläft")
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

import Rulebooks
import Testing
import TextFiles

/// A rulebook that is wrong is refused with its place, what was expected, and what may be meant.
@Suite struct DiagnosticTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var error: String

    init(_ name: String, _ text: String, _ error: String) {
      testDescription = name
      self.text = text
      self.error = "Rulebooks/ios-98.rules:" + error
    }
  }

  static let cited = "\n  because   so\n  source    atls-4120\n  evidence  observed\n"

  static let cases = [
    Case(
      "unknown verb", "ad x\n  on launch\n", "3:1: unknown verb 'ad'; did you mean 'add'?"),
    Case(
      "unknown key", "add x\n  onn launch\n", "4:3: unknown key 'onn'; did you mean 'on'?"),
    Case(
      "unknown trigger", "add x\n  on lunch\n",
      "4:6: unknown trigger 'lunch'; did you mean 'launch'?"),
    Case(
      "unknown fact", "add x\n  on launch\n  when lunching\n",
      "5:8: unknown fact 'lunching'; did you mean 'launching'?"),
    Case(
      "unknown condition", "add x\n  for scene\n",
      "4:7: unknown condition 'scene'; did you mean 'scenes'?"),
    Case(
      "unknown receiver", "add x\n  on launch\n  send appDelegat foo\n",
      "5:8: unknown receiver 'appDelegat'; did you mean 'appDelegate'?"),
    Case(
      "message without a row", "add x\n  on launch\n  say lunched\n",
      "5:7: unknown message of system 'lunched'; did you mean 'launched'? (it needs a row in Messages/)"
    ),
    Case(
      "no reason", "add x\n  on launch\n  say launched\n", "3:5: 'add x' has no 'because'"),
    Case(
      "unknown source", "add x\n  on launch\n  say launched\n  because so\n  source atls-412\n",
      "7:10: unknown source 'atls-412'; did you mean 'atls-4120'?"),
    Case(
      "the key of an earlier version",
      "add x\n  on launch\n  say launched\n  because so\n  source atls-4120\n  standing observed\n",
      "8:3: unknown key 'standing'; did you mean 'evidence'?"),
    Case(
      "unknown evidence",
      "add x\n  on launch\n  say launched\n  because so\n  source atls-4120\n  evidence sure\n",
      "8:12: unknown evidence 'sure'"),
    Case(
      "does nothing", "add x\n  on launch" + cited,
      "3:5: the rule does nothing; it needs 'on' with steps, 'allow', 'limit', or 'show'"),
    Case(
      "there already", "add process.launched\n  on launch\n  say launched" + cited,
      "3:5: 'process.launched' already exists; 'change' it"),
    Case(
      "changes nothing",
      "change process.launched\n  on launch\n  because   so\n  source    atls-4120\n"
        + "  evidence  documented\n",
      "3:8: this changes nothing in 'process.launched'"),
    Case(
      "unknown rule", "remove process.lunched" + cited,
      "3:8: unknown rule 'process.lunched'; did you mean 'process.launched'?"),
    Case(
      "bad limit", "add x\n  limit suspension soon\n",
      "4:9: expected 'limit NAME NUMBER UNIT', as in 'limit suspension 5 s'"),
    Case(
      "unknown look", "add x\n  show iland\n", "4:8: unknown look 'iland'; did you mean 'island'?"),
    Case(
      "unknown effect", "add x\n  on launch\n  do freeMemori\n",
      "5:6: unknown effect 'freeMemori'; did you mean 'freeMemory'?"),
    Case(
      "a place in a change",
      "change process.launched\n  after     app.did-finish-launching" + cited,
      "4:3: 'after' in 'change process.launched': a changed rule keeps its place; "
        + "'remove' it and 'add' one"),
    Case(
      "another place in a change",
      "change process.launched\n  say       launched\n  before    app.did-finish-launching"
        + cited,
      "5:3: 'before' in 'change process.launched': a changed rule keeps its place; "
        + "'remove' it and 'add' one"),
    Case(
      "an alternative behind nothing",
      "alternative x\n  of        process.launched\n  after     process.lunched\n"
        + "  say       launched" + cited,
      "5:13: unknown rule 'process.lunched'; did you mean 'process.launched'?"),
    Case(
      "an alternative behind the rule that it replaces",
      "alternative x\n  of        process.launched\n  after     process.launched\n"
        + "  say       launched" + cited,
      "5:13: 'process.launched' is the rule that this one replaces"),
    Case(
      "an alternative before a rule",
      "alternative x\n  of        process.launched\n  before    launch.application\n"
        + "  say       launched" + cited,
      "5:3: 'before' in 'alternative x'; place an alternative with 'after' only"),
    Case(
      "a key twice", "add x\n  on launch\n  say launched\n  on resume" + cited,
      "6:3: 'add x' has a second 'on'"),
    Case(
      "steps without a moment", "add x\n  allow siri\n  say launched" + cited,
      "5:3: 'say' without 'on': add the trigger, as in 'on launch'"),
    Case(
      "a feature for some", "add x\n  for iPad\n  allow siri" + cited,
      "4:3: a feature or a look applies to all apps and devices; remove 'for'"),
    Case(
      "a limit for some apps", "add x\n  for scenes\n  limit memory 1 MB" + cited,
      "4:7: a limit may differ by device only; expected 'for iPhone' or 'for iPad'"),
    Case(
      "two places",
      "add x\n  on launch\n  say launched\n  before    process.launched\n"
        + "  after     process.launched" + cited,
      "7:3: 'add x' already has a place: 'before'"),
    Case(
      "an alternative's neighbor is removed", "remove application.did-become-active" + cited,
      "3:8: the alternative 'scene.url.after-activation' is placed after "
        + "'application.did-become-active'; remove it first"),
    Case(
      "a question that is told something",
      "add x\n  on backgroundEvent\n  do withhold\n  say launched" + cited,
      "5:6: 'backgroundEvent' is a question: the only step of its rules is do withhold"),
    Case(
      "a question without an answer", "add x\n  on reclaimMemory\n  say launched" + cited,
      "5:7: 'reclaimMemory' is a question: the only step of its rules is do disconnectScene / "
        + "do killProcess"),
    Case(
      "an answer to another question", "add x\n  on launch\n  do withhold" + cited,
      "5:6: 'do withhold' answers 'backgroundEvent' only"),
    Case(
      "a question that is walked", "add x\n  on launch\n  walk queueAgain" + cited,
      "5:8: 'queueAgain' is a question; no rule walks it"),
    Case(
      "a limit in another unit", "add x\n  limit ownMemory 1 MB" + cited,
      "4:9: 'ownMemory' is given in scenes"),
    Case("tab", "add x\n\ton launch\n", "4:1: a tab; indent with spaces"),
  ]

  @Test(arguments: cases) func isRefusedWithItsPlace(wrong: Case) throws {
    let overlay = try ResourceOverlay()
    try overlay.write("Rulebooks/ios-98.rules", "release 98\nafter 14\n" + wrong.text)
    let error = #expect(throws: Diagnostic.self) {
      _ = try overlay.library().rules(of: Release(98))
    }
    #expect(error?.description == wrong.error)
  }

  @Test func headersAreChecked() throws {
    for (text, expected) in [
      ("", "1:1: the rulebook is empty; expected 'release 98'"),
      ("add x\n", "1:5: expected 'release 98' first"),
      ("release 16\n", "1:9: 'release 16' in a file for 98"),
      ("release 98\nafter 98\n", "1:9: the 'after' lines of the iOS versions form a circle"),
    ] {
      let overlay = try ResourceOverlay()
      try overlay.write("Rulebooks/ios-98.rules", text)
      let error = #expect(throws: Diagnostic.self) {
        try overlay.library().rules(of: Release(98))
      }
      #expect(error?.description == "Rulebooks/ios-98.rules:" + expected)
    }
  }
}

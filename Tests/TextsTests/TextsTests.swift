import Testing
import Texts

@Suite struct TextsTests {
  private let english = Language(
    "test",
    files: [
      (
        "log.texts",
        Array(
          """
          # A comment.
          following = following
          refused = {app} cannot: {reason};
            it goes on here
          rows = {count} rows
          rows.one = one row
          """.utf8)
      )
    ])

  /// Where a line ends within Chinese, nothing stands between; beside other scripts, a space does.
  @Test(arguments: [
    ("场景", "连接", ""), ("iOS 14", "那本书", " "), ("连接", "iOS", " "), ("scene", "is", " "),
  ])
  func linesAreJoinedAsTheirScriptsAre(line: String, next: String, joint: String) {
    #expect(Script.joint(after: line.utf8, before: next.utf8) == joint)
  }

  @Test func aKeyBeginsWithTheNameOfItsFile() {
    #expect(english["log.following"] == "following")
    #expect(english["following"] == nil)
    #expect(english.keys == ["log.following", "log.refused", "log.rows", "log.rows.one"])
  }

  @Test func valuesStandInTheirPlacesAndALineGoesOn() {
    Language.$current.withValue(english) {
      #expect(
        localized("log.refused", ["reason": "it is off", "app": "Notes"])
          == "Notes cannot: it is off; it goes on here")
    }
  }

  @Test func oneHasATextOfItsOwn() {
    Language.$current.withValue(english) {
      #expect(localized("log.rows", count: 2) == "2 rows")
      #expect(localized("log.rows", count: 1) == "one row")
    }
  }

  @Test func whatALanguageDoesNotSayIsSaidInEnglish() {
    let other = Language("other", files: [("title.texts", Array("actions = {count} Taten".utf8))])
    Language.$current.withValue(other) {
      #expect(localized("title.actions", count: 3) == "3 Taten")
      // It says the same of one, and does not change the language for it.
      #expect(localized("title.actions", count: 1) == "1 Taten")
      #expect(localized("log.folded-count", count: 1) == "… 1 folded")
      #expect(localized("title.not-recorded") == Language.english["title.not-recorded"])
      #expect(localized("title.nobody-wrote-this") == "title.nobody-wrote-this")
    }
  }

  @Test func aMadeUpLanguageKeepsThePlaces() {
    let loud = english.mapped(as: "loud") { $0.uppercased() }
    #expect(loud["log.refused"] == "{app} CANNOT: {reason}; IT GOES ON HERE")
  }
}

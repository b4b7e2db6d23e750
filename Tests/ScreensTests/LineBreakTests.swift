import TerminalKit
import Testing

/// Lines break at spaces, and between the characters of a script that has none.
@Suite struct LineBreakTests {
  @Test func englishBreaksAtSpaces() {
    #expect(Shortening.wrapped("one two three", to: 7) == ["one two", "three"])
    #expect(Shortening.wrapped("a longestword b", to: 5) == ["a", "longestword", "b"])
    #expect(Shortening.words("one two three", to: 9) == "one two…")
    #expect(Shortening.words("longestword", to: 5) == "long…")
  }

  @Test func chineseBreaksBetweenCharacters() {
    #expect(Shortening.wrapped("场景在前台", to: 4) == ["场景", "在前", "台"])
    // A full stop does not begin a line, and an opening bracket does not end one.
    #expect(Shortening.wrapped("场景。前台", to: 4) == ["场", "景。", "前台"])
    #expect(Shortening.wrapped("场（景）台", to: 4) == ["场", "（景）", "台"])
    #expect(Shortening.wrapped("按 Home 键回到主屏幕", to: 8) == ["按 Home", "键回到主", "屏幕"])
    #expect(Shortening.words("场景在前台", to: 7) == "场景在…")
  }

  /// Korean and emoji are as wide as Chinese, but have spaces between words.
  @Test func koreanBreaksAtSpaces() {
    #expect(Shortening.wrapped("앱이 활성 상태", to: 9) == ["앱이 활성", "상태"])
    #expect(Shortening.wrapped("장면이 나타난다", to: 10) == ["장면이", "나타난다"])
  }

  @Test func linesAreJoinedAsTheyWereWritten() {
    for text in [
      "one two three", "场景在前台，没有浮层。", "按 Home 键回到主屏幕", "앱이 활성 상태", "📱 🔋 🔒 🏠",
    ] {
      #expect(Shortening.joined(Shortening.wrapped(text, to: 8)) == text)
    }
    #expect(Shortening.wrapped("one two three four", to: 9, most: 2) == ["one two", "three…"])
    #expect(Shortening.wrapped("one", to: 9, most: 0) == [])
  }
}

import CLibrary
import Foundation
import Screens
import Testing

/// Documentation/Keys.md lists the program's table of keys.
@Suite struct KeysPageTests {
  @Test func listsTheKeysThatThereAre() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Keys.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let begin = try #require(text.range(of: "holds the two together -->\n"))
    let end = try #require(text.range(of: "<!-- end of keys -->"))
    let listed = text[begin.upperBound..<end.lowerBound]
    if getenv("RECORD_GOLDENS") != nil {
      let new = text.replacingCharacters(
        in: begin.upperBound..<end.lowerBound, with: "\n" + KeyTable.standard.markdown + "\n")
      try new.write(to: page, atomically: true, encoding: .utf8)
      Issue.record("recorded the list of keys in Documentation/Keys.md")
      return
    }
    #expect(listed == "\n" + KeyTable.standard.markdown + "\n")
  }
}

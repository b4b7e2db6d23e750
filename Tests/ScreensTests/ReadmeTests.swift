import CLibrary
import Foundation
import Screens
import Testing

/// README's list of keys is the program's table of keys, written out.
@Suite struct ReadmeTests {
  @Test func listsTheKeysThatThereAre() throws {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let begin = try #require(text.range(of: "holds the two together -->\n"))
    let end = try #require(text.range(of: "<!-- end of keys -->"))
    let listed = text[begin.upperBound..<end.lowerBound]
    if getenv("RECORD_GOLDENS") != nil {
      let new = text.replacingCharacters(
        in: begin.upperBound..<end.lowerBound, with: "\n" + KeyTable.standard.markdown + "\n")
      try new.write(to: readme, atomically: true, encoding: .utf8)
      Issue.record("recorded README's list of keys")
      return
    }
    #expect(listed == "\n" + KeyTable.standard.markdown + "\n")
  }
}

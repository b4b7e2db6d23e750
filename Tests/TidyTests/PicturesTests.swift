import Foundation
import Testing

/// The pictures that pages show: text that the program's own exports wrote, from sessions that
/// stand beside them.
@Suite struct PicturesTests {
  @Test(arguments: ["README.md", "Documentation/InClass.md", "Documentation/Recipes.md"])
  func eachPictureIsDrawnFromASession(_ page: String) throws {
    let text = try String(contentsOf: TidyTests.root.appending(path: page), encoding: .utf8)
    let script = try String(
      contentsOf: TidyTests.root.appending(path: "Scripts/draw-pictures"), encoding: .utf8)
    for match in text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/) {
      let picture = TidyTests.root.appending(path: String(match.1))
      let markup = try String(contentsOf: picture, encoding: .utf8)
      #expect(markup.hasPrefix("<svg ") && markup.utf8.count < 1_000_000, "\(match.1)")
      let session = picture.deletingPathExtension().appendingPathExtension("session")
      #expect(FileManager.default.fileExists(atPath: session.path()), "\(session)")
      let name = picture.deletingPathExtension().lastPathComponent
      #expect(script.contains("\ndraw \(name) "), "\(name)")
    }
  }

  @Test func theLandingPageHasAFilmAndThreePictures() throws {
    let text = try String(
      contentsOf: TidyTests.root.appending(path: "README.md"), encoding: .utf8)
    #expect(text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).count == 4)
  }
}

import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The interface as a picture, and as one that moves.
@Suite struct PictureTests {
  /// What stands in a picture, row by row: a film's scenes one after the other.
  private final class Reader: NSObject, XMLParserDelegate {
    var scenes: [String] = []
    private var rows: [String: String] = [:]
    private var row: String?
    private var isText = false
    private var hasScenes = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      switch name {
      case "g" where attributes["class"] == "s":
        scenes.append("")
      case "g": row = attributes["id"]
      case "text": isText = true
      case "use":
        if scenes.isEmpty { scenes = [""] }
        let row = (attributes["href"] ?? "").dropFirst()
        scenes[scenes.count - 1] += (rows[String(row)] ?? "?") + "\n"
      default: break
      }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if isText, let row { rows[row, default: ""] += text + " " }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if name == "text" { isText = false }
      if name == "g" { row = nil }
    }
  }

  private func scenes(_ arguments: [String]) throws -> [String] {
    let run = try Command(["export"] + arguments)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let parser = XMLParser(data: Data(run.output.utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader.scenes
  }

  @Test func aFilmHasASceneForEachAction() throws {
    let scenes = try scenes(["launch-and-leave", "--to", "film"])
    #expect(scenes.count == 5)
    #expect(scenes[0].contains("0 of 4 actions") && !scenes[0].contains("sceneDidBecomeActive"))
    #expect(scenes[1].contains("sceneDidBecomeActive(_:)"))
    #expect(scenes[3].contains("suspended") && scenes[4].contains("open Notes"))
  }

  @Test func aPictureIsTheSessionsEnd() throws {
    let scenes = try scenes(["launch-and-leave", "--to", "screen", "--size", "80x24"])
    #expect(scenes.count == 1)
    #expect(scenes[0].contains("4 actions") && scenes[0].contains("foregroundActive"))
    #expect(scenes[0].split(separator: "\n").count <= 24)
  }

  /// A block that does not fill its cell stands where it is in it, such as those of the battery.
  @Test func blocksStandInTheirCells() throws {
    let run = try Command(["export", "launch-and-leave", "--to", "screen", "--size", "120x40"])
    let blocks = run.output.matches(of: /M(\d+) 5h6v12/).compactMap { Int($0.1) }
    #expect(blocks.count >= 3)
    #expect(blocks.allSatisfy { $0 % 10 == 1 }, "\(blocks)")
  }

  /// What is looked at is reached by keys, as by a hand.
  @Test func keysArePressedAtTheEnd() throws {
    let scenes = try scenes(["launch-and-leave", "--to", "screen", "--keys", "v s"])
    #expect(scenes[0].contains("v s close"))
    let film = try self.scenes(["launch-and-leave", "--to", "film", "--keys", "v s"])
    #expect(film.last?.contains("v s close") == true && film.count == 7)
  }

  @Test(arguments: [("dark", "#161616"), ("light", "#ffffff")])
  func aThemeHasItsPaper(_ theme: String, _ paper: String) throws {
    let run = try Command(["export", "launch-and-leave", "--to", "screen", "--theme", theme])
    #expect(run.output.contains("height=\"100%\" fill=\"\(paper)\""))
  }

  @Test(arguments: [
    (["--size", "80"], "--size"), (["--size", "9999x9999"], "--size"),
    (["--size", "0x0"], "--size"), (["--theme", "drak"], "did you mean 'dark'?"),
    (["--keys", "v sown"], "unknown key 'sown'"),
  ])
  func wrongWordsAreRefused(_ words: [String], _ answer: String) throws {
    let run = try Command(["export", "launch-and-leave", "--to", "screen"] + words)
    #expect(run.status != 0 && run.output.isEmpty)
    #expect(run.errors.contains(answer), "\(run.errors)")
  }

  @Test func aFilmThatNoBrowserHoldsIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("long.session", String(repeating: "> home\n", count: 501))
    let run = try Command(["export", folder.path("long.session"), "--to", "film"])
    #expect(run.status != 0 && run.output.isEmpty)
    #expect(
      run.errors.contains("long.session:501:1: too many actions for a film; the limit is 500"))
  }
}

import Foundation
import Testing

/// What exports show besides messages: narration to the last word, the steps of a page, a picture's
/// legend and heads.
@Suite struct ExportedWordsTests {
  /// What is said last is in each export that people read.
  @Test(arguments: ["html", "svg", "mermaid", "markdown", "asciicast2", "film"])
  func theLastWordsAreThere(_ format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.session",
      "# About\nos: 14\napp: Notes scenes\n> open Notes\n# Between.\n> home\n# The end.\n")
    let text = try Command(["export", folder.path("a.session"), "--to", format]).output
    let between = try #require(text.range(of: "Between."))
    let last = try #require(text.range(of: "The end."))
    #expect(between.upperBound < last.lowerBound)
  }

  /// A page that is stepped through knows of each part to which action it belongs: what is drawn
  /// later, and which state a diagram is in.
  @Test func aPageFollowsItsSteps() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.session", "os: 14\napp: Notes scenes\n> open Notes\n> home\n> wait 5\n# The end.\n")
    let page = try Command(["export", folder.path("a.session"), "--to", "html"]).output
    let figure = try #require(page.components(separatedBy: "<figure>").dropFirst().first)
    let svg = figure.components(separatedBy: "</figure>")[0]
    let steps = svg.components(separatedBy: "<g data-step=\"").dropFirst()
    #expect(steps.map { $0.prefix(1) } == ["1", "2", "3", "4"])
    for (step, word) in zip(steps, ["▸ open", "▸ home", "suspended", "The end."]) {
      #expect(step.contains(word))
    }
    // Not running, active, background, suspended.
    #expect(page.matches(of: /data-states="0 4 2 1"/).count == 1)
    #expect(page.contains(".later { display: none; }"))
  }

  /// Heads of long names stand beside each other, and each state's color has its word.
  @Test func aPictureHasALegendAndRoomForNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.session", "os: 14\napp: AVeryLongAppName scenes\n> open AVeryLongAppName\n> home\n")
    let text = try Command(["export", folder.path("a.session"), "--to", "svg"]).output
    let heads = text.matches(of: /<text x="(\d+)" y="72"[^>]*>([^<]*)</).map {
      (x: Int($0.1) ?? 0, name: String($0.2))
    }
    #expect(heads.map(\.name) == ["AVeryLongAppName", "AVeryLongAppName#1"])
    #expect(heads[1].x - heads[0].x > 8 * heads[0].name.count)
    for word in ["active", "inactive", "background", "suspended"] {
      #expect(text.contains(">\(word)</text>"))
    }
  }
}

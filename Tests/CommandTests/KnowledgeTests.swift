import Foundation
import Testing

/// What sessions exercise, and what an app can know.
@Suite struct KnowledgeTests {
  private static let header = "device: iPhone\nos: 14\napp: Notes scenes\napp: Mail scenes\n"

  @Test func coverageFindsAShortestSessionForWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    try folder.write("s/a.session", KnowledgeTests.header + "> open Notes\n  ...\n")
    let csv = try Command(
      ["coverage", "s", "--at-most", "2", "--format", "csv"], in: folder.url)
    #expect(csv.status == 0)
    #expect(csv.lines[0] == "os,device,kind,name,exercised,actions,apps,session,tried")
    let become = "14,iPhone,message,sceneDelegate sceneDidBecomeActive(_:),yes,,,,"
    #expect(csv.lines.contains(become))
    let resign = "14,iPhone,message,sceneDelegate sceneWillResignActive(_:),no,2,"
    let row = try #require(csv.lines.first { $0.hasPrefix(resign) })
    #expect(row.contains("open Notes; "))
    #expect(csv.lines.contains { $0.contains(",change,app active → inactive,no,2,") })
    // Each session that it prints is one that exercises it.
    let lines = try Command(
      ["coverage", "s", "--at-most", "2", "--format", "jsonl"], in: folder.url)
    var count = 0
    for line in lines.lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard object?["kind"] as? String == "message", let session = object?["session"] as? String,
        let name = object?["name"] as? String, let method = name.split(separator: " ").last,
        count < 10
      else { continue }
      count += 1
      let run = try Command(
        ["run", "-", "--show", "all"], input: session, in: folder.url)
      #expect(run.output.contains(method), "\(name): \(session)")
    }
    #expect(count == 10)
    let text = try Command(["coverage", "s", "--at-most", "1"], in: folder.url)
    #expect(text.lines[0] == "iOS 14, iPhone: 1 session")
    #expect(text.output.contains("not found within 1 actions") || text.output.contains("within 1"))
    #expect(text.lines[1].hasSuffix(" rules") && !text.lines[1].hasPrefix("  0 of"))
  }

  @Test func anIOSVersionWithoutSessionsIsReportedIfNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("s/a.session", KnowledgeTests.header + "> open Notes\n  ...\n")
    let named = try Command(["coverage", "s", "--os", "3", "--at-most", "1"], in: folder.url)
    #expect(named.lines[0] == "iOS 3, iPhone: 0 sessions")
    #expect(named.lines[1].hasPrefix("  0 of "))
  }

  @Test func anAppCannotTellHomeFromTheLock() throws {
    let session = KnowledgeTests.header + "> open Notes\n> home\n"
    let alike = try Command(["alike", "-", "--app", "Notes"], input: session)
    #expect(alike.status == 0)
    #expect(
      alike.lines.last
        == "Notes cannot tell the last messages from those of: lock, accept, open Mail.")
    for words in ["its process has ended", "suspended", "running in the background", "locked"] {
      #expect(alike.output.contains("  " + words), "\(words)")
    }
    #expect(!alike.output.contains("in the foreground") && !alike.output.contains("←"))
    let revealed = try Command(["alike", "-", "--reveal"], input: session)
    #expect(revealed.lines.filter { $0.contains("←") }.count == 2)
    let markdown = try Command(["alike", "-", "--format", "markdown"], input: session)
    #expect(markdown.lines.contains("| suspended | \(KnowledgeTests.count("suspended", alike)) |"))
    let csv = try Command(["alike", "-", "--format", "csv"], input: session)
    #expect(csv.lines.contains("cause,lock,,"))
    #expect(csv.lines.contains("app,suspended,\(KnowledgeTests.count("suspended", alike)),"))
  }

  private static func count(_ word: String, _ command: Command) -> String {
    let line = command.lines.first { $0.hasSuffix("  " + word) }
    return line?.split(separator: " ").first.map(String.init) ?? "none"
  }

  @Test func anAppThatHasReceivedNothingKnowsNothing() throws {
    let session = KnowledgeTests.header + "> open Mail\n"
    let alike = try Command(["alike", "-"], input: session)
    #expect(alike.lines.last == "Notes has received nothing yet.")
  }
}

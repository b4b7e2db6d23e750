import Foundation
import Testing

/// `frontmost quiz`, without its interface.
@Suite struct QuizCommandTests {
  @Test func writesASheet() throws {
    let folder = try TemporaryFolder()
    let run = try Command(["quiz", "--sheet", "monday", "--seed", "7"], in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output == "monday/sheet.md and its sessions are written\n")
    let page = try folder.read("monday/sheet.md")
    #expect(page.contains("<details>"))
    #expect(try Command(["check", "monday"], in: folder.url).status == 0)
    let again = try Command(["quiz", "--sheet", "monday", "--seed", "7"], in: folder.url)
    #expect(again.status == 2 && again.errors.contains("monday/sheet.md"))
    #expect(try folder.read("monday/sheet.md") == page)
    let other = try Command(
      ["quiz", "--sheet", "open", "--seed", "7", "--without-answers"], in: folder.url)
    #expect(other.status == 0)
    #expect(try !folder.read("open/sheet.md").contains("<details>"))
  }

  @Test func fewerQuestionsThanWantedAreSaid() throws {
    let folder = try TemporaryFolder()
    let run = try Command(
      ["quiz", "--sheet", "all", "--topic", "versions", "--count", "500"], in: folder.url)
    #expect(run.status == 0 && run.errors.contains("in place of 500"), "\(run.errors)")
  }

  @Test(arguments: [
    (["--topic", "swicher"], "switcher"), (["--count", "0"], "1"), (["--os", "99"], "99"),
    (["--without-answers"], "--sheet"), (["--no-progress", "--progress", "p"], "--progress"),
  ])
  func saysWhatIsWrong(arguments: [String], word: String) throws {
    let run = try Command(["quiz", "--linear"] + arguments, input: "")
    #expect(run.status == 2)
    #expect(run.errors.contains(word), "\(run.errors)")
  }

  /// What was answered is remembered in the file; one that cannot be read is never written over.
  @Test func remembersProgress() throws {
    let folder = try TemporaryFolder()
    let arguments = ["quiz", "--linear", "--seed", "3", "--progress", "me"]
    let run = try Command(arguments, input: "1\n", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.read("me").contains("misconception: "))
    try "nonsense\n".write(
      to: folder.url.appendingPathComponent("me"), atomically: true, encoding: .utf8)
    let other = try Command(arguments, input: "1\n", in: folder.url)
    #expect(other.status == 2 && other.errors.contains("me:1:1"), "\(other.errors)")
    #expect(try folder.read("me") == "nonsense\n")
  }
}

import Foundation
import Testing

/// Folders that are checked: each session once, whatever leads to it, and all that cannot be read
/// is said.
@Suite struct CheckFolderTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["a", "b/c", "b/d"] { try folder.write("all/\(name).session", BadFileTests.good) }
    return folder
  }

  @Test func linksInACircleEnd() throws {
    let folder = try folder()
    #expect(symlink("..", folder.path("all/b/up")) == 0)
    #expect(symlink(folder.path("all"), folder.path("all/b/again")) == 0)
    let run = try Command(["check", "all"], in: folder.url)
    #expect(run.status == 0 && run.output == "3 passed, 0 failed\n", "\(run.errors)")
  }

  /// Nothing is left out without a word: files without actions, other files, refused actions whose
  /// result is not checked.
  @Test func whatIsNotCheckedIsSaid() throws {
    let folder = try folder()
    try folder.write("all/empty.session", "")
    try folder.write("all/blank.session", "os: 14\n\n")
    try folder.write("all/notes.txt", "")
    try folder.write("all/homework.sesion", BadFileTests.good)
    try folder.write("all/z.session", "app: Notes scenes\n> unlock\n  ...\n> unlock\n! \n")
    let run = try Command(["check", "all"], in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.output == "6 passed, 0 failed; 2 without actions; 2 other files skipped\n",
      "\(run.errors)")
    #expect(
      run.errors == """
        all/blank.session: no actions; nothing is checked
        all/empty.session: no actions; nothing is checked
        all/z.session:2: beneath '...', unlock is refused: the device is not locked
        all/homework.sesion: skipped; the names of sessions end in .session

        """)
  }

  /// One mistake may make all that follows wrong.
  @Test func manyFailuresOfAFileAreCounted() throws {
    let folder = try TemporaryFolder()
    let pair = "> open Notes\n  Notes system killed\n> home\n  ...\n"
    try folder.write(
      "a.session", "app: Notes scenes\n" + String(repeating: pair, count: 50))
    let run = try Command(["check", "."], in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.count { $0.hasPrefix("./a.session:") && !$0.contains("more") } == 25)
    #expect(run.lines.suffix(2) == ["./a.session: … 25 more failures", "0 passed, 1 failed"])
  }

  @Test func aFileCountsOnce() throws {
    let folder = try folder()
    #expect(symlink("a.session", folder.path("all/link.session")) == 0)
    #expect(link(folder.path("all/a.session"), folder.path("all/hard.session")) == 0)
    let run = try Command(
      ["check", "all", "all/b", "all/a.session", "all/b/c.session", "all", "-j", "2"],
      in: folder.url)
    #expect(run.status == 0 && run.output == "3 passed, 0 failed\n", "\(run.errors)")
  }

  @Test func aLinkToNowhereIsSaid() throws {
    let folder = try folder()
    #expect(symlink("nowhere", folder.path("all/b/gone.session")) == 0)
    #expect(symlink("itself", folder.path("all/itself")) == 0)
    let run = try Command(["check", "all"], in: folder.url)
    #expect(run.status == 2 && run.lines.last == "3 passed, 2 failed")
    #expect(run.errors.contains("all/b/gone.session: a link to a file that does not exist\n"))
    #expect(run.errors.contains("all/itself: "))
  }

  /// Whoever may read everything can read any folder.
  @Test(.enabled(if: geteuid() != 0)) func theOthersAreCheckedWhereAFolderIsShut() throws {
    let folder = try folder()
    #expect(chmod(folder.path("all/b"), 0) == 0)
    defer { chmod(folder.path("all/b"), 0o700) }
    let run = try Command(["check", "all"], in: folder.url)
    #expect(run.status == 2 && run.lines.last == "1 passed, 1 failed")
    #expect(run.errors.hasPrefix("all/b: "))
  }

  /// A path so deep that the system does not take it any more.
  @Test func theOthersAreCheckedWhereAPathIsTooLong() throws {
    let folder = try folder()
    let name = String(repeating: "d", count: 250)
    // Each is made from within the one above it.
    let script =
      "cd all && for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; do "
      + "mkdir \(name) && cd \(name) || exit; done; echo > deep.session"
    let run = try Command(["check", "all"], in: folder.url, limits: "(\(script))")
    #expect(run.status == 2 && run.lines.last == "3 passed, 1 failed", "\(run.errors)")
    #expect(run.errors.contains("too long"), "\(run.errors)")
    let removal = Process()
    removal.executableURL = URL(fileURLWithPath: "/bin/rm")
    removal.arguments = ["-rf", folder.path("all")]
    try removal.run()
    removal.waitUntilExit()
  }

  /// All of it comes out in the same order, however many tasks there are.
  @Test func theOrderIsThatOfTheNames() throws {
    let folder = try TemporaryFolder()
    for index in 100..<200 { try folder.write("all/\(index).session", "> open Notes\n") }
    let one = try Command(["check", "all", "--format", "tap"], in: folder.url)
    let many = try Command(["check", "all", "--format", "tap", "-j", "7"], in: folder.url)
    #expect(one.output == many.output && one.lines.contains("not ok 100 - all/199.session"))
  }
}

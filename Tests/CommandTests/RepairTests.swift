import Foundation
import Testing

/// Sessions that a crash, an editor or a transfer has damaged.
@Suite struct RepairTests {
  private static let header = "session: 1\ndevice: iPhone\nos: 14\napp: Notes scenes\n"
  private static let whole = """
    > open Notes
      Notes appDelegate application(_:didFinishLaunchingWithOptions:)
      Notes sceneDelegate#1 scene(_:willConnectTo:options:)
      Notes sceneDelegate#1 sceneWillEnterForeground(_:)
      Notes sceneDelegate#1 sceneDidBecomeActive(_:)

    """

  private func repaired(_ bytes: [UInt8]) throws -> (run: Command, checks: Bool) {
    let folder = try TemporaryFolder()
    try Data(bytes).write(to: folder.url.appendingPathComponent("a.session"))
    let run = try Command(["repair", folder.path("a.session")])
    try folder.write("b.session", run.output)
    return (run, try Command(["check", folder.path("b.session")]).status == 0)
  }

  @Test func whatIsWholeStaysAsItIs() throws {
    let text = RepairTests.header + RepairTests.whole
    let (run, checks) = try repaired(Array(text.utf8))
    #expect(run.output == text && run.errors.isEmpty && run.status == 0 && checks)
  }

  @Test(arguments: [20, 60, 95, 130, 180]) func whatWasCutOffIsCompletedOrCommented(
    _ missing: Int
  ) throws {
    let text = Array((RepairTests.header + RepairTests.whole).utf8)
    let (run, checks) = try repaired(Array(text.dropLast(missing)))
    #expect(run.status == 0 && !run.errors.isEmpty && checks, "\(run.errors)\(run.output)")
  }

  @Test func whatCannotBeReadBecomesAComment() throws {
    let text = RepairTests.header + RepairTests.whole + "> hoem\n<<<<<<< HEAD\n> home\n  ...\n"
    let (run, checks) = try repaired(Array(text.utf8))
    #expect(checks && run.output.contains("# > hoem\n# <<<<<<< HEAD\n> home"))
    #expect(run.errors.contains("a.session:10:3: made a comment: unknown action 'hoem'"))
  }

  @Test func marksOfEditorsGo() throws {
    let text = (RepairTests.header + RepairTests.whole).replacing("\n", with: "\r\n")
    let (run, checks) = try repaired([0xEF, 0xBB, 0xBF] + Array(text.utf8) + [0, 0])
    #expect(checks && run.output == RepairTests.header + RepairTests.whole)
    #expect(run.errors.contains("byte-order mark") && run.errors.contains("carriage returns"))
  }

  @Test func nobodyGuessesTheDevice() throws {
    let text = "session: 1\ndevice: iFon\nos: 14\n> home\n"
    let (run, _) = try repaired(Array(text.utf8))
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(":2:9: unknown device"))
  }

  @Test func inPlaceWritesTheFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.session", RepairTests.header + "> home\n  ...\n> hoem\n")
    let run = try Command(["repair", folder.path("a.session"), "--in-place"])
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(try folder.read("a.session").hasSuffix("> home\n  ...\n# > hoem\n"))
  }
}

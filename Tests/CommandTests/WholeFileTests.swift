import Foundation
import Testing

/// Files that the program writes at once: exports, repaired sessions, lines of the log.
@Suite struct WholeFileTests {
  /// What is written is there whole or not at all, and what was there before stays until then.
  @Test func aFullDiskLeavesNoFile() throws {
    let folder = try TemporaryFolder()
    func export(_ options: [String] = []) throws -> Command {
      // A limit on the size of files fails a write as a full disk does.
      try Command(
        ["export", "launch-and-leave", "--to", "html", "--output", "out.html"] + options,
        in: folder.url, limits: "trap '' XFSZ; ulimit -f 1")
    }
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    }
    #expect(try export().status == 2)
    #expect(try names().isEmpty)
    try folder.write("out.html", "before")
    #expect(try export(["--force"]).status == 2)
    #expect(try names() == ["out.html"])
    #expect(try folder.read("out.html") == "before")
  }

  @Test func aFullDeviceIsNamed() throws {
    let run = try Command(
      ["export", "launch-and-leave", "--to", "csv", "--output", "/dev/full", "--force"])
    #expect(run.status == 2 && run.errors.hasPrefix("/dev/full: "))
  }

  /// A file keeps who may read it, a link stays a link, and what is not to be replaced is not.
  @Test func aFileIsReplacedInItsPlace() throws {
    let folder = try TemporaryFolder()
    func export(_ name: String, _ options: [String] = []) throws -> Command {
      try Command(
        ["export", "launch-and-leave", "--to", "csv", "--output", name] + options, in: folder.url)
    }
    try folder.write("out.csv", "before")
    #expect(chmod(folder.path("out.csv"), 0o640) == 0)
    #expect(symlink("out.csv", folder.path("link.csv")) == 0)
    #expect(try export("link.csv").errors.contains("already exists"))
    #expect(try folder.read("out.csv") == "before")
    #expect(try export("link.csv", ["--force"]).status == 0)
    #expect(try folder.read("out.csv").contains("sceneDidBecomeActive"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("out.csv"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.attributesOfItem(atPath: folder.path("link.csv"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
  }
}

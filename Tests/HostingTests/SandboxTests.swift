import Foundation
import Hosting
import Testing

@Suite struct SandboxTests {
  @Test func oneThatDoesNotWorkIsNotFound() throws {
    let folder = try Lab.write([("bwrap", "#!/bin/sh\nexit 1\n")], "bin")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder + "/bwrap")
    #expect(Sandbox.find(path: folder) == nil)
    #expect(Sandbox.find(path: "/nonexistent") == nil)
  }

  /// A class is often graded by a folder beside the exercise.
  @Test func aRelativeFolderIsReadable() throws {
    let folder = try Lab.write([("bwrap", "#!/bin/sh\n")], "bin")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder + "/bwrap")
    let sandbox = try #require(Sandbox.find(path: folder))
    let program = HostedProgram(path: "/bin/true", environment: [], folder: folder)
    let arguments = sandbox.wrap(program, home: folder, readable: ["."]).arguments
    #expect(arguments.contains(FileManager.default.currentDirectoryPath), "\(arguments)")
  }
}

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
}

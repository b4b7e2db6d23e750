import Foundation
import TerminalEmulation
import Testing

/// The built program, run as a user would run it, or another that was built with it.
struct Command {
  var status: Int32
  var output: String
  var errors: String

  /// Runs `frontmost` with arguments and something on standard input, in a folder of its own.
  /// `limits` is what a shell does first, as `ulimit -f 1`.
  init(
    _ arguments: [String], input: String = "", in folder: URL? = nil,
    environment: [String: String] = [:], limits: String? = nil, product: String = "frontmost"
  ) throws {
    let path = try #require(builtProduct(product))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: limits == nil ? path : "/bin/sh")
    process.arguments =
      limits.map { ["-c", $0 + #"; exec "$0" "$@""#, path] + arguments } ?? arguments
    process.currentDirectoryURL = folder
    // Whatever the tester has settled on for themselves is not tested.
    let usual = ["XDG_CONFIG_HOME": "/nonexistent", "LC_ALL": "C.UTF-8"]
    process.environment = ProcessInfo.processInfo.environment.merging(usual) { $1 }
      .merging(environment) { $1 }
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    // Errors are short, so reading one pipe to its end cannot leave the other full.
    output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    errors = String(decoding: stderr.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// A folder that is removed with the test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }
}

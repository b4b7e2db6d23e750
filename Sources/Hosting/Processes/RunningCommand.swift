import CHosting
import CLibrary
import TextFiles

/// A program that was started, and what it has printed.
struct RunningCommand {
  private let process: hosting_process
  private var output: [UInt8] = []

  init(
    _ path: String, _ arguments: [String], environment: [String], folder: String?
  ) throws(Problem) {
    var process = hosting_process()
    var limits = hosting_limits()
    let words = CStrings([path] + arguments)
    let variables = CStrings(environment)
    let error = hosting_start(
      &process, path, words.pointers, variables.pointers, folder, &limits, 0)
    guard error == 0 else { throw Problem(file: path, String(cString: strerror(error))) }
    self.process = process
  }

  /// What becomes readable when the program prints, and when it ends.
  var descriptor: Int32 { process.output }

  /// The most output that is kept.
  private static let limit = 4 << 20

  /// Takes what was printed. Returns whether more may come.
  mutating func takeOutput() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(process.output, &chunk, chunk.count)
    if count > 0, output.count < RunningCommand.limit { output += chunk[..<count] }
    return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
  }

  /// Waits for the program's end.
  func end() -> CommandRun.Result {
    var code: Int32 = 0
    var signal: Int32 = 0
    _ = hosting_ended(process.pid, 1, &code, &signal)
    close(process.output)
    return CommandRun.Result(
      output: String(decoding: output, as: UTF8.self),
      ending: signal == 0 ? .exited(Int(code)) : .signal(Int(signal)))
  }

  func kill() {
    hosting_signal(process.pid, SIGKILL)
    _ = end()
  }
}

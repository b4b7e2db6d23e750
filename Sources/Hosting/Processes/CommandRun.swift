import CHosting
import CLibrary
import TextFiles

/// A program that runs to its end, and what it prints.
enum CommandRun {
  struct Result {
    var output: String
    var ending: Ending
    var succeeded: Bool { ending == .exited(0) }
  }

  /// Nil where `isCanceled` says so: the program is killed then.
  static func run(
    _ path: String, _ arguments: [String], environment: [String], folder: String? = nil,
    isCanceled: () -> Bool = { false }
  ) throws(Problem) -> Result? {
    var process = hosting_process()
    var limits = hosting_limits()
    let words = CStrings([path] + arguments)
    let variables = CStrings(environment)
    let error = hosting_start(
      &process, path, words.pointers, variables.pointers, folder, &limits, 0)
    guard error == 0 else { throw Problem(file: path, String(cString: strerror(error))) }
    var output: [UInt8] = []
    var isOpen = true
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while isOpen {
      if isCanceled() {
        hosting_signal(process.pid, SIGKILL)
        _ = end(process)
        return nil
      }
      guard hosting_wait(process.output, -1, 100) != 0 else { continue }
      let count = read(process.output, &chunk, chunk.count)
      if count > 0, output.count < limit { output += chunk[..<count] }
      isOpen = count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
    }
    let ending = end(process)
    return Result(output: String(decoding: output, as: UTF8.self), ending: ending)
  }

  /// The most output that is kept.
  private static let limit = 4 << 20

  private static func end(_ process: hosting_process) -> Ending {
    var code: Int32 = 0
    var signal: Int32 = 0
    _ = hosting_ended(process.pid, 1, &code, &signal)
    close(process.output)
    return signal == 0 ? .exited(Int(code)) : .signal(Int(signal))
  }
}

import CHosting
import CLibrary
import TextFiles
import Texts

/// An app as a process: started, sent lines, stopped, resumed, killed. It never outlives this
/// object, nor the thread that started it.
public final class HostedProcess {
  private let program: HostedProgram
  public let limits: Limits
  private var process: hosting_process?
  private var received: [UInt8] = []
  private var lines = AppLines()
  private var printed: PrintedLines
  private var isStopped = false

  public init(_ program: HostedProgram, limits: Limits = Limits()) {
    self.program = program
    self.limits = limits
    printed = PrintedLines(limit: limits.printed)
  }

  deinit { kill() }

  /// Its process identifier, while it runs.
  public var pid: Int32? { process?.pid }

  /// Starts it at a time of the device's clock. Returns when it is ready, or has ended.
  public func start(at time: UInt32) throws(Problem) -> [Happening] {
    kill()
    var started = hosting_process()
    var bounds = hosting_limits()
    bounds.memory = limits.memory
    bounds.file = limits.file
    bounds.open_files = limits.openFiles
    let arguments = CStrings([program.path] + program.arguments)
    let environment = CStrings(program.environment + ["FRONTMOST_TIME=\(time)"])
    let error = hosting_start(
      &started, program.path, arguments.pointers, environment.pointers, program.folder, &bounds, 1)
    guard error == 0 else {
      throw Problem(file: program.path, String(cString: strerror(error)))
    }
    process = started
    received = []
    lines = AppLines()
    printed = PrintedLines(limit: limits.printed)
    isStopped = false
    return collect(for: limits.launch)
  }

  /// Sends a line and returns what the app does until it has taken it.
  public func take(_ line: HostLine) -> [Happening] {
    guard let process else { return [] }
    if isStopped { resume() }
    printed.begin()
    guard write(line.text) else { return finish(process) }
    return collect(for: limits.patience)
  }

  /// SIGSTOP, as the kernel's `suspended`. False if it has ended meanwhile.
  @discardableResult public func stop() -> Bool {
    guard let process else { return false }
    isStopped = hosting_stop(process.pid) != 0
    return isStopped
  }

  /// SIGCONT.
  public func resume() {
    guard let process else { return }
    hosting_signal(process.pid, SIGCONT)
    isStopped = false
  }

  /// SIGKILL, and the process is reaped. Returns what it had printed.
  @discardableResult public func kill() -> [Happening] {
    guard let process else { return [] }
    hosting_signal(process.pid, SIGKILL)
    return reap(process)
  }

  private func write(_ text: String) -> Bool {
    guard let process else { return false }
    var bytes = Array(text.utf8)
    bytes.append(10)
    return bytes.withUnsafeBytes {
      hosting_send(
        process.control, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count,
        Int32(limits.patience)) != 0
    }
  }

  /// What it does until nothing more comes before the next line.
  private func collect(for patience: Int) -> [Happening] {
    guard let process else { return [] }
    var happenings: [Happening] = []
    let deadline = hosting_clock() + patience
    while true {
      while let end = received.firstIndex(of: 10) {
        let text = String(decoding: received[..<end], as: UTF8.self)
        received.removeSubrange(...end)
        guard let happening = lines.read(text) else { continue }
        // What was printed before it comes before it.
        happenings += readPrinted(process)
        if happening.isLast {
          happenings += printed.end()
          happenings.append(happening)
          return happenings
        }
        happenings.append(happening)
        if case .code = happening, !write("ok") { return happenings + finish(process) }
      }
      let left = deadline - hosting_clock()
      let ready = left > 0 ? hosting_wait(process.control, process.output, Int32(left)) : 0
      if ready == 0 {
        stop()
        return happenings + readPrinted(process) + printed.end() + [.silent]
      }
      if ready & 2 != 0 { happenings += readPrinted(process) }
      if ready & 1 != 0, !readLines(process) { return happenings + finish(process) }
    }
  }

  /// Reads what has arrived; false at the end.
  private func readLines(_ process: hosting_process) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { chunk in
      let count = read(process.control, chunk.baseAddress, chunk.count)
      if count < 0 { return errno == EINTR || errno == EAGAIN }
      received += chunk[..<count]
      // A line without an end is none of our library's.
      return count > 0 && received.count <= 1 << 22
    }
  }

  /// Reads what has been printed, a bounded part at a time: it may be printed faster than read.
  private func readPrinted(_ process: hosting_process) -> [Happening] {
    var happenings: [Happening] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { chunk in
      for _ in 0..<16 {
        let count = read(process.output, chunk.baseAddress, chunk.count)
        if count <= 0 { break }
        happenings += printed.take(chunk[..<count])
      }
    }
    return happenings
  }

  /// Its end of the connection is closed: it ends, or it is made to.
  private func finish(_ process: hosting_process) -> [Happening] {
    let until = hosting_clock() + 200
    var code: Int32 = 0
    var signal: Int32 = 0
    var happenings: [Happening] = []
    while hosting_ended(process.pid, 0, &code, &signal) == 0 {
      happenings += readPrinted(process)
      if hosting_clock() > until {
        hosting_signal(process.pid, SIGKILL)
        _ = hosting_ended(process.pid, 1, &code, &signal)
        break
      }
      usleep(200)
    }
    happenings += close(process)
    return happenings + [.ended(signal == 0 ? .exited(Int(code)) : .signal(Int(signal)))]
  }

  private func reap(_ process: hosting_process) -> [Happening] {
    var code: Int32 = 0
    var signal: Int32 = 0
    _ = hosting_ended(process.pid, 1, &code, &signal)
    return close(process)
  }

  private func close(_ process: hosting_process) -> [Happening] {
    // What is left of its group goes with it.
    CLibrary.kill(-process.pid, SIGKILL)
    let rest = readPrinted(process) + printed.end()
    CLibrary.close(process.control)
    CLibrary.close(process.output)
    self.process = nil
    isStopped = false
    return rest
  }
}

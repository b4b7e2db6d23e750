import CLibrary
import Texts

/// What has to be written to a pipe. The program does not wait for a slow reader: what the pipe
/// does not take is kept, within bounds, and written later.
struct PipeBuffer {
  private static let most = 1 << 20
  /// How long until it is offered again, in milliseconds.
  private static let interval: UInt64 = 100
  /// How long the last of it is waited for at the end, in milliseconds.
  private static let patience: Int32 = 1_000

  private var bytes: [UInt8] = []
  private(set) var deadline: UInt64?

  mutating func append(_ text: String) { bytes += text.utf8 }

  /// Gives as much as is taken. Says what is wrong, where the rest can never be given.
  mutating func flush(_ descriptor: Int32, at now: UInt64) -> String? {
    deadline = nil
    while !bytes.isEmpty {
      let count = PipeBuffer.write(descriptor, bytes)
      if count > 0 {
        bytes.removeFirst(count)
      } else if errno == EAGAIN {
        deadline = now + PipeBuffer.interval
        return bytes.count > PipeBuffer.most ? localized("recording.slow-reader") : nil
      } else if errno != EINTR {
        return errno == EPIPE
          ? localized("recording.reader-gone") : String(cString: strerror(errno))
      }
    }
    return nil
  }

  /// Gives all that is left, and waits a while for that.
  mutating func drain(_ descriptor: Int32) -> String? {
    while true {
      if let problem = flush(descriptor, at: 0) { return problem }
      if bytes.isEmpty { return nil }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let count = poll(&waiting, 1, PipeBuffer.patience)
      if count == 0 { return localized("recording.slow-reader") }
      if count < 0, errno != EINTR { return String(cString: strerror(errno)) }
    }
  }

  /// A pipe without a reader raises a signal that would end the program: here it is only an error.
  private static func write(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
    var (ignoring, before) = (sigaction(), sigaction())
    sigaction(SIGPIPE, nil, &before)
    ignoring = before
    #if os(Linux)
      ignoring.__sigaction_handler.sa_handler = SIG_IGN
    #else
      ignoring.__sigaction_u.__sa_handler = SIG_IGN
    #endif
    ignoring.sa_flags = 0
    sigaction(SIGPIPE, &ignoring, nil)
    let count = bytes.withUnsafeBytes { CLibrary.write(descriptor, $0.baseAddress, $0.count) }
    let code = errno
    sigaction(SIGPIPE, &before, nil)
    errno = code
    return count
  }
}

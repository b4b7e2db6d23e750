import Dispatch
import Synchronization
import Texts

/// A thread that does one thing after the other, as long as the program runs. Processes live no
/// longer than the thread that started them, so a thread of a pool would not do.
final class CodeThread: Sendable {
  private let work = Mutex<[@Sendable () -> Void]>([])
  private let isThere = DispatchSemaphore(value: 0)
  private let language = Language.current

  init() {
    ProgramThread.start { self.run() }
  }

  func add(_ job: @escaping @Sendable () -> Void) {
    work.withLock { $0.append(job) }
    isThere.signal()
  }

  private func run() {
    Language.$current.withValue(language) {
      while true {
        isThere.wait()
        let job = work.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        job?()
      }
    }
  }
}

internal import CUIKit
import Foundation

/// The device's clock, which is the app's: it moves only when Frontmost says so.
@MainActor package enum DeviceClock {
  /// 2000-01-01, the device's time 0, in nanoseconds since 1970.
  private static let epoch: Int64 = 946_684_800_000_000_000

  private static func nanoseconds(_ milliseconds: Int64) -> Int64 {
    epoch + milliseconds * 1_000_000
  }

  static func set(_ milliseconds: Int64) { cuikit_set_now(nanoseconds(milliseconds)) }

  /// Lets the device's time pass. Every timer fires at its own time.
  static func advance(to milliseconds: Int64) {
    let target = nanoseconds(milliseconds)
    while true {
      let next = cuikit_next_timer()
      if next == 0 || next > target { break }
      if next > cuikit_now() { cuikit_set_now(next) }
      if cuikit_fire() == 0 { break }
      Settling.settle()
    }
    if cuikit_now() < target { cuikit_set_now(target) }
  }

  /// Lets the device's time pass while the main thread sleeps: other threads go on.
  static func advanceAsleep(to milliseconds: Int64) {
    let target = nanoseconds(milliseconds)
    if cuikit_now() < target { cuikit_set_now(target) }
    _ = cuikit_fire()
  }

  /// When the next timer fires, in milliseconds of the device's time, rounded up.
  static var nextTimer: Int64? {
    let next = cuikit_next_timer()
    return next == 0 ? nil : (next - epoch + 999_999) / 1_000_000
  }
}

/// A message is over when everything that it started is: the main queue and the timers that fired
/// are handled, and the other threads sleep. Without this, a session could print other lines each
/// time.
@MainActor enum Settling {
  /// A thread that never sleeps is waited for once, then no longer: microseconds of processor time,
  /// which do not depend on what else the computer does.
  private static var patience = 500_000
  private typealias Handle = @convention(c) () -> Int32

  /// The descriptor that is readable while the main queue has work.
  private static let mainQueue: Int32 = {
    guard let symbol = dlsym(nil, "_dispatch_get_main_queue_handle_4CF") else { return -1 }
    return unsafeBitCast(symbol, to: Handle.self)()
  }()

  private static var mainQueueHasWork: Bool {
    var one = pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)
    return poll(&one, 1, 0) == 1
  }

  static func settle() {
    while true {
      runMainThread()
      if cuikit_has_threads() == 0 { break }
      waitForThreads()
      if mainQueueHasWork { continue }
      if cuikit_start_workers() == 0 { break }
    }
    if cuikit_unhandled() > 0 { cuikit_ignore_unhandled() }
  }

  private static func runMainThread() {
    while true {
      let timers = cuikit_unhandled()
      if timers == 0, !mainQueueHasWork { return }
      cuikit_begin()
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      // What is left belongs to another thread.
      if !mainQueueHasWork, cuikit_unhandled() >= timers { return }
    }
  }

  private static func waitForThreads() {
    cuikit_gate(1)
    defer { cuikit_gate(0) }
    var quiet = 0
    let start = cuikit_used_time()
    while quiet < 2 {
      if cuikit_busy_threads() == 0 {
        quiet += 1
        continue
      }
      quiet = 0
      if cuikit_used_time() - start > patience {
        if patience > 1_000 { cuikit_leave_processor() }
        patience = 1_000
        return
      }
      cuikit_pause(20)
    }
  }
}

import CLibrary
import CSignals

/// Sleeps until the terminal, a signal or a watched descriptor has news. Nothing else wakes it.
struct Waiting {
  /// What woke it.
  struct News {
    var isTyped = false
    var isHungUp = false
    var isWatchedReadable = false
  }

  private var sources: [pollfd]

  init(terminal: Int32, signals: Int32) {
    sources = [terminal, signals, -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// One more descriptor that wakes it; -1 for none.
  var watched: Int32 {
    get { sources[2].fd }
    set { sources[2].fd = newValue }
  }

  /// A terminal that is gone would be readable forever.
  mutating func forgetTerminal() { sources[0].fd = -1 }

  /// Returns at the latest at the deadline, with signals noted.
  mutating func sleep(until deadline: UInt64?) -> News {
    guard wait_for_any(&sources, Int32(sources.count), Waiting.pause(until: deadline)) > 0 else {
      return News()
    }
    if sources[1].revents != 0 { signals_drain() }
    return News(
      isTyped: sources[0].revents != 0,
      isHungUp: sources[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0,
      isWatchedReadable: watched >= 0 && sources[2].revents != 0)
  }

  private static func pause(until deadline: UInt64?) -> Int32 {
    guard let deadline else { return -1 }
    let now = MonotonicClock.now
    return deadline > now ? Int32(clamping: deadline - now) : 0
  }
}

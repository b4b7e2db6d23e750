import CLibrary
import CSignals
import TerminalKit

/// Waits for everything at once: keys, signals, a moment, and what is watched besides. Nothing else
/// wakes it.
final class Listener {
  /// What came while listening.
  struct News {
    var inputs: [Input] = []
    var isResized = false
    var isContinued = false
    var isToStop = false
    var ending: Int32?
    var isClosed = false
    /// Whether what is watched besides is readable.
    var isWatchedReadable = false
  }

  private let device: TerminalDevice
  private var decoder = InputDecoder()
  private var lastRead: UInt64 = 0
  private var isClosed = false
  private var sources: [pollfd]
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)

  /// No more reads than that in one go, so that a flood of input cannot keep a frame from showing.
  private static let mostReads = 16

  /// One more descriptor that wakes it; -1 for none.
  var watched: Int32 = -1

  init(device: TerminalDevice, signals: Int32) {
    self.device = device
    sources = [device.descriptor, signals, -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  deinit { buffer.deallocate() }

  /// Returns at the latest at the deadline, but may have no news.
  func listen(until deadline: UInt64?) -> News {
    var news = News()
    // A terminal that is gone is readable for ever.
    sources[0].fd = isClosed ? -1 : device.descriptor
    sources[2].fd = watched
    let isWoken = poll(&sources, nfds_t(sources.count), timeout(until: deadline)) > 0
    if isWoken, sources[1].revents != 0 { signals_drain() }
    takeSignals(&news)
    if isWoken, sources[0].revents != 0 {
      readAll(&news)
    } else if let moment = decisionMoment, MonotonicClock.now >= moment {
      news.inputs += decoder.timeout()
    }
    news.isWatchedReadable = isWoken && watched >= 0 && sources[2].revents != 0
    news.isClosed = isClosed
    return news
  }

  /// When to stop waiting for the rest of a sequence.
  private var decisionMoment: UInt64? {
    guard let patience = decoder.patience else { return nil }
    return lastRead + patience
  }

  private func timeout(until deadline: UInt64?) -> Int32 {
    if isClosed { return 0 }
    guard let moment = [deadline, decisionMoment].compactMap({ $0 }).min() else { return -1 }
    let now = MonotonicClock.now
    return moment > now ? Int32(clamping: moment - now) : 0
  }

  private func takeSignals(_ news: inout News) {
    news.isResized = signals_take(SIGWINCH)
    news.isContinued = signals_take(SIGCONT)
    news.isToStop = signals_take(SIGTSTP)
    for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT] where signals_take(signal) {
      news.ending = news.ending ?? signal
    }
  }

  private func readAll(_ news: inout News) {
    for _ in 0..<Listener.mostReads {
      switch device.read(into: buffer) {
      case .nothing: return
      case .closed:
        isClosed = true
        return
      case .read(let count):
        news.inputs += decoder.feed(buffer[..<count])
        lastRead = MonotonicClock.now
        if count < buffer.count || !device.isReadable { return }
      }
    }
  }
}

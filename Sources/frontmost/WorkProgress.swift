import CLibrary
import CSignals
import Screens
import Sessions
import Synchronization
import Terminals
import Texts

/// The progress of long work, on a terminal: how much is done, and how long the rest takes at this
/// pace. Nothing is printed where nobody reads it, or for work that is done in a moment.
final class WorkProgress: Sendable {
  /// When progress is first printed, and how often it is updated, in milliseconds.
  private static let patience: UInt64 = 500
  private static let interval: UInt64 = 100

  private let count: Int
  private let start = MonotonicClock.now
  private let isShown = isatty(2) == 1 && SettingsPath.variable("TERM") != "dumb"
  private let state = Mutex<(done: Int, said: UInt64)>((0, 0))

  /// With `reportsParts`, results so far are reported after Ctrl-C; without it, Ctrl-C ends the
  /// program immediately.
  init(of count: Int, reportsParts: Bool = true) {
    self.count = count
    // One thing alone has no part that could be reported.
    if count > 1, reportsParts { interruption_catch() }
  }

  /// Whether the user pressed Ctrl-C: the results so far are reported.
  static var isInterrupted: Bool { interruption_asked() }

  /// One more item is done.
  func advance() {
    state.withLock { state in
      state.done += 1
      let now = MonotonicClock.now
      guard isShown, now - start > WorkProgress.patience,
        now - state.said > WorkProgress.interval
      else { return }
      state.said = now
      Output.control("\r\u{1B}[K" + text(state.done, at: now))
    }
  }

  /// Removes the line; says so if the work was interrupted.
  func end() {
    state.withLock { state in
      if state.said > 0 { Output.control("\r\u{1B}[K") }
      if WorkProgress.isInterrupted, state.done < count {
        complain(localized("progress.interrupted", ["done": "\(state.done)", "count": "\(count)"]))
      }
    }
  }

  private func text(_ done: Int, at now: UInt64) -> String {
    let values: KeyValuePairs = ["done": "\(done)", "count": "\(count)"]
    let left = (now - start) * UInt64(max(0, count - done)) / UInt64(max(1, done)) / 1_000
    return Lists.comma([
      localized("progress.done", values),
      localized("progress.left", ["time": TimeText.span(UInt32(clamping: left * 1_000))]),
    ])
  }
}

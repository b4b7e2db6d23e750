import CLibrary
import CSignals
import Exploring
import Screens
import Terminals
import Texts

/// The progress of a search for ways, on a terminal: nobody knows how long it takes, so it shows
/// how much it has tried. Ctrl-C ends it.
struct SearchProgress {
  private static let patience: UInt64 = 500
  private static let interval: UInt64 = 100
  /// So many states take a few hundredths of a second.
  private static let slice = 300

  private let start = MonotonicClock.now
  private let isShown = isatty(2) == 1 && SettingsPath.variable("TERM") != "dumb"
  private var said: UInt64 = 0

  init() { interruption_catch() }

  /// Searches to the end, or until the user presses Ctrl-C.
  mutating func run(_ search: inout PathSearch) {
    while search.outcome == .searching, !WorkProgress.isInterrupted {
      search.search(SearchProgress.slice)
      say(search)
    }
    if said > 0 { Output.control("\r\u{1B}[K") }
  }

  private mutating func say(_ search: PathSearch) {
    let now = MonotonicClock.now
    guard isShown, now - start > SearchProgress.patience, now - said > SearchProgress.interval
    else { return }
    said = now
    let values: KeyValuePairs = ["count": "\(search.count)", "depth": "\(search.depth)"]
    Output.control("\r\u{1B}[K" + localized("progress.searched", values))
  }
}

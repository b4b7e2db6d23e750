import Lifecycle
import Sessions

// The chosen row: what the keys act on while the log has the keys.
extension Model {
  /// The chosen row's place; nil where the log is empty.
  var chosenLogPlace: Int? {
    let count = logRowCount
    if count == 0 { return nil }
    let lastSeen =
      isAtPresent ? firstLogRow(height: logHeight) + logHeight - 1 : pastLogRows - 1
    return max(0, min(log.chosen ?? lastSeen, count - 1))
  }

  /// The chosen row.
  var chosenLogRow: LogRow? {
    guard let place = chosenLogPlace else { return nil }
    return log.index.rows(place..<place + 1, simulation.timeline).first
  }

  /// Moves the choice by some rows. At the last row the log follows again.
  mutating func moveInLog(_ movement: Movement) {
    guard let place = chosenLogPlace else { return }
    let count = logRowCount
    switch movement {
    case .lines(let lines): chooseLogRow(place + lines)
    case .pages(let pages): chooseLogRow(place + pages * max(1, logHeight - 1))
    case .top: chooseLogRow(0)
    case .bottom: chooseLogRow(count - 1)
    }
  }

  /// Chooses a row and scrolls to it. Choosing the last row lets the log follow new rows.
  mutating func chooseLogRow(_ wanted: Int) {
    let count = logRowCount
    guard count > 0 else { return }
    let place = max(0, min(wanted, count - 1))
    if place == count - 1, isAtPresent {
      log.chosen = nil
      log.top = nil
      return
    }
    let height = logHeight
    let first = firstLogRow(height: height)
    log.chosen = place
    // The log does not scroll while a row is chosen; new rows appear below.
    log.top = max(0, min(max(first, place - height + 1), place, max(0, count - height)))
  }
}

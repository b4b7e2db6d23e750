import CLibrary
import TerminalKit

extension Grid {
  /// So many cells that are as they were are written again: to move on over them is no shorter.
  private static let gap = 4

  /// The columns in which a row of a grid of this size differs from ours, piece by piece.
  func forEachChange(
    in other: UnsafeBufferPointer<Cell>, at y: Int, _ take: (Range<Int>) -> Void
  ) {
    cells.withUnsafeBufferPointer { cells in
      let row = UnsafeBufferPointer(
        rebasing: cells[y * size.columns..<(y + 1) * size.columns])
      // Nearly all rows of a frame are as they were: these are found at once.
      let bytes = row.count * MemoryLayout<Cell>.stride
      if bytes == 0 || memcmp(row.baseAddress!, other.baseAddress!, bytes) == 0 { return }
      var first = 0
      while first < row.count {
        guard row[first] != other[first] else {
          first += 1
          continue
        }
        var end = first + 1
        var at = end
        while at < row.count, at - end < Grid.gap {
          if row[at] != other[at] { end = at + 1 }
          at += 1
        }
        let whole = Grid.whole(first..<end, in: row, other)
        take(whole)
        first = max(at, whole.upperBound)
      }
    }
  }

  /// Some columns, widened so that no wide character of either row is cut.
  private static func whole(
    _ columns: Range<Int>, in row: UnsafeBufferPointer<Cell>, _ other: UnsafeBufferPointer<Cell>
  ) -> Range<Int> {
    var (first, end) = (columns.lowerBound, columns.upperBound)
    while first > 0, other[first].isContinuation || row[first].isContinuation { first -= 1 }
    while end < row.count, other[end].isContinuation || row[end].isContinuation { end += 1 }
    return first..<end
  }

  /// As much of it as there is room for, with blanks where it ends.
  func cut(to size: Size) -> Grid {
    var part = Grid(size)
    for y in 0..<min(size.rows, self.size.rows) {
      for x in 0..<min(size.columns, self.size.columns) { part[x, y] = self[x, y] }
    }
    return part
  }
}

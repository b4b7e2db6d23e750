import TerminalKit

extension StateChart {
  /// How the height is shared between the boxes and the space between them.
  struct Rows {
    /// A box's height, and the rows between two.
    private(set) var box: Int
    private(set) var gap: Int
    /// The row of the titles, and of the highest boxes.
    private(set) var titles: Int
    private(set) var top: Int
    /// What is left for words below.
    private(set) var words: (y: Int, height: Int)

    init(_ rect: Rect, levels: Int, hasTitles: Bool) {
      let isHigh = rect.height >= 26
      let titleRows = hasTitles ? (isHigh ? 2 : 1) : 0
      let wordRows = isHigh ? (rect.height >= 40 ? 3 : 2) : 1
      let room = rect.height - titleRows - wordRows
      // Lines need room more than names do.
      let sizes = levels > 3 ? [(7, 5), (5, 3), (3, 2)] : [(7, 5), (5, 2)]
      let fitting = sizes.first { $0.0 * levels + $0.1 * (levels - 1) <= room }
      box = (fitting ?? sizes[sizes.count - 1]).0
      gap = min(8, (room - levels * box) / (levels - 1))
      let used = levels * box + (levels - 1) * gap
      titles = rect.y + (room - used) / 2
      top = titles + titleRows
      let end = top + used + (isHigh ? 1 : 0)
      words = (end, rect.maxY - end)
    }

    /// Where the boxes of a level begin; the highest is 0.
    func y(_ level: Int) -> Int { top + level * (box + gap) }
  }
}

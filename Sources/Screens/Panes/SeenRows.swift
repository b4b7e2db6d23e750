/// The rows that are seen of a list or a text. Drawing and moving ask the same value, so that a key
/// always moves what is drawn.
struct SeenRows: Equatable, Sendable {
  let count: Int
  /// The rows that there is room for.
  let height: Int
  let first: Int

  /// Seen from a row on; the last row does not leave the end.
  init(of count: Int, from top: Int, height: Int) {
    self.count = count
    self.height = max(0, height)
    first = max(0, min(top, count - self.height))
  }

  /// Seen with a row in the middle.
  init(of count: Int, around row: Int, height: Int) {
    self.init(of: count, from: row - max(0, height) / 2, height: height)
  }

  var range: Range<Int> { first..<max(first, min(count, first + height)) }
  var below: Int { max(0, count - first - height) }

  /// The row that is first after a movement.
  func top(after movement: Movement) -> Int {
    movement.place(from: first, count: count - height + 1, page: max(1, height - 1))
  }
}

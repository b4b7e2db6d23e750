/// Two sequences laid beside each other, so that as much as can be stands in both.
///
/// What both begin and end with is common. What lies between is aligned exactly where that is
/// cheap; in very long sequences that have little in common, nearly so, in time that grows with
/// their length.
package enum Alignment {
  /// A place that both have, or only one of them.
  package enum Place: Equatable {
    case both(Int, Int)
    case left(Int)
    case right(Int)
  }

  /// Texts, which are compared as numbers.
  package static func of(_ left: [String], _ right: [String]) -> [Place] {
    var numbers: [String: Int] = [:]
    func number(_ text: String) -> Int {
      if let number = numbers[text] { return number }
      numbers[text] = numbers.count
      return numbers.count - 1
    }
    return places(left.map(number), right.map(number))
  }

  package static func of<Element: Equatable>(_ left: [Element], _ right: [Element]) -> [Place] {
    places(left, right)
  }

  private static func places<Element: Equatable>(
    _ left: [Element], _ right: [Element]
  ) -> [Place] {
    var search = EditSearch(left, right)
    search.search(0..<left.count, 0..<right.count)
    var places: [Place] = []
    places.reserveCapacity(max(left.count, right.count))
    var next = 0
    for index in left.indices {
      if search.removed[index] {
        places.append(.left(index))
        continue
      }
      while next < right.count, search.inserted[next] {
        places.append(.right(next))
        next += 1
      }
      places.append(.both(index, next))
      next += 1
    }
    while next < right.count {
      places.append(.right(next))
      next += 1
    }
    return places
  }
}

/// Looks for what is removed and what is inserted between two sequences.
private struct EditSearch<Element: Equatable> {
  let left: [Element]
  let right: [Element]
  var removed: [Bool]
  var inserted: [Bool]

  /// So many elements together are few: the standard library's way is fast enough.
  private let few = 2_000
  /// So many pairs of elements are held against each other where one side is short.
  private let pairs = 1 << 24
  /// How many edits are looked for at once, where there may be very many.
  private let mostEdits = 256

  init(_ left: [Element], _ right: [Element]) {
    self.left = left
    self.right = right
    removed = Array(repeating: false, count: left.count)
    inserted = Array(repeating: false, count: right.count)
  }

  /// Goes on from the front: aligns as much as few edits reach, and then what lies behind.
  mutating func search(_ one: Range<Int>, _ other: Range<Int>) {
    var (one, other) = (one, other)
    while true {
      trim(&one, &other)
      if one.isEmpty || other.isEmpty { break }
      if one.count + other.count <= few { return compareFew(one, other) }
      if one.count * other.count <= pairs { return comparePairs(one, other) }
      let (x, y) = advance(one, other)
      (one, other) = (x..<one.upperBound, y..<other.upperBound)
    }
    for index in one { removed[index] = true }
    for index in other { inserted[index] = true }
  }

  private func trim(_ one: inout Range<Int>, _ other: inout Range<Int>) {
    var (x, y) = (one.lowerBound, other.lowerBound)
    while x < one.upperBound, y < other.upperBound, left[x] == right[y] { (x, y) = (x + 1, y + 1) }
    var (endX, endY) = (one.upperBound, other.upperBound)
    while endX > x, endY > y, left[endX - 1] == right[endY - 1] {
      (endX, endY) = (endX - 1, endY - 1)
    }
    (one, other) = (x..<endX, y..<endY)
  }

  private mutating func compareFew(_ one: Range<Int>, _ other: Range<Int>) {
    for change in right[other].difference(from: left[one]) {
      switch change {
      case .remove(let offset, _, _): removed[one.lowerBound + offset] = true
      case .insert(let offset, _, _): inserted[other.lowerBound + offset] = true
      }
    }
  }

  /// The longest common subsequence, by a table of all pairs: a bit for the way through each.
  private mutating func comparePairs(_ one: Range<Int>, _ other: Range<Int>) {
    let width = other.count
    var ways = [UInt8](repeating: 0, count: one.count * width)
    var lengths = [Int32](repeating: 0, count: width + 1)
    // From the end, so that the way leads forward.
    for x in stride(from: one.count - 1, through: 0, by: -1) {
      var diagonal: Int32 = 0
      for y in stride(from: width - 1, through: 0, by: -1) {
        let below = lengths[y]
        if left[one.lowerBound + x] == right[other.lowerBound + y] {
          ways[x * width + y] = 0
          lengths[y] = diagonal + 1
        } else if below >= lengths[y + 1] {
          ways[x * width + y] = 1
        } else {
          ways[x * width + y] = 2
          lengths[y] = lengths[y + 1]
        }
        diagonal = below
      }
    }
    var (x, y) = (0, 0)
    while x < one.count, y < width {
      switch ways[x * width + y] {
      case 0: (x, y) = (x + 1, y + 1)
      case 1:
        removed[one.lowerBound + x] = true
        x += 1
      default:
        inserted[other.lowerBound + y] = true
        y += 1
      }
    }
    for rest in x..<one.count { removed[one.lowerBound + rest] = true }
    for rest in y..<width { inserted[other.lowerBound + rest] = true }
  }

  /// Myers' search from the front, no further than some edits: notes the way that came furthest,
  /// and answers where it ends.
  private mutating func advance(_ one: Range<Int>, _ other: Range<Int>) -> (Int, Int) {
    let (n, m) = (one.count, other.count)
    let middle = mostEdits + 1
    var reached = [Int](repeating: -1, count: 2 * mostEdits + 3)
    reached[middle + 1] = 0
    var history: [[Int]] = []
    var best = (x: 0, y: 0, diagonal: 0, edits: 0)
    search: for edits in 0...mostEdits {
      history.append(reached)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let isDown =
          diagonal == -edits
          || diagonal != edits && reached[middle + diagonal - 1] < reached[middle + diagonal + 1]
        var x = isDown ? reached[middle + diagonal + 1] : reached[middle + diagonal - 1] + 1
        var y = x - diagonal
        guard x <= n, y <= m, x >= 0, y >= 0 else {
          reached[middle + diagonal] = isDown ? -1 : x
          continue
        }
        while x < n, y < m, left[one.lowerBound + x] == right[other.lowerBound + y] {
          (x, y) = (x + 1, y + 1)
        }
        reached[middle + diagonal] = x
        if x + y > best.x + best.y { best = (x, y, diagonal, edits) }
        if x == n || y == m { break search }
      }
    }
    var (x, diagonal) = (best.x, best.diagonal)
    for edits in stride(from: best.edits, to: 0, by: -1) {
      let before = history[edits]
      let isDown =
        diagonal == -edits
        || diagonal != edits && before[middle + diagonal - 1] < before[middle + diagonal + 1]
      diagonal += isDown ? 1 : -1
      x = before[middle + diagonal]
      let y = x - diagonal
      if isDown {
        inserted[other.lowerBound + y] = true
      } else {
        removed[one.lowerBound + x] = true
      }
    }
    return (one.lowerBound + best.x, other.lowerBound + best.y)
  }
}

/// Two sequences laid beside each other, so that as much as can be stands in both.
enum Alignment {
  /// A place that both have, or only one of them.
  enum Place: Equatable {
    case both(Int, Int)
    case left(Int)
    case right(Int)
  }

  static func of<Element: Equatable>(_ left: [Element], _ right: [Element]) -> [Place] {
    var removed = Array(repeating: false, count: left.count)
    var inserted = Array(repeating: false, count: right.count)
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, _, _): removed[offset] = true
      case .insert(let offset, _, _): inserted[offset] = true
      }
    }
    var places: [Place] = []
    var next = 0
    for index in left.indices {
      if removed[index] {
        places.append(.left(index))
        continue
      }
      while next < right.count, inserted[next] {
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

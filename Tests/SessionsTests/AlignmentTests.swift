import RandomNumbers
import Testing

@testable import Sessions

/// Sequences beside each other, short and long ones.
@Suite struct AlignmentTests {
  /// What the places say is what both sequences hold, in order.
  private func check(_ left: [Int], _ right: [Int]) -> Int {
    let places = Alignment.of(left, right)
    var (x, y, both) = (0, 0, 0)
    for place in places {
      switch place {
      case .both(let one, let other):
        #expect(one == x && other == y && left[one] == right[other])
        (x, y, both) = (x + 1, y + 1, both + 1)
      case .left(let one):
        #expect(one == x)
        x += 1
      case .right(let other):
        #expect(other == y)
        y += 1
      }
    }
    #expect(x == left.count && y == right.count)
    return both
  }

  /// A sequence that is the same each time.
  private func numbers(_ count: Int, seed: UInt64, of kinds: UInt64) -> [Int] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in Int(random.next() % kinds) }
  }

  @Test(arguments: 1...20) func bothSequencesAreWhole(_ seed: UInt64) {
    for (one, other) in [(0, 5), (5, 0), (40, 60), (1_500, 1_700), (3, 5_000), (5_000, 2)] {
      let kinds = seed % 7 + 1
      _ = check(numbers(one, seed: seed, of: kinds), numbers(other, seed: seed + 99, of: kinds))
    }
  }

  /// Few against many, and many of which few are other, have all in common that they can have.
  @Test func longSequencesAreAligned() {
    let long = numbers(10_000, seed: 1, of: 6)
    #expect(check(long, [long[17], long[9_000]]) == 2)
    #expect(check([6, long[5_000], 7], long) == 1)
    var other = long
    for place in stride(from: 100, to: 10_000, by: 100) { other[place] = 9 }
    other.removeSubrange(5_001..<5_041)
    #expect(check(long, other) == other.count - 99)
  }

  /// Where nothing is in common there is an end to the search all the same.
  @Test func sequencesWithoutAnythingInCommonAreAligned() {
    let left = Array(repeating: 1, count: 6_000)
    let right = Array(repeating: 2, count: 6_000)
    #expect(check(left, right) == 0)
    let mixed = check(numbers(6_000, seed: 3, of: 5), numbers(6_000, seed: 4, of: 5))
    #expect(mixed > 2_000)
  }
}

/// How long answers took.
struct Latencies {
  private var microseconds: [UInt32] = []

  var count: Int { microseconds.count }

  mutating func add(since start: ContinuousClock.Instant) {
    let passed = (ContinuousClock.now - start).components
    microseconds.append(
      UInt32(clamping: passed.seconds * 1_000_000 + passed.attoseconds / 1_000_000_000_000))
  }

  mutating func removeAll() { microseconds.removeAll(keepingCapacity: true) }

  /// In milliseconds: the median, the 99th percentile and the longest.
  var summary: String {
    if microseconds.isEmpty { return "none" }
    let sorted = microseconds.sorted()
    func at(_ share: Double) -> String {
      let value = sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
      return "\(Double(value / 10) / 100)"
    }
    return "\(at(0.5)) ms, 99 % within \(at(0.99)) ms, longest \(at(1)) ms"
  }
}

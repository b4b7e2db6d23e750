import CLibrary

/// What programs took of the machine.
struct Cost: CustomStringConvertible {
  /// Of all together.
  private var seconds = 0.0
  /// The largest memory that one of them had, in bytes.
  private var memory = 0

  init() {}

  init(_ usage: rusage) { add(usage) }

  mutating func add(_ usage: rusage) {
    for time in [usage.ru_utime, usage.ru_stime] {
      seconds += Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
    #if canImport(Darwin)
      memory = max(memory, Int(usage.ru_maxrss))
    #else
      memory = max(memory, Int(usage.ru_maxrss) << 10)
    #endif
  }

  var description: String {
    "\(memory >> 20) MB, \(Double(Int(seconds * 100)) / 100) s of a processor"
  }

  /// What one of so many took, and what all of them took of a processor.
  func share(of count: Int, in time: Int) -> String {
    let one = Double(Int(seconds / Double(count) * 100)) / 100
    let all = Double(Int(seconds / Double(time) * 1000)) / 10
    return "at most \(memory >> 20) MB, \(one) s of a processor (all together \(all) % of one)"
  }
}

import Lifecycle

/// The devices that a timeline keeps, so that any other is a few dozen actions away. Computing them
/// again is faster than storing a device for each.
struct KeptDevices: Sendable {
  /// The number of actions between two of them.
  private static let interval = 64
  /// The number of actions after which the recent one is replaced.
  private static let recentInterval = 8

  /// The device after as many entries as each multiple of the interval.
  private var regular: [Kernel]
  /// The device after some of the last entries: every frame asks what the last action met.
  private var recent: (place: Int, kernel: Kernel)?

  init(_ start: Kernel) { regular = [start] }

  /// The last one that is not behind a number of entries.
  func nearest(upTo place: Int) -> (place: Int, kernel: Kernel) {
    let slot = min(place / KeptDevices.interval, regular.count - 1)
    let start = slot * KeptDevices.interval
    if let recent, (start...place).contains(recent.place) { return recent }
    return (start, regular[slot])
  }

  /// Keeps the device after a number of entries, if one is wanted there.
  mutating func offer(_ kernel: Kernel, after place: Int) {
    if place % KeptDevices.recentInterval == 0 { recent = (place, kernel) }
    if place % KeptDevices.interval == 0, regular.count == place / KeptDevices.interval {
      regular.append(kernel)
    }
  }

  /// Those behind a number of entries, at regular distances.
  func regular(after place: Int) -> [Kernel] {
    Array(regular[min(regular.count, KeptDevices.count(upTo: place))...])
  }

  /// The entries behind a place are others from now on, with these devices.
  mutating func replace(after place: Int, with others: [Kernel] = []) {
    regular.replaceSubrange(min(regular.count, KeptDevices.count(upTo: place))..., with: others)
    if let recent, recent.place > place { self.recent = nil }
  }

  /// How many regular ones there are up to a number of entries.
  static func count(upTo place: Int) -> Int { place / interval + 1 }
}

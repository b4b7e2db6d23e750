/// What a process prints, line by line, and no more of one message than is kept.
struct PrintedLines {
  private var rest: [UInt8] = []
  private var count = 0
  private var dropped = 0
  private var isTrace = false
  let limit: Int

  init(limit: Int) { self.limit = limit }

  /// The next message begins.
  mutating func begin() {
    count = 0
    isTrace = false
  }

  mutating func take(_ bytes: some Collection<UInt8>) -> [Happening] {
    let room = max(0, limit - count)
    count += bytes.count
    dropped += max(0, bytes.count - room)
    rest += bytes.prefix(room)
    var lines: [Happening] = []
    var start = 0
    while let end = rest[start...].firstIndex(of: 10) {
      line(rest[start..<end], &lines)
      start = end + 1
    }
    rest.removeSubrange(..<start)
    return lines
  }

  /// What stands there without an end of line, and how much was dropped.
  mutating func end() -> [Happening] {
    var lines: [Happening] = []
    if !rest.isEmpty { line(rest[...], &lines) }
    rest = []
    if dropped > 0 { lines.append(.dropped(bytes: dropped)) }
    dropped = 0
    return lines
  }

  /// After a failure, Swift prints the addresses of its functions; they differ from run to run.
  private mutating func line(_ bytes: ArraySlice<UInt8>, _ lines: inout [Happening]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if text == "Current stack trace:" { isTrace = true }
    if !isTrace { lines.append(.printed(text)) }
  }
}

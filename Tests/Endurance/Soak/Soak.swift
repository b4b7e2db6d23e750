import CLibrary

/// One session of very many actions, typed to the interface: its memory grows no more than the
/// session does, and a key is as fast at the end as at the beginning.
enum Soak {
  /// Each does something wherever the one before has led.
  private static let keys = Array("1h2h3h".utf8)
  /// What is measured is said so many times.
  private static let parts = 10

  static func run(_ program: String, actions: Int) -> Bool {
    do {
      try soak(program, actions)
      return true
    } catch {
      print("soak: \(error.reason)")
      return false
    }
  }

  private static func soak(_ program: String, _ actions: Int) throws(TypedProgram.Failure) {
    let typed = try TypedProgram(program, ["--device", "iPhone"])
    typed.waitUntilQuiet(for: 500)
    var times = Latencies()
    var memory: [Int] = [typed.memory ?? 0]
    var silent = 0
    for count in 1...actions {
      let start = ContinuousClock.now
      try typed.send([keys[(count - 1) % keys.count]])
      if typed.take(within: 2_000) { times.add(since: start) } else { silent += 1 }
      typed.waitUntilQuiet(for: 1)
      if let status = typed.status { throw .init(reason: "it ended with status \(status)") }
      guard count % max(1, actions / parts) == 0 else { continue }
      memory.append(typed.memory ?? 0)
      print(
        "\(count) actions: \(megabytes(memory.last ?? 0)), a key is shown after \(times.summary)")
      fflush(nil)
      times.removeAll()
    }
    if silent > 0 { throw .init(reason: "\(silent) keys were not answered within two seconds") }
    try judge(memory)
    try typed.send(Array("q".utf8))
    let status = try typed.waitForEnd()
    if status != 0 { throw .init(reason: "it ended with status \(status)") }
    print("soak: \(actions) actions, \(megabytes(memory.last ?? 0)) at the end")
  }

  /// The second half takes no more than the first, give or take a store that doubles.
  private static func judge(_ memory: [Int]) throws(TypedProgram.Failure) {
    guard memory.count > parts, let last = memory.last, last > 0 else { return }
    let (first, second) = (memory[parts / 2] - memory[0], last - memory[parts / 2])
    if second > 2 * first + (32 << 20) {
      throw .init(
        reason: "memory grew by \(megabytes(first)) in the first half, \(megabytes(second)) after")
    }
  }

  private static func megabytes(_ bytes: Int) -> String { "\(bytes >> 20) MB" }
}

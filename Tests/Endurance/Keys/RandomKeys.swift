import CLibrary

/// Types at random to the program, on one type of terminal after the other, until it crashes or all
/// is typed. `Scripts/random-keys` gives it the built program and an empty folder to be in.
enum RandomKeys {
  static func run(_ program: String, count: Int, seed: UInt64, type: String?) -> Bool {
    let types = type.map { TerminalKeys($0).map { [$0] } ?? [] } ?? TerminalKeys.installed()
    if types.isEmpty {
      print("no type of terminal is installed that could be tried")
      return false
    }
    var bytes = 0
    for (place, keys) in types.enumerated() {
      // What does not divide evenly is typed to the first.
      let share = count / types.count + (place < count % types.count ? 1 : 0)
      var run = Run(program: program, keys: keys, seed: seed)
      do {
        try run.type(share)
        bytes += run.bytes
        print("\(keys.type): \(share) inputs, \(run.bytes) bytes, started \(run.starts) times")
        fflush(nil)
      } catch {
        let index = run.index
        print("\(keys.type): seed \(seed), input \(index): \(error.reason)")
        print("again: Scripts/random-keys \(index + 1) \(seed) \(keys.type)")
        print("it wrote last: \(String(decoding: run.last, as: UTF8.self).debugDescription)")
        return false
      }
    }
    print(
      "\(count) inputs, \(bytes) bytes on \(types.count) types of terminal, seed \(seed): no crash")
    return true
  }
}

/// What is typed on one type of terminal.
private struct Run {
  let program: String
  let keys: TerminalKeys
  private var input: RandomInput
  private var columns = 80
  private var rows = 24
  private var running: TypedProgram?
  private(set) var starts = 0
  /// The input that is typed now. What it does may be seen a few inputs later.
  private(set) var index = 0
  private(set) var bytes = 0

  var last: [UInt8] { running?.last ?? [] }

  init(program: String, keys: TerminalKeys, seed: UInt64) {
    self.program = program
    self.keys = keys
    input = RandomInput(seed: seed, terminal: keys)
  }

  mutating func type(_ count: Int) throws(TypedProgram.Failure) {
    for index in 0..<count {
      self.index = index
      let typed = try current()
      switch input.next() {
      case .bytes(let typedBytes):
        bytes += typedBytes.count
        try typed.send(typedBytes)
        typed.take(within: 0)
      case .resize(let columns, let rows):
        (self.columns, self.rows) = (columns, rows)
        typed.resize(columns: columns, rows: rows)
      case .pause: typed.waitUntilQuiet(for: 60)
      }
      // All that has come at once is handled before a screen is painted: now and then one is.
      if index % 4 == 0 { typed.waitUntilQuiet(for: 1) }
    }
    let typed = try current()
    try typed.end()
    try judge(typed)
  }

  /// The program, started again when it has ended: now as an iPhone, now as an iPad.
  private mutating func current() throws(TypedProgram.Failure) -> TypedProgram {
    if let running {
      if running.status == nil { return running }
      try judge(running)
    }
    starts += 1
    let arguments = starts % 2 == 0 ? ["--device", "iPad"] : []
    let typed = try TypedProgram(
      program, arguments, type: keys.type, columns: columns, rows: rows, inShell: true)
    running = typed
    return typed
  }

  private func judge(_ typed: TypedProgram) throws(TypedProgram.Failure) {
    guard let status = typed.status else { return }
    // After Ctrl-C it dies as a shell expects of it.
    if status > 128, status != 128 + SIGINT {
      throw .init(reason: "it died of signal \(status - 128)")
    }
    if status > 2, status < 129 { throw .init(reason: "it ended with status \(status)") }
    if !typed.isTerminalUsable { throw .init(reason: "it left the terminal unusable") }
  }
}

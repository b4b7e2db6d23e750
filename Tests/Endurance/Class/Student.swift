/// One who follows. Every tenth reads lines in place of the picture: these can be counted.
struct Student {
  let typed: TypedProgram
  private let number: Int
  private var readsLines: Bool { number % 10 == 0 }

  init(_ program: String, _ file: String, _ number: Int) throws(TypedProgram.Failure) {
    self.number = number
    let options = number % 10 == 0 ? ["--linear"] : []
    typed = try TypedProgram(program, ["follow", file] + options, showsPicture: options.isEmpty)
    if readsLines { typed.mostKept = 1 << 26 }
  }

  /// Leaves the class; whoever reads lines has read each action once.
  func leave(after actions: Int) throws(TypedProgram.Failure) {
    typed.waitUntilQuiet(for: 20)
    if readsLines {
      let lines = typed.last.split(separator: 0x0A)
      let seen = lines.count { $0.starts(with: "> open ".utf8) || $0.starts(with: "> home".utf8) }
      if seen != actions {
        throw .init(reason: "follower \(number) has read \(seen) of \(actions) actions")
      }
    }
    try typed.send(Array((readsLines ? "quit\n" : "q").utf8))
    let status = try typed.waitForEnd()
    if status != 0 { throw .init(reason: "follower \(number) ended with status \(status)") }
  }
}

import Lifecycle
import Sessions

/// A session's actions, each with the lines of a log that its messages are laid beside.
struct SessionActs {
  private(set) var acts: [LogAct] = []

  init(_ file: SessionFile, _ simulation: Simulation, _ log: ComparedLog) {
    var run = SessionRun(simulation)
    run.run(file) { done, _ in
      let action = done.action
      let sent = log.sent(done.events)
      acts.append(LogAct(words: action.words, wait: action.delay, sent: sent, lines: 0..<0))
    }
    lay(log)
  }

  private mutating func lay(_ log: ComparedLog) {
    let owners = acts.indices.flatMap { Array(repeating: $0, count: acts[$0].sent.count) }
    var ends = Array(repeating: 0, count: acts.count)
    var owner = 0
    var heard: [Int] = []
    for place in Alignment.of(acts.flatMap { $0.sent.map(log.text) }, log.texts) {
      switch place {
      case .both(let sent, let line):
        owner = owners[sent]
        ends[owner] = line + 1
        heard.append(owner)
      case .left(let sent): owner = max(owner, owners[sent])
      case .right(let line): if !ends.isEmpty { ends[owner] = line + 1 }
      }
    }
    var start = 0
    for index in acts.indices {
      let end = max(start, ends[index])
      acts[index].lines = start..<end
      start = end
    }
    if start < log.texts.count { acts.append(LogAct(lines: start..<log.texts.count)) }
    markOutside(heard)
  }

  /// A log may begin and end in the middle: what was done before its first message, and after its
  /// last one, it does not tell.
  private mutating func markOutside(_ heard: [Int]) {
    guard let first = heard.first, let last = heard.last else { return }
    for index in acts.indices where !acts[index].words.isEmpty {
      let isFar = index < first || index > last
      acts[index].isOutside = isFar && acts[index].lines.isEmpty && !acts[index].sent.isEmpty
    }
  }
}

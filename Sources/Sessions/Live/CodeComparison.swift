/// What a file says that apps' code did during an action, beside what their real code did.
public struct CodeComparison: Sendable {
  /// Those of the file, in order, and their lines.
  private(set) var expected: [String] = []
  private var lines: [Int] = []
  /// What the code did.
  private(set) var done: [String] = []

  public var isSame: Bool { expected == done }

  /// A line that both have, or that only the file (−) or only the code (+) has.
  public var listing: [(sign: ComparedAct.Sign, text: String)] {
    Alignment.of(expected, done).map { place in
      switch place {
      case .both(let index, _): (.same, "< " + expected[index])
      case .left(let index): (.removed, "< " + expected[index])
      case .right(let index): (.added, "< " + done[index])
      }
    }
  }

  /// The file's line that is not as the code has it; nil where the file lacks one.
  var firstLine: Int? {
    for place in Alignment.of(expected, done) {
      if case .left(let index) = place { return lines[index] }
    }
    return nil
  }

  mutating func expect(_ words: String, line: Int) {
    expected.append(words)
    lines.append(line)
  }

  /// Takes what code did during some actions of the timeline.
  mutating func add(_ entries: ArraySlice<Timeline.Entry>, _ text: SessionText) {
    for entry in entries { done += entry.code.map { text.line($0.action) } }
  }
}

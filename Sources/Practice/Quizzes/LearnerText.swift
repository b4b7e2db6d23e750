import TextFiles
import Texts

/// A learner as a file of progress has it, a fact a line:
///
///     day: 2026-11-22
///     misconception: home-ends 1 3
///     missed: 14 received: open Notes; lock
///
/// The numbers say how often it was chosen, and how often the right answer was chosen instead.
extension Learner {
  public var text: String {
    var lines = ["# What 'frontmost quiz' remembers. It may be deleted.", "progress: 1"]
    if let lastDay { lines.append("day: \(lastDay)") }
    for (name, record) in records.sorted(by: { $0.key < $1.key }) {
      lines.append("misconception: \(name) \(record.fell) \(record.resisted)")
    }
    lines += missed.map { "missed: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  public init(_ file: SourceFile) throws(Diagnostic) {
    self.init()
    let text = String(decoding: file.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let colon = line.firstIndex(of: ":"),
        take(String(line[..<colon]), line[line.index(after: colon)...].drop { $0 == " " })
      else {
        throw Diagnostic(
          file: file.name, line: index + 1, column: 1, message: localized("quiz.bad-progress"))
      }
    }
  }

  /// False where a line is none of these.
  private mutating func take(_ key: String, _ value: Substring) -> Bool {
    switch key {
    case "progress": return value == "1"
    case "day":
      lastDay = String(value)
      return true
    case "missed":
      restore(missed: String(value))
      return true
    case "misconception":
      let words = value.split(separator: " ")
      guard words.count == 3, let fell = UInt16(words[1]), let resisted = UInt16(words[2]) else {
        return false
      }
      restore(Record(fell: Int(fell), resisted: Int(resisted)), of: String(words[0]))
      return true
    default: return false
    }
  }
}

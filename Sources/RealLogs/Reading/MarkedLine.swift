import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// A line of the logger's: `[lifecycle] SECONDS APP RECEIVER MESSAGE`.
enum MarkedLine {
  private static let mark = Array("[lifecycle] ".utf8)

  /// Nil where the line has no mark.
  static func read(
    _ bytes: ArraySlice<UInt8>, number: Int, _ rows: [MessageTable.Row]
  ) -> RealLog.Line? {
    guard let place = place(of: mark, in: bytes) else { return nil }
    let rest = ConsoleText.trimmed(bytes[(place + mark.count)...])
    let text = Narration.shown(String(decoding: rest, as: UTF8.self)) ?? ""
    var line = line(text, number, rows)
    line.process = ConsolePrefix(bytes[..<place]).process
    return line
  }

  private static func line(
    _ text: String, _ number: Int, _ rows: [MessageTable.Row]
  ) -> RealLog.Line {
    var line = RealLog.Line(
      number: number, time: 0, app: "", receiver: "", selector: "", problem: nil, text: text)
    guard let tokens = try? Tokenizer.tokens(text), tokens.count == 4,
      let time = milliseconds(tokens[0].spelled)
    else {
      line.problem = localized("reallog.expected-line")
      return line
    }
    line.time = time
    line.app = tokens[1].text
    line.receiver = tokens[2].spelled
    let words = Receiver.allCases.map(\.word)
    guard let receiver = Receiver.allCases.first(where: { $0.word == tokens[2].text }) else {
      line.problem = NearestWord.unknown("receiver", tokens[2].text, among: words)
      return line
    }
    if !receiver.isNumbered { line.receiver = receiver.word }
    let own = rows.filter { $0.receiver == receiver }
    let said = tokens[3].spelled
    guard let row = own.first(where: { $0.selector == said || $0.objectiveC == said }) else {
      let known = own.map(\.selector)
      let near = NearestWord.to(said, among: known)
      line.selector = near ?? said
      line.isNear = near != nil
      line.problem = NearestWord.unknown("message", said, among: known)
      return line
    }
    line.selector = row.selector
    return line
  }

  /// Seconds with any number of decimals.
  private static func milliseconds(_ word: String) -> UInt64? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count < 3, let whole = UInt64(parts[0]), whole < 1 << 40 else { return nil }
    guard parts.count == 2 else { return whole * 1_000 }
    guard parts[1].allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return whole * 1_000 + (UInt64((parts[1] + "000").prefix(3)) ?? 0)
  }

  private static func place(of mark: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
    guard line.count >= mark.count else { return nil }
    return (line.startIndex...(line.endIndex - mark.count)).first {
      line[$0] == mark[0] && line[$0..<($0 + mark.count)].elementsEqual(mark)
    }
  }
}

import Lifecycle
import Rulebooks
import Sessions
import Texts

/// What `frontmost logger` wrote on a device: lines of `[lifecycle] SECONDS APP RECEIVER MESSAGE`,
/// among others and after any prefix of a console.
public struct RealLog: Sendable {
  /// One line of the logger's.
  public struct Line: Sendable {
    /// Counted from 1.
    public var number: Int
    /// In milliseconds. Only differences count.
    var time: UInt64
    var app: String
    var receiver: String
    /// As Swift spells it, however the log does.
    var selector: String
    /// Why the line says nothing that is known.
    var problem: String?
    /// Whether it stands for a message all the same: for the one that is nearest to what it says.
    var hasPlace: Bool { problem == nil || isNear }
    var isNear = false
    /// Behind the mark, as it stands there.
    var text: String
  }

  public let name: String
  public private(set) var lines: [Line] = []
  private static let mark = Array("[lifecycle] ".utf8)

  /// A log without any line of the logger's is none.
  public init(_ file: SourceFile, library: Library, release: Release) throws {
    name = file.name
    let rows = try library.rules(of: release).messages.rows
    var number = 0
    for bytes in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let place = RealLog.place(of: RealLog.mark, in: bytes) else { continue }
      var rest = bytes[(place + RealLog.mark.count)...]
      // Consoles end lines as their system does.
      while rest.last == UInt8(ascii: "\r") { rest.removeLast() }
      let text = Narration.told(String(decoding: rest, as: UTF8.self)) ?? ""
      lines.append(RealLog.line(text, number, rows))
    }
    if lines.isEmpty { throw Problem(localized("reallog.no-line", ["file": file.name])) }
  }

  /// The apps that it tells of, in the order in which they come.
  public var apps: [String] {
    var apps: [String] = []
    for line in lines where !line.app.isEmpty && !apps.contains(line.app) { apps.append(line.app) }
    return apps
  }

  /// The receivers that it tells of: what it omits counts as no difference.
  var receivers: ReceiverSet {
    var set: ReceiverSet = []
    for line in lines where line.hasPlace {
      let word = line.receiver.prefix { $0 != "#" }
      if let receiver = Receiver.allCases.first(where: { $0.word == word }) { set.insert(receiver) }
    }
    return set
  }

  /// How a header has the app that it tells of, where nobody said so.
  public func headers(library: Library, release: Release) throws -> [String] {
    let rows = try library.rules(of: release).messages.rows
    return apps.map { app in
      let own = lines.filter { $0.app == app }
      let hasScenes = own.contains {
        $0.receiver.hasPrefix("sceneDelegate") || $0.selector.hasPrefix("UIScene.")
      }
      let traits = rows.filter { row in own.contains { $0.selector == row.selector } }
        .compactMap(\.trait)
      let words = [Tokenizer.spelling(app), hasScenes ? "scenes" : "app-delegate"]
      return (words + Set(traits).sorted()).joined(separator: " ")
    }
  }

  // MARK: - A line

  private static func line(_ text: String, _ number: Int, _ rows: [MessageTable.Row]) -> Line {
    var line = Line(
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

import Lifecycle
import Rulebooks
import Sessions

/// The lines that people print, one after the other.
struct PrintedLog {
  /// A line that says something, with what it may mean.
  struct Entry: Sendable {
    var line: RealLog.Line
    /// Empty for a state.
    var meanings: [Meaning] = []
    var state: AppState?
  }

  private(set) var entries: [Entry] = []
  private(set) var unread: [RealLog.Unread] = []
  private(set) var unreadCount = 0
  /// How many lines were read; one line may name several messages, or the end of a call.
  private(set) var readCount = 0
  private(set) var isStack = false
  private let reader: LineReader
  private let day: UInt64 = 86_400_000
  /// The time of the last line that has one.
  private var time: UInt64 = 0
  /// Whether the App's body was asked for since the last launch.
  private var hasBody = false
  /// The calls that have begun and may be said to end, by their messages.
  private var open: Set<[Meaning]> = []
  private var otherLines = 0
  private var frames = 0

  /// Longer lines are not read, and shown cut where they name a method.
  private static let longest = 2_000
  /// As much of a line that was not read is kept, in bytes.
  private static let longestUnread = 200
  /// As many are kept.
  private static let mostUnread = 10_000

  init(_ rows: [MessageTable.Row]) { reader = LineReader(MessageNames(rows)) }

  // MARK: - Reading

  mutating func read(_ bytes: ArraySlice<UInt8>, number: Int, _ names: UnreadLines) {
    let said = bytes.count > PrintedLog.longest ? .nothing : reader.said(bytes)
    switch said {
    case .messages(let found):
      readCount += 1
      for one in found {
        open.insert(one.meanings)
        add(one, bytes, number)
      }
    case .end(let call):
      readCount += 1
      if open.remove(call.meanings) == nil { add(call, bytes, number) }
    case .state(let state):
      readCount += 1
      entries.append(Entry(line: line(bytes, number), state: state))
    case .unclear: addUnread(bytes, number)
    case .nothing:
      if PrintedLog.isFrame(bytes) { frames += 1 }
      guard !PrintedLog.isFrame(bytes), names.names(bytes) else {
        otherLines += 1
        return
      }
      addUnread(bytes, number)
    }
  }

  private mutating func addUnread(_ bytes: ArraySlice<UInt8>, _ number: Int) {
    unreadCount += 1
    guard unread.count < PrintedLog.mostUnread else { return }
    let text = String(decoding: bytes.prefix(PrintedLog.longestUnread), as: UTF8.self)
    unread.append((number, Narration.shown(text) ?? ""))
  }

  /// A line of a call stack that is about a method of UIKit.
  private static func isFrame(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let bracket = bytes.firstIndex(of: UInt8(ascii: "[")), bracket > bytes.startIndex,
      bytes[bracket - 1] == UInt8(ascii: "-") || bytes[bracket - 1] == UInt8(ascii: "+")
    else { return false }
    return LineReader.isOfUIKit(String(decoding: bytes[(bracket + 1)...].prefix(3), as: UTF8.self))
  }

  private mutating func add(_ found: LineReader.Found, _ bytes: ArraySlice<UInt8>, _ number: Int) {
    let first = found.meanings[0]
    // SwiftUI asks for it again whenever a phase changes that the App reads.
    if first.selector == "body", hasBody { return }
    if first.selector == "init()" { hasBody = false }
    if first.selector == "body" { hasBody = true }
    var line = line(bytes, number)
    if found.hasClass { line.type = found.type }
    entries.append(Entry(line: line, meanings: found.meanings))
  }

  private mutating func line(_ bytes: ArraySlice<UInt8>, _ number: Int) -> RealLog.Line {
    let prefix = ConsolePrefix(bytes)
    if let now = prefix.time {
      // Without a date, an earlier time is one of the next day.
      let days = prefix.hasDate || now >= time ? 0 : (time - now + day - 1) / day
      time = now + days * day
    }
    return RealLog.Line(
      number: number, time: time, app: prefix.app, process: prefix.process, receiver: "",
      selector: "", problem: nil,
      text: Narration.shown(String(decoding: bytes, as: UTF8.self)) ?? "")
  }

  // MARK: - The whole

  /// Whether states stand in it, and whose.
  var hasStates: Bool { entries.contains { $0.state != nil } }

  var framework: AppState.Framework? { entries.lazy.compactMap { $0.state?.framework }.first }

  /// A line that is only `active` may be about anything: it is read where the log has nothing but
  /// such lines, or messages of SwiftUI beside them.
  mutating func finish() {
    isStack = frames > 2
    if isStack { entries.reverse() }
    let isOfStates = entries.allSatisfy { entry in
      entry.state != nil || entry.meanings[0].receiver.isOfSwiftUI
    }
    let bare = entries.count { $0.state?.isBare == true }
    if isOfStates, bare >= otherLines { return }
    otherLines += bare
    readCount -= bare
    entries.removeAll { $0.state?.isBare == true }
  }

  /// The lines as an app of that kind writes them.
  static func lines(
    _ entries: [Entry], as kind: LogKind, framework: AppState.Framework?
  ) -> [RealLog.Line] {
    var states = StateMeanings()
    var views = ViewClasses()
    var lines: [(line: RealLog.Line, phase: AppState?)] = []
    for entry in entries {
      var line = entry.line
      var phase: AppState?
      if let state = entry.state, state.framework == .swiftUI || kind == .swiftUI {
        guard let selector = PhaseOwners.selector(state) else { continue }
        line.receiver = (state.owner ?? .app).word
        line.selector = selector
        phase = state
      } else if let meaning = states.message(of: entry, kind) {
        line.receiver = views.receiver(of: meaning, entry.line.type).word
        line.selector = meaning.selector
      } else {
        continue
      }
      lines.append((line, phase))
    }
    return PhaseOwners.resolved(lines)
  }
}

/// The view controllers of a log: the first class is the root's, and the second one stands for the
/// view controller that is shown over it.
private struct ViewClasses {
  private var root: String?

  mutating func receiver(of meaning: Meaning, _ type: String?) -> Receiver {
    guard meaning.receiver == .viewController, let type else { return meaning.receiver }
    root = root ?? type
    return type == root ? .viewController : .presentedViewController
  }
}

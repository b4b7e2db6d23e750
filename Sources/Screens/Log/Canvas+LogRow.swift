import Explanations
import Lifecycle
import Sessions
import TerminalKit
import Texts

extension Canvas {
  mutating func drawLogRow(
    _ row: LogRow, _ model: Model, _ columns: LogColumns, _ newest: Range<Int>,
    _ change: LogGutter.Change?, y: Int
  ) {
    switch row {
    case .action(let entry): drawHeading(model, entry, columns, y: y)
    case .later(_, let message): drawLater(model, message, columns, y: y)
    case .refusal(let entry):
      guard let refusal = model.simulation.timeline.entries[entry].refusal else { return }
      let text = localized("log.refused", ["reason": model.simulation.text.sentence(refusal)])
      put(
        Shortening.end(text, to: columns.end - columns.heading), x: columns.heading, y: y, .refusal)
    case .mark(let place):
      let text = Shortening.end(model.markLine(place), to: columns.end - columns.heading)
      put(text, x: columns.heading, y: y, .markRow)
    case .narration(let place, let line):
      let text = "# " + model.travel.branches.narration(at: place, line: line)
      let width = columns.end - columns.heading
      put(
        Shortening.padded(Shortening.end(text, to: width), to: width), x: columns.heading, y: y,
        .narration)
    case .code(let entry, let line):
      guard let code = model.simulation.codeLine(line, of: entry) else { return }
      drawCode(code, columns, y: y)
    case .message(let index):
      let used = drawMessage(
        model, index, columns, isNewest: newest.contains(index), leaving: change == nil ? 0 : 7,
        y: y)
      if let change { drawChange(change, from: used + 2, before: columns.changeEnd, y: y) }
    }
  }

  private mutating func drawHeading(
    _ model: Model, _ entry: Int, _ columns: LogColumns, y: Int
  ) {
    let timeline = model.simulation.timeline
    var x = columns.heading
    x += put(TimeText.clock(timeline.start(of: entry)), x: x, y: y, .dim)
    let action = timeline.entries[entry]
    let words = model.simulation.text.line(.act(action.step, detail: action.detail))
    x += put(action.isQuestion ? " ? " : " ▸ ", x: x, y: y, .action)
    x += put(Shortening.end(words, to: columns.end - x), x: x, y: y, .action)
    let silence = model.silence(of: entry)
    guard !silence.isEmpty else { return }
    let isDisputed = model.simulation.isDisputed(entry: entry)
    x += 3
    x += put(Shortening.end(silence, to: columns.end - x - (isDisputed ? 2 : 0)), x: x, y: y, .dim)
    if isDisputed { _ = drawDisputed(x: x, y: y) }
  }

  private mutating func drawLater(
    _ model: Model, _ message: Int, _ columns: LogColumns, y: Int
  ) {
    let timeline = model.simulation.timeline
    let x = columns.heading
    let width = put(TimeText.clock(timeline.message(at: message).time), x: x, y: y, .dim)
    let words =
      model.timeInBackground(before: message).map {
        localized("log.after-background", ["span": TimeText.span($0)])
      }
    put(" · \(words ?? localized("log.time-passes"))", x: x + width, y: y, .later)
  }

  /// What an app's own code printed or did, deeper than the message in which it happened.
  private mutating func drawCode(_ code: CodeLine, _ columns: LogColumns, y: Int) {
    let x = columns.selector + 2
    put(code.isPrint ? "│" : "◂", x: x, y: y, code.isPrint ? .frame : .action)
    let text = Shortening.end(code.text, to: columns.end - x - 2)
    put(text, x: x + 2, y: y, code.isPrint ? .printed : .action)
  }

  /// Where the row's text ends. A sentence leaves room for the change that it brought.
  private mutating func drawMessage(
    _ model: Model, _ index: Int, _ columns: LogColumns, isNewest: Bool, leaving room: Int, y: Int
  ) -> Int {
    let message = model.simulation.timeline.message(at: index)
    let isDisputed = model.simulation.isDisputed(messageAt: index)
    let room = room + (isDisputed ? 2 : 0)
    if message.receiver == .system {
      let mark = put("┄", x: columns.heading, y: y, isNewest ? .newestMark : .silent)
      let x = columns.heading + mark + 1
      let session = Canvas.session(of: message).map { "#\($0)" } ?? ""
      let sentence = "\(model.name(message.app))\(session) \(model.sentence(ofSystem: message))"
      let end =
        x + put(Shortening.end(sentence, to: columns.end - x - room), x: x, y: y, .silent)
      return isDisputed ? drawDisputed(x: end, y: y) : end
    }
    if isNewest, columns.selector > columns.heading {
      put("▌", x: columns.heading, y: y, .newestMark)
    }
    if let x = columns.receiver {
      let receiver =
        columns.isWide ? model.simulation.text.receiver(message) : Canvas.shortReceiver(message)
      put(receiver, x: x, y: y, .receiver)
    }
    let rules = model.simulation.rules
    // A message inside a method that has not returned is indented.
    let x = columns.selector + (rules.inside(message) == nil ? 0 : 2)
    let owner = Canvas.owner(of: message, hasColumn: columns.receiver != nil)
    let width = columns.end - x - owner.utf8.count - (isDisputed ? 2 : 0)
    let name = Shortening.start(model.selector(message), to: width)
    var end = x + put(name, x: x, y: y, isNewest ? .newest : .selector)
    end += put(owner, x: end, y: y, .receiver)
    if isDisputed { end = drawDisputed(x: end, y: y) }
    return drawOptions(rules.options(of: message), x: end, before: columns.end - room, y: y)
  }

  /// What a method's options contain, in full or by the last word, where there is room for it.
  private mutating func drawOptions(_ names: [String], x: Int, before end: Int, y: Int) -> Int {
    guard !names.isEmpty else { return x }
    let short = names.map { name in
      String(name[(name.firstIndex { "[.".contains($0) } ?? name.startIndex)...])
    }
    for text in [names, short].map({ Lists.comma($0) })
    where x + 2 + TextWidth.columns(of: text) <= end {
      return x + 2 + put(text, x: x + 2, y: y, .accent)
    }
    return x
  }

  /// The mark behind what sources disagree about. Returns where it ends.
  private mutating func drawDisputed(x: Int, y: Int) -> Int {
    x + 1 + put(Canvas.disputedMark, x: x + 1, y: y, .strong)
  }

  /// What follows a name that does not say whose it is: the scene session that the message names,
  /// and in a SwiftUI app, whose App and views have the same phases, the receiver.
  private static func owner(of message: Message, hasColumn: Bool) -> String {
    if let session = session(of: message) { return " #\(session)" }
    return message.receiver.isOfSwiftUI && !hasColumn ? "  " + shortReceiver(message) : ""
  }

  /// The number of the scene session that a message names, where its receiver has none itself.
  private static func session(of message: Message) -> UInt16? {
    message.number > 0 && !message.receiver.isNumbered ? message.number : nil
  }

  /// The log's frame says what the mark means.
  static let disputedMark = "?"

  /// A receiver where there is no room for its name.
  private static func shortReceiver(_ message: Message) -> String {
    switch message.receiver {
    case .appDelegate: "app"
    case .sceneDelegate: "scene#\(message.number)"
    case .viewController: "vc#\(message.number)"
    case .presentedViewController: "vc+#\(message.number)"
    case .window: "win#\(message.number)"
    case .view: "view#\(message.number)"
    case .application: "UIApp"
    case .notification: "notif."
    case .system: "system"
    case .app: "App"
    case .contentView: "view#\(message.number)"
    case .notificationDelegate: "UNdel."
    case .taskHandler: "BGTask"
    }
  }
}

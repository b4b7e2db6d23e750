import Lifecycle
import Sessions

/// Where the columns of the log begin.
private struct LogColumns {
  var mark: Int
  var app: Int
  var receiver: Int
  var selector: Int
  var end: Int
  /// Whether receivers are written out.
  let isWide: Bool
  let hasReceiver: Bool

  init(_ model: Model, in rect: Rect) {
    let names = model.device.apps.map { TextWidth.columns(of: model.name($0.id)) }
    isWide = rect.width >= 64
    let name = min(max(4, names.max() ?? 4), isWide ? 12 : 8)
    mark = rect.x + (isWide ? 8 : 2)
    app = mark + 2
    receiver = app + name + (isWide ? 2 : 1)
    hasReceiver = rect.width >= 40
    selector = receiver + (isWide ? 18 : hasReceiver ? 8 : 0)
    end = rect.maxX
  }
}

extension Canvas {
  /// The live log: what the user did as headings, beneath each who heard what of it.
  mutating func drawLog(_ model: Model, in rect: Rect) {
    hit(rect, .panel(.log), panel: .log)
    let inside = rect.inset(dx: 1, dy: 1)
    let count = model.logRowCount
    let first = model.firstLogRow(height: max(1, inside.height))
    let below = count - first - inside.height
    let position =
      below > 0 ? KeyTable.row("↓ \(below) more", keys.hint(.bottom, "end")) : "following"
    let filter = model.log.filter
    let shown = keys.hint(.view, filter.level == .delegates ? "more" : filter.title)
    let long = KeyTable.row(shown, keys.hint(.search, "search"), position)
    let short = KeyTable.row(keys.key(of: .view), keys.key(of: .search), position)
    panel(
      rect, "Delegate messages",
      hints: [long, short, position],
      isFocused: model.focus == .log)
    guard inside.height > 0 else { return }
    let columns = LogColumns(model, in: inside)
    let newest = model.newestMessages
    let rows = model.log.index.rows(
      first..<min(count, first + inside.height), model.machine.timeline)
    clipped(to: inside) { canvas in
      if rows.isEmpty { canvas.drawEmptyLog(model, in: inside) }
      for (offset, row) in rows.enumerated() {
        let y = inside.y + offset
        canvas.drawLogRow(row, model, columns, newest, x: inside.x, y: y)
        if model.log.hit == first + offset {
          canvas.restyle(Rect(x: inside.x, y: y, width: inside.width, height: 1), .searchHit)
        }
      }
    }
  }

  private mutating func drawEmptyLog(_ model: Model, in rect: Rect) {
    let isOpened = !model.machine.timeline.entries.isEmpty
    let step = keys.hint(.redo, "does its first action, and then the next.")
    let open = keys.binding(named: Command.openApp(1).name)?.keyNames ?? ""
    let tour = model.tour == nil ? keys.hint(.tour, "begins a tour of five minutes.") : ""
    let text =
      isOpened
      ? "The session stands at its beginning. \(step)"
      : "Nothing has been said yet. Open an app\(open.isEmpty ? "" : " with \(open)"), and its"
        + " delegates hear of it. \(tour)"
    for (row, line) in Shortening.wrapped(text, to: rect.width - 4).enumerated() {
      put(line, x: rect.x + 2, y: rect.y + 1 + row, .dim)
    }
  }

  private mutating func drawLogRow(
    _ row: LogRow, _ model: Model, _ columns: LogColumns, _ newest: Range<Int>, x: Int, y: Int
  ) {
    switch row {
    case .action(let entry): drawHeading(model, entry, columns, x: x, y: y)
    case .later(_, let message): drawLater(model, message, x: x, y: y)
    case .refusal(let entry):
      guard let refusal = model.machine.timeline.entries[entry].refusal else { return }
      let text = "✗ refused: \(model.machine.text.text(refusal))"
      put(Shortening.end(text, to: columns.end - columns.mark), x: columns.mark, y: y, .refusal)
    case .message(let index):
      drawMessage(model, index, columns, isNewest: newest.contains(index), y: y)
    }
  }

  private mutating func drawHeading(
    _ model: Model, _ entry: Int, _ columns: LogColumns, x: Int, y: Int
  ) {
    let timeline = model.machine.timeline
    var x = x + put(TimeText.text(timeline.start(of: entry)), x: x, y: y, .dim)
    let action = timeline.entries[entry]
    let words = model.machine.text.text(.act(action.step, detail: action.detail))
    x += put(" ▸ ", x: x, y: y, .action)
    x += put(Shortening.end(words, to: columns.end - x), x: x, y: y, .action)
    put(Shortening.end("   " + model.silence(of: entry), to: columns.end - x), x: x, y: y, .dim)
  }

  private mutating func drawLater(
    _ model: Model, _ message: Int, x: Int, y: Int
  ) {
    let timeline = model.machine.timeline
    let width = put(TimeText.text(timeline.messages[message].time), x: x, y: y, .dim)
    let words =
      model.timeInBackground(before: message).map { "after \(TimeText.span($0)) in the background" }
    put(" · \(words ?? "time passes")", x: x + width, y: y, .later)
  }

  private mutating func drawMessage(
    _ model: Model, _ index: Int, _ columns: LogColumns, isNewest: Bool, y: Int
  ) {
    let message = model.machine.timeline.messages[index]
    let name = Shortening.end(
      model.name(message.app), to: columns.receiver - columns.app - 1)
    let selector = model.machine.selector(message)
    if message.receiver == .system {
      put("┄", x: columns.mark, y: y, isNewest ? .newestMark : .silent)
      let width = put(name, x: columns.app, y: y, .silent)
      let x = columns.app + width
      let sentence = " " + model.sentence(ofSystem: message)
      put(Shortening.end(sentence, to: columns.end - x), x: x, y: y, .silent)
      return
    }
    if isNewest { put("▌", x: columns.mark, y: y, .newestMark) }
    put(name, x: columns.app, y: y, isNewest ? .newest : .appName)
    let receiver =
      columns.isWide ? model.machine.text.receiver(message) : Canvas.shortReceiver(message)
    if columns.hasReceiver { put(receiver, x: columns.receiver, y: y, .receiver) }
    let short = Shortening.middle(selector, to: columns.end - columns.selector)
    put(short, x: columns.selector, y: y, isNewest ? .newest : .selector)
  }

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
    }
  }
}

extension Model {
  /// The messages that came last: what fell due last, else what the last action sent.
  var newestMessages: Range<Int> {
    let timeline = machine.timeline
    let count = timeline.messages.count
    guard timeline.cursor > 0 else { return count..<count }
    let entry = timeline.entries[timeline.cursor - 1]
    guard count > entry.firstMessage, let last = timeline.messages.last else {
      return count..<count
    }
    var first = count - 1
    while first > entry.firstMessage, timeline.messages[first - 1].time == last.time { first -= 1 }
    return first..<count
  }

  /// How long an app that is suspended was in the background before, or nil where the message says
  /// something else, or the log would have to be searched far for it.
  func timeInBackground(before index: Int) -> UInt32? {
    let messages = machine.timeline.messages
    let message = messages[index]
    guard message.receiver == .system, machine.selector(message) == "suspended" else { return nil }
    var since: Instant?
    for place in stride(from: index - 1, through: max(0, index - 500), by: -1) {
      let earlier = messages[place]
      guard earlier.app == message.app else { continue }
      if earlier.applicationState != .background { break }
      since = earlier.time
      // It was launched, woken or resumed in the background.
      if earlier.receiver == .system { break }
    }
    return since.map { message.time.milliseconds - $0.milliseconds }
  }

  /// What a heading says where no message stands beneath it: that nothing is sent, or that the log
  /// does not show what is.
  func silence(of entry: Int) -> String {
    let timeline = machine.timeline
    if timeline.entries[entry].refusal != nil { return "" }
    let start = timeline.start(of: entry)
    var hidden = 0
    for index in timeline.messages(beneath: entry) where timeline.messages[index].time == start {
      if log.filter.shows(timeline.messages[index]) { return "" }
      hidden += 1
    }
    let waits = machine.timeline.kernel.device.queues.contains { queue in
      queue.contains { $0.message.time == start }
    }
    if waits { return "waits in a queue" }
    if hidden > 0 { return keys.sentence("\(hidden) not shown", .view, "shows more") }
    switch timeline.entries[entry].step {
    case .wait, .next: return ""
    default: return "nothing is sent"
    }
  }
}

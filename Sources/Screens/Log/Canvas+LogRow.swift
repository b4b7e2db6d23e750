import Lifecycle
import Sessions
import TerminalKit
import Texts

/// Where the columns of the log begin.
struct LogColumns {
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
  mutating func drawLogRow(
    _ row: LogRow, _ model: Model, _ columns: LogColumns, _ newest: Range<Int>, x: Int, y: Int
  ) {
    switch row {
    case .action(let entry): drawHeading(model, entry, columns, x: x, y: y)
    case .later(_, let message): drawLater(model, message, x: x, y: y)
    case .refusal(let entry):
      guard let refusal = model.simulation.timeline.entries[entry].refusal else { return }
      let text = localized("log.refused", ["reason": model.simulation.text.sentence(refusal)])
      put(Shortening.end(text, to: columns.end - columns.mark), x: columns.mark, y: y, .refusal)
    case .mark(let place):
      let text = Shortening.end(model.markLine(place), to: columns.end - columns.mark)
      put(text, x: columns.mark, y: y, .markRow)
    case .message(let index):
      drawMessage(model, index, columns, isNewest: newest.contains(index), y: y)
    }
  }

  private mutating func drawHeading(
    _ model: Model, _ entry: Int, _ columns: LogColumns, x: Int, y: Int
  ) {
    let timeline = model.simulation.timeline
    var x = x + put(TimeText.clock(timeline.start(of: entry)), x: x, y: y, .dim)
    let action = timeline.entries[entry]
    let words = model.simulation.text.line(.act(action.step, detail: action.detail))
    x += put(" ▸ ", x: x, y: y, .action)
    x += put(Shortening.end(words, to: columns.end - x), x: x, y: y, .action)
    put(Shortening.end("   " + model.silence(of: entry), to: columns.end - x), x: x, y: y, .dim)
  }

  private mutating func drawLater(
    _ model: Model, _ message: Int, x: Int, y: Int
  ) {
    let timeline = model.simulation.timeline
    let width = put(TimeText.clock(timeline.message(at: message).time), x: x, y: y, .dim)
    let words =
      model.timeInBackground(before: message).map {
        localized("log.after-background", ["span": TimeText.span($0)])
      }
    put(" · \(words ?? localized("log.time-passes"))", x: x + width, y: y, .later)
  }

  private mutating func drawMessage(
    _ model: Model, _ index: Int, _ columns: LogColumns, isNewest: Bool, y: Int
  ) {
    let message = model.simulation.timeline.message(at: index)
    let name = Shortening.end(
      model.name(message.app), to: columns.receiver - columns.app - 1)
    let selector = model.selector(message)
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
      columns.isWide ? model.simulation.text.receiver(message) : Canvas.shortReceiver(message)
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

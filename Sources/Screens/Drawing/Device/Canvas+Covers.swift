import Lifecycle

/// What a cover says, and what can be answered.
private struct Sheet {
  enum Placement { case top, middle, bottom, all }

  var title: String
  var lines: [String]
  var answers: [(command: Command, words: String)]
  var placement = Placement.middle
}

extension Canvas {
  mutating func drawCover(_ model: Model, _ cover: Cover, in rect: Rect) {
    if cover == .powerOffer {
      drawPowerOffer(in: rect)
    } else {
      draw(sheet(model, cover), in: rect)
    }
  }

  private func sheet(_ model: Model, _ cover: Cover) -> Sheet {
    switch cover {
    case .controlCenter:
      Sheet(
        title: "Control Center",
        lines: ["☾ Focus   Wi-Fi", "", "☼ ▓▓▓▓▓▓▓░░░", "♪ ▓▓▓▓░░░░░░"],
        answers: [(.dismiss, "dismiss")], placement: .bottom)
    case .notificationCenter(let full):
      Sheet(
        title: "Notifications",
        lines: full ? ["pulled all the way"] : ["pulled part", "of the way"],
        answers: [(.dismiss, "dismiss")], placement: full ? .all : .top)
    case .systemAlert:
      Sheet(
        title: "System alert", lines: ["Allow access to", "your location?"],
        answers: [(.dismiss, "deny"), (.accept, "allow")])
    case .localAlert(let app), .remoteAlert(let app):
      Sheet(
        title: model.name(app), lines: ["A notification", "of this app"],
        answers: [(.dismiss, "close"), (.accept, "view")])
    case .call:
      Sheet(
        title: "Incoming call", lines: ["Ada", "is calling"],
        answers: [(.dismiss, "decline"), (.accept, "answer")], placement: .all)
    case .powerOffer: Sheet(title: "", lines: [], answers: [])
    }
  }

  private mutating func draw(_ sheet: Sheet, in rect: Rect) {
    let widest = (sheet.lines + [sheet.title]).map { TextWidth.columns(of: $0) }.max() ?? 0
    let room = rect.height - 1
    var width = min(rect.width, max(18, widest + 6, min(28, rect.width * 2 / 3)))
    var height = min(room, sheet.lines.count + 5)
    let y: Int
    switch sheet.placement {
    case .top:
      width = rect.width
      height = max(height, room / 2)
      y = rect.y
    case .middle: y = rect.y + (room - height) / 2
    case .bottom: y = rect.y + room - height
    case .all:
      width = rect.width
      height = room
      y = rect.y
    }
    let area = Rect(
      x: rect.x + (rect.width - width) / 2, y: y, width: width, height: height)
    box(area, .cover)
    center(sheet.title, in: area.inset(dx: 1, dy: 0), y: area.y + 1, .coverTitle)
    let top = area.y + (height > sheet.lines.count + 4 ? 3 : 2)
    for (row, line) in sheet.lines.prefix(max(0, area.maxY - 2 - top)).enumerated() {
      center(line, in: area.inset(dx: 1, dy: 0), y: top + row, .cover)
    }
    drawButtons(sheet.answers, in: area.inset(dx: 1, dy: 0), y: area.maxY - 2)
  }

  /// The slider of a device that offers to shut itself off.
  private mutating func drawPowerOffer(in rect: Rect) {
    let width = min(rect.width, 28)
    let x = rect.x + (rect.width - width) / 2
    let slider = Rect(x: x, y: rect.y + min(2, rect.height / 5), width: width, height: 3)
    box(slider, .error)
    put("(→)", x: slider.x + 1, y: slider.y + 1, .touchable)
    let words = width < 24 ? "power off" : "slide to power off"
    put(words, x: slider.x + 5, y: slider.y + 1, .coverTitle)
    putRight(KeyTable.key(of: .accept), before: slider.maxX - 1, y: slider.y + 1, .key)
    hit(slider, .command(.accept))
    let y = min(rect.maxY - 2, slider.maxY + max(1, rect.height / 3))
    drawButtons([(.dismiss, "cancel")], in: rect, y: y)
  }

  /// A banner lies at the top and covers nothing.
  mutating func drawBanner(_ model: Model, _ banner: Banner, in rect: Rect) {
    let area = Rect(x: rect.x, y: rect.y, width: rect.width, height: min(4, rect.height))
    box(area, .cover)
    hit(area, .nothing)
    let isCall = banner == .call
    let title =
      switch banner {
      case .call: "Incoming call"
      case .notification(let app): model.name(app)
      }
    center(title, in: area.inset(dx: 1, dy: 0), y: area.y + 1, .coverTitle)
    drawButtons(
      [(.dismiss, isCall ? "no" : "away"), (.accept, isCall ? "answer" : "open")],
      in: area.inset(dx: 1, dy: 0), y: area.y + 2)
  }

  /// Buttons in the middle of a row, each with its key.
  mutating func drawButtons(
    _ buttons: [(command: Command, words: String)], in rect: Rect, y: Int
  ) {
    let labels = buttons.map { (KeyTable.key(of: $0.command), $0.words, $0.command) }
    let widths = labels.map { Canvas.buttonWidth($0.0, $0.1) }
    let total = widths.reduce(0, +)
    if total + buttons.count - 1 > rect.width {
      // No room beside each other: one above the other.
      for (index, label) in labels.enumerated() {
        let x = rect.x + max(0, (rect.width - widths[index]) / 2)
        button(label.0, label.1, x: x, y: y - buttons.count + 1 + index, label.2)
      }
      return
    }
    let gap = min(4, max(1, (rect.width - total) / max(1, buttons.count)))
    var x = rect.x + max(0, (rect.width - total - gap * (buttons.count - 1)) / 2)
    for (index, label) in labels.enumerated() {
      button(label.0, label.1, x: x, y: y, label.2)
      x += widths[index] + gap
    }
  }
}

import Lifecycle

/// What a cover says, and what can be answered.
private struct Sheet {
  enum Placement { case top, middle, bottom, all }

  var title: String
  var lines: [String]
  var answers: [(command: Command, words: String)]
  var placement = Placement.middle
  /// Whether it is the slider that shuts the device off, and not a box with words.
  var isSlider = false

  /// Where it lies. The last row is left to the states, which are what a cover changes.
  func area(in rect: Rect) -> Rect {
    if isSlider {
      let width = min(rect.width, 28)
      let x = rect.x + (rect.width - width) / 2
      return Rect(x: x, y: rect.y + min(2, rect.height / 5), width: width, height: 3)
    }
    let widest = (lines + [title]).map { TextWidth.columns(of: $0) }.max() ?? 0
    let room = rect.height - 1
    let width = min(rect.width, max(18, widest + 6, min(28, rect.width * 2 / 3)))
    let height = min(room, lines.count + 5)
    let x = rect.x + (rect.width - width) / 2
    switch placement {
    case .top:
      return Rect(x: rect.x, y: rect.y, width: rect.width, height: max(height, room / 2))
    case .middle:
      return Rect(x: x, y: rect.y + (room - height) / 2, width: width, height: height)
    case .bottom: return Rect(x: x, y: rect.y + room - height, width: width, height: height)
    case .all: return Rect(x: rect.x, y: rect.y, width: rect.width, height: room)
    }
  }
}

extension Canvas {
  /// What covers the screen. The topmost cover has the keys; all beneath it is one dim picture, in
  /// which only those covers stand that can be seen as a whole.
  mutating func drawCovers(_ model: Model, in rect: Rect, over glass: Rect) {
    guard let top = model.coverWithKeys else { return }
    let sheet = self.sheet(model, top)
    let area = sheet.area(in: rect)
    var margin = Canvas.margin(around: area, in: rect)
    let cancel = min(rect.maxY - 2, area.maxY + 1)
    // The slider's way out stands below it.
    if top == .powerOffer { margin.height = max(margin.height, cancel + 2 - margin.y) }
    var taken = [margin]
    var hidden = 0
    for cover in model.device.situation.covers.dropLast().reversed() {
      let beneath = self.sheet(model, cover)
      let place = beneath.area(in: rect)
      if taken.contains(where: { !$0.intersection(place).isEmpty }) {
        hidden += 1
      } else {
        taken.append(place)
        drawSheet(beneath, in: place, hasKeys: false)
      }
    }
    if let banner = model.device.situation.banner {
      let place = Canvas.bannerArea(in: rect, hasKeys: false)
      if !taken.contains(where: { !$0.intersection(place).isEmpty }) {
        drawBanner(model, banner, in: rect)
      }
    }
    dim(glass)
    // Nothing beneath a cover can be touched.
    hit(glass, .nothing)
    fill(margin)
    drawSheet(sheet, in: area, hasKeys: true)
    if top == .powerOffer {
      drawButtons([(.dismiss, "cancel")], in: rect, y: cancel)
    } else if hidden > 0 {
      putRight(" \(hidden) more beneath ", before: area.maxX - 1, y: area.maxY - 1, .dim)
    }
  }

  /// A cover with the blank around it that parts it from what lies beneath. Where little would
  /// stick out beside it, nothing does; the last row, with the states, stays.
  private static func margin(around area: Rect, in rect: Rect) -> Rect {
    let isWide = rect.width - area.width < 10
    let around = area.inset(dx: isWide ? -rect.width : -1, dy: -1)
    return around.intersection(
      Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height - 1))
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
    case .interruption(let interruption): self.sheet(interruption)
    case .localAlert(let app), .remoteAlert(let app):
      Sheet(
        title: model.name(app), lines: ["A notification", "of this app"],
        answers: [(.dismiss, "close"), (.accept, "view")])
    case .call:
      Sheet(
        title: "Incoming call", lines: ["Ada", "is calling"],
        answers: [(.dismiss, "decline"), (.accept, "answer")], placement: .all)
    case .powerOffer:
      Sheet(title: "", lines: [], answers: [], placement: .top, isSlider: true)
    }
  }

  private func sheet(_ interruption: Interruption) -> Sheet {
    switch interruption {
    case .permission:
      Sheet(
        title: "Permission", lines: ["May this app send", "you notifications?"],
        answers: [(.dismiss, "don't"), (.accept, "allow")])
    case .biometric:
      Sheet(
        title: "Face ID", lines: ["☺", "look at the device"],
        answers: [(.dismiss, "cancel"), (.accept, "match")])
    case .siri:
      Sheet(
        title: "Siri", lines: ["∿∿∿", "listening"],
        answers: [(.dismiss, "away"), (.accept, "done")], placement: .bottom)
    case .textMessage:
      Sheet(
        title: "Text message", lines: ["Ada:", "are you there?"],
        answers: [(.dismiss, "close"), (.accept, "reply")])
    case .calendarAlert:
      Sheet(
        title: "Calendar", lines: ["Lesson", "in 15 minutes"],
        answers: [(.dismiss, "close"), (.accept, "view")])
    }
  }

  /// A sheet's box. Only the one on top says which keys answer it.
  private mutating func drawSheet(_ sheet: Sheet, in area: Rect, hasKeys: Bool) {
    if sheet.isSlider {
      drawPowerSlider(in: area, hasKeys: hasKeys)
      return
    }
    box(area, .cover)
    let inside = area.inset(dx: 1, dy: 0)
    center(sheet.title, in: inside, y: area.y + 1, .coverTitle)
    let top = area.y + (area.height > sheet.lines.count + 4 ? 3 : 2)
    for (row, line) in sheet.lines.prefix(max(0, area.maxY - 2 - top)).enumerated() {
      center(line, in: inside, y: top + row, .cover)
    }
    if hasKeys { drawButtons(sheet.answers, in: inside, y: area.maxY - 2) }
  }

  /// The slider of a device that offers to shut itself off: one bar with its key.
  private mutating func drawPowerSlider(in area: Rect, hasKeys: Bool) {
    fill(area, .error)
    let words = hasKeys ? keys.labelled(.accept, "slide to power off") : "slide to power off"
    let arrow = TextWidth.columns(of: words) + 3 > area.width ? "" : "  →"
    center(words + arrow, in: area, y: area.y + area.height / 2, .error)
    guard hasKeys else { return }
    hit(area, .command(.accept))
  }

  /// Where a banner lies; without its keys it takes a row less.
  private static func bannerArea(in rect: Rect, hasKeys: Bool) -> Rect {
    Rect(x: rect.x, y: rect.y, width: rect.width, height: min(hasKeys ? 4 : 3, rect.height))
  }

  /// A banner lies at the top and covers nothing. It has the keys where nothing covers it.
  mutating func drawBanner(_ model: Model, _ banner: Banner, in rect: Rect) {
    let hasKeys = model.coverWithKeys == nil
    let area = Canvas.bannerArea(in: rect, hasKeys: hasKeys)
    box(area, .cover)
    hit(area, .nothing)
    let isCall = banner == .call
    let title =
      switch banner {
      case .call: "Incoming call"
      case .notification(let app): model.name(app)
      case .interruption(let interruption): interruption.app?.title ?? ""
      }
    center(title, in: area.inset(dx: 1, dy: 0), y: area.y + 1, .coverTitle)
    guard hasKeys else { return }
    drawButtons(
      [(.dismiss, isCall ? "no" : "away"), (.accept, isCall ? "answer" : "open")],
      in: area.inset(dx: 1, dy: 0), y: area.y + 2)
  }

  /// Buttons in the middle of a row, each with its key.
  mutating func drawButtons(
    _ buttons: [(command: Command, words: String)], in rect: Rect, y: Int
  ) {
    let labels = buttons.map { (keys.key(of: $0.command), $0.words, $0.command) }
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

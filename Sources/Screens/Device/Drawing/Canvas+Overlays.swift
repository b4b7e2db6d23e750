import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// The overlays. The topmost has the keys; everything beneath it is one dim picture, in which
  /// only those overlays stand that can be seen as a whole.
  mutating func drawOverlays(_ model: Model, in rect: Rect, over glass: Rect) {
    guard let top = model.topOverlay else { return }
    let sheet = Sheet(model, top)
    let area = sheet.area(in: rect)
    var margin = Canvas.margin(around: area, in: rect)
    let cancel = min(rect.maxY - 2, area.maxY + 1)
    // The slider's way out is below it.
    if top == .powerOffer { margin.height = max(margin.height, cancel + 2 - margin.y) }
    var taken = [margin]
    var hidden = 0
    for overlay in model.device.situation.overlays.dropLast().reversed() {
      let beneath = Sheet(model, overlay)
      let place = beneath.area(in: rect)
      if taken.contains(where: { !$0.intersection(place).isEmpty }) {
        hidden += 1
      } else {
        taken.append(place)
        drawSheet(beneath, model, in: place, hasKeys: false)
      }
    }
    if let banner = model.device.situation.banner {
      let place = Canvas.bannerArea(in: rect, hasKeys: false)
      if !taken.contains(where: { !$0.intersection(place).isEmpty }) {
        drawBanner(model, banner, in: rect)
      }
    }
    dim(glass)
    // Nothing beneath an overlay can be touched.
    hit(glass, .nothing)
    fill(margin)
    drawSheet(sheet, model, in: area, hasKeys: true)
    if top == .powerOffer {
      drawButtons([(.dismiss, localized("device.answer-cancel"))], in: rect, y: cancel)
    } else if hidden > 0 {
      let words = localized("device.more-beneath", count: hidden)
      let short = Shortening.end(words, to: area.width - 4)
      putRight(" \(short) ", before: area.maxX - 1, y: area.maxY - 1, .dim)
    }
  }

  /// An overlay with the blank around it that parts it from what lies beneath. Where little would
  /// stick out beside it, nothing does; the last row, with the states, stays.
  static func margin(around area: Rect, in rect: Rect) -> Rect {
    let isWide = rect.width - area.width < 10
    let around = area.inset(dx: isWide ? -rect.width : -1, dy: -1)
    return around.intersection(
      Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height - 1))
  }

  /// An overlay as it looks. Only the one on top says which keys answer it.
  private mutating func drawSheet(_ sheet: Sheet, _ model: Model, in area: Rect, hasKeys: Bool) {
    switch sheet.form {
    case .box: drawBox(sheet, in: area, hasKeys: hasKeys)
    case .call:
      box(area, .overlay)
      let inside = area.inset(dx: 1, dy: 1)
      center(sheet.title, in: inside, y: inside.y, .dim)
      drawPerson(
        localized("device.person"), localized("device.is-calling"), in: inside,
        y: inside.y + inside.height * 2 / 5)
      if hasKeys { drawAnswers(sheet.answers, in: area) }
    case .controlCenter: drawControlCenter(model, sheet, in: area, hasKeys: hasKeys)
    case .notificationCenter: drawNotificationCenter(model, sheet, in: area, hasKeys: hasKeys)
    case .slider: drawPowerSlider(in: area, hasKeys: hasKeys)
    }
  }

  mutating func drawBox(_ sheet: Sheet, in area: Rect, hasKeys: Bool) {
    box(area, .overlay)
    let inside = area.inset(dx: 1, dy: 0)
    center(sheet.title, in: inside, y: area.y + 1, .captionTitle)
    let top = area.y + (area.height > sheet.lines.count + 5 ? 3 : 2)
    for (row, line) in sheet.lines.prefix(max(0, area.maxY - 2 - top)).enumerated() {
      center(line, in: inside, y: top + row, .overlay)
    }
    if hasKeys { drawAnswers(sheet.answers, in: area) }
  }

  /// The answers in fields along a box's lower edge, where there is room for their lines.
  private mutating func drawAnswers(_ answers: [(command: Command, words: String)], in area: Rect) {
    let widths = answers.map { Canvas.buttonWidth(keys.key(of: $0.command), $0.words) }
    let width = (area.width - 1) / max(1, answers.count)
    guard area.height > 6, let widest = widths.max(), widest < width else {
      drawButtons(answers, in: area.inset(dx: 1, dy: 0), y: area.maxY - 2)
      return
    }
    let y = area.maxY - 2
    put("├", x: area.x, y: y - 1, .overlay)
    fill(Rect(x: area.x + 1, y: y - 1, width: area.width - 2, height: 1), .overlay, with: "─")
    put("┤", x: area.maxX - 1, y: y - 1, .overlay)
    for (index, answer) in answers.enumerated() {
      let start = area.x + index * width
      let end = index + 1 < answers.count ? start + width : area.maxX - 1
      let x = start + 1 + (end - start - 1 - widths[index]) / 2
      hit(Rect(x: start + 1, y: y, width: end - start - 1, height: 1), .command(answer.command))
      button(keys.key(of: answer.command), answer.words, x: x, y: y, answer.command)
      guard index > 0 else { continue }
      put("┬", x: start, y: y - 1, .overlay)
      put("│", x: start, y: y, .overlay)
      put("┴", x: start, y: y + 1, .overlay)
    }
  }

  /// The power-off slider: a knob on a track, with its key.
  private mutating func drawPowerSlider(in area: Rect, hasKeys: Bool) {
    box(area, .error)
    fill(area.inset(dx: 1, dy: 1), .error)
    let short = localized(area.width < 26 ? "device.power-off" : "device.slide-to-power-off")
    let words = hasKeys ? keys.labelled(.accept, short) : short
    let knob = TextWidth.columns(of: words) + 6 > area.width ? "" : "◉ "
    let y = area.y + 1
    center(words, in: area, y: y, .error)
    put(knob, x: area.x + 1, y: y, .error)
    if !knob.isEmpty, TextWidth.columns(of: words) + 12 < area.width {
      putRight("→ ", before: area.maxX - 1, y: y, .error)
    }
    if hasKeys { hit(area, .command(.accept)) }
  }

  /// Buttons in the middle of a row, each with its key.
  mutating func drawButtons(
    _ buttons: [(command: Command, words: String)], in rect: Rect, y: Int
  ) {
    let labels = buttons.map { command, words in
      let key = keys.key(of: command)
      let room = rect.width - Canvas.buttonWidth(key, "")
      return (key, Shortening.end(words, to: room), command)
    }
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

import Exploring
import Lifecycle
import TerminalKit
import Texts

extension Canvas {
  /// The columns from which both parts are beside each other.
  static let widthOfBoth = 68

  /// What the chosen app received, and which devices are possible.
  mutating func drawKnowledge(_ model: Model, in rect: Rect) {
    fill(rect)
    hit(rect, .nothing)
    guard let app = model.selectedApp else { return }
    let name = model.name(app)
    let close = keys.frameHint(.knowledge, localized("hints.close"))
    // The keys need the room more than the title.
    let isNarrow = rect.width < 48
    let word = localized(model.isDeviceRevealed ? "knowledge.hide" : "knowledge.reveal")
    panel(
      rect, isNarrow ? name : localized("knowledge.title", ["app": name]),
      hints: [
        [keys.frameHint(.markDevice, word), close],
        [keys.frameKey(.markDevice), keys.frameKey(.knowledge)],
      ], isFocused: false)
    let inside = rect.inset(dx: 2, dy: 1)
    guard inside.width > 0, inside.height > 0 else { return }
    let facts = KnowledgeFacts(model, model.knowledge[app], app)
    clipped(to: inside) { canvas in
      var (left, right) = (inside, inside)
      if inside.width >= Canvas.widthOfBoth {
        left.width = (inside.width - 3) / 2
        right.x = left.maxX + 3
        right.width = inside.maxX - right.x
      } else {
        // The states and what is on the screen need most rows; some messages stay.
        let most = inside.height - min(5, inside.height / 2)
        right.height = min(facts.rows, most)
        left.height = inside.height - right.height
        right.y = left.maxY
      }
      canvas.drawReceived(model, app, facts, in: left)
      canvas.drawPossible(model, facts, in: right)
    }
  }

  /// The newest message at the bottom, and what it can have been.
  private mutating func drawReceived(
    _ model: Model, _ app: AppID, _ facts: KnowledgeFacts, in rect: Rect
  ) {
    guard rect.height > 0 else { return }
    let heading = localized("knowledge.received", ["app": model.name(app)])
    put(Shortening.end(heading, to: rect.width), x: rect.x, y: rect.y, .panelTitle)
    let causes = causeLines(facts, in: rect)
    let rows = rect.height - 1 - causes.count
    let received = model.lastReceived(by: app, most: max(0, rows))
    var y = rect.y + 1
    if received.isEmpty, rows > 0 {
      put(localized("knowledge.nothing"), x: rect.x + 1, y: y, .dim, width: rect.width - 1)
    }
    for (place, line) in received.enumerated() {
      let isNew = place == 0 || received[place - 1].action != line.action
      let isLast = line.action == received.last?.action
      if isLast {
        put("▌", x: rect.x, y: y, .newestMark)
      } else if isNew {
        put("▏", x: rect.x, y: y, .dim)
      }
      let text = Shortening.start(model.selector(line.message), to: rect.width - 2)
      put(text, x: rect.x + 2, y: y, isLast ? .newest : .selector)
      y += 1
    }
    for line in causes {
      put(line, x: rect.x, y: y, .plain)
      y += 1
    }
  }

  /// What sends the newest messages, where there is room for it.
  private func causeLines(_ facts: KnowledgeFacts, in rect: Rect) -> [String] {
    guard let text = facts.causesInWords, rect.height >= 5 else { return [] }
    let most = rect.height >= 9 ? 3 : rect.height >= 6 ? 2 : 1
    return Shortening.wrapped(text, to: rect.width, most: most)
  }

  /// How many devices are possible, in groups.
  private mutating func drawPossible(_ model: Model, _ facts: KnowledgeFacts, in rect: Rect) {
    guard rect.height > 0 else { return }
    switch facts.stand {
    case .exploring(let count):
      let number = KnowledgeFacts.grouped(count)
      write([localized("knowledge.exploring", ["number": number])], in: rect, .dim)
    case .tooMany: write([localized("knowledge.too-many")], in: rect, .plain)
    case .ready:
      drawGroups(facts, isRevealed: model.isDeviceRevealed, in: rect)
    }
  }

  private mutating func write(_ sentences: [String], in rect: Rect, _ style: Style) {
    let lines = sentences.flatMap { Shortening.wrapped($0, to: rect.width) }
    for (row, line) in lines.prefix(rect.height).enumerated() {
      put(line, x: rect.x, y: rect.y + row, style)
    }
  }
}

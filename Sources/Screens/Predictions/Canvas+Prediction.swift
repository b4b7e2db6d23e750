import Practice
import Sessions
import TerminalKit
import Texts

extension Canvas {
  /// An action that is held back. It keeps to the right, so that the device stays in sight.
  mutating func drawPrediction(_ window: PredictionWindow, _ model: Model, in room: Rect) {
    let device = Layout(model, grid.size).device
    let beside = device.map { $0.height >= room.height - 1 ? $0.maxX : 0 } ?? 0
    let most = room.maxX - beside >= 46 ? room.maxX - beside : room.width
    let isWide = most >= 70
    let width = min(most, isWide ? 76 : 50)
    let answer = PredictionAnswer(window, model, width: isWide ? (width - 6) / 2 : width - 6)
    let hasTabs = window.held.action.parts.count > 1
    // Where there is no room for all, the answer stays.
    let said = isWide ? 0 : max(2, answer.lines.count) + 1
    let rows = (hasTabs ? 2 : 1) + PredictionWindow.pageSize + 1 + said
    let left = room.height - 2 - rows
    let above = left >= 1 ? 1 : 0
    let states = left >= 4 ? 3 : 0
    let gap = left >= 5 && !isWide ? 1 : 0
    let height = rows + above + states + gap + 2
    let box = Rect(x: room.maxX - width, y: room.y, width: width, height: room.height)
    let inside = popupBox(
      localized("predictions.title", ["action": window.held.words]), width: width, height: height,
      in: box, hints: [keys.frameHint(.close, Command.close.label)])
    clipped(to: inside) { canvas in
      var y = inside.y
      canvas.put(answer.ask, x: inside.x, y: y, .strong, width: inside.width)
      if hasTabs {
        y += 1
        canvas.drawTabs(window, model, y: y, in: inside)
      }
      y += 1 + above
      let choices = Rect(
        x: inside.x, y: y, width: isWide ? inside.width / 2 : inside.width,
        height: PredictionWindow.pageSize + 1)
      canvas.drawChoices(window, in: choices)
      var answerRect = inside
      if isWide {
        answerRect.x = choices.maxX + 1
        answerRect.width = inside.maxX - answerRect.x
        answerRect.y = y
      } else {
        answerRect.y = choices.maxY + gap
      }
      canvas.draw(answer, in: answerRect)
      guard states > 0 else { return }
      canvas.drawStates(
        window, in: Rect(x: inside.x, y: inside.maxY - 3, width: inside.width, height: 3))
    }
  }

  /// In the title: the key that holds each action back, or that it does.
  mutating func drawPredicting(_ model: Model, x: Int, before end: Int, y: Int) {
    let key = keys.key(of: .predict)
    var words = localized("predictions.badge")
    // In few columns the key is enough.
    if x + Canvas.buttonWidth(key, words) + 1 >= end { words = "" }
    guard !key.isEmpty || !words.isEmpty, x + Canvas.buttonWidth(key, words) + 1 < end
    else { return }
    guard model.predicting.isOn else { return button(key, words, x: x, y: y, .predict) }
    let columns = put(" \(key) \(words) ", x: x - 1, y: y, .selection)
    hit(Rect(x: x - 1, y: y, width: columns, height: 1), .command(.predict))
  }

  /// The apps, of which one is chosen.
  private mutating func drawTabs(
    _ window: PredictionWindow, _ model: Model, y: Int, in inside: Rect
  ) {
    var x = inside.x
    for (place, part) in window.held.action.parts.enumerated() {
      let count = part.predicted.isEmpty ? "" : " \(part.predicted.count)"
      let text = " \(model.simulation.text.name(part.app))\(count) "
      let columns = put(text, x: x, y: y, place == window.chosen ? .selection : .touchable)
      hit(Rect(x: x, y: y, width: columns, height: 1), .item(place))
      x += columns + 1
    }
  }

  /// The methods that have a digit, and the two keys for everything else.
  private mutating func drawChoices(_ window: PredictionWindow, in rect: Rect) {
    for (place, token) in window.choices.enumerated() {
      let y = rect.y + place
      let line = Rect(x: rect.x, y: y, width: rect.width, height: 1)
      let command = Command.predictMethod.nth(place + 1)
      put(keys.key(ofNth: command), x: rect.x, y: y, .key)
      put(Shortening.end(token.shortName, to: rect.width - 2), x: rect.x + 2, y: y, .plain)
      hit(line, .command(command))
    }
    let y = rect.y + PredictionWindow.pageSize
    button(
      keys.key(of: .predictNothing), Command.predictNothing.label, x: rect.x, y: y,
      .predictNothing)
    if window.pages > 1 {
      let words = localized("predictions.more")
      button(keys.key(of: .predictMore), words, x: rect.x + 12, y: y, .predictMore)
    }
  }

  /// What has been said so far.
  private mutating func draw(_ answer: PredictionAnswer, in rect: Rect) {
    put(answer.heading, x: rect.x, y: rect.y, .panelTitle, width: rect.width)
    for (row, line) in answer.lines.enumerated() {
      put(line, x: rect.x, y: rect.y + 1 + row, answer.isEmpty ? .dim : .strong)
    }
  }

  /// The states to choose from, which need not be said.
  private mutating func drawStates(_ window: PredictionWindow, in rect: Rect) {
    put(localized("predictions.state"), x: rect.x, y: rect.y, .dim, width: rect.width)
    var (x, y) = (rect.x, rect.y + 1)
    for (place, state) in StateWord.apps.enumerated() {
      let command = Command.predictState.nth(place + 1)
      let key = keys.key(ofNth: command)
      let width = Canvas.buttonWidth(key, state)
      if x + width > rect.maxX { (x, y) = (rect.x, y + 1) }
      button(key, state, x: x, y: y, command)
      if window.part.state == state {
        restyle(Rect(x: x, y: y, width: width, height: 1), .selection)
      }
      x += width + 2
    }
  }
}

/// What was said of the chosen app, as lines.
struct PredictionAnswer {
  let ask: String
  let heading: String
  let lines: [String]
  let isEmpty: Bool

  init(_ window: PredictionWindow, _ model: Model, width: Int) {
    let name = model.simulation.text.name(window.part.app)
    let said = window.part.predicted
    ask = localized("predictions.ask", ["app": name])
    heading = localized("predictions.answer", ["app": name])
    isEmpty = said.isEmpty && !window.isSaidToBeSilent
    let list = said.enumerated().map { "\($0 + 1). \($1.shortName)" }
    let key = window.isSaidToBeSilent ? "predictions.nothing" : "predictions.nothing-yet"
    let all = isEmpty ? [localized(key)] : list
    // In few columns one after the other, as many beside each other as fit.
    lines =
      width >= 36 && !isEmpty
      ? Shortening.wrapped(said.map(\.shortName).joined(separator: " → "), to: width) : all
  }
}

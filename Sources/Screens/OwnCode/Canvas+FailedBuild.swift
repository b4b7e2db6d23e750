import Lifecycle
import TerminalKit
import Texts
import Workbench

extension Model {
  /// Whether the device shows that apps wait for their code: on the Home Screen, and over what they
  /// would show. An overlay of the device has the screen to itself.
  var showsFailedBuild: Bool {
    let situation = device.situation
    guard ownCode.failed != nil, situation.isOn, !situation.isLocked, !situation.isSwitching,
      topOverlay == nil
    else { return false }
    switch situation.front {
    case .home: return true
    case .card(let card): return workbench.unbuiltApps.contains { card.contains($0) }
    case .system: return false
    }
  }
}

extension Canvas {
  /// Why apps cannot be opened, and what leads on. It is on top of the screen, and takes no keys
  /// from it.
  mutating func drawFailedBuild(_ model: Model, in rect: Rect) {
    guard model.showsFailedBuild, let failed = model.ownCode.failed else { return }
    var answers: [(command: Command, words: String)] = [
      (.rebuild, Command.rebuild.label), (.withoutCode, localized("hosting.answer-without")),
    ]
    if !failed.mistakes.isEmpty {
      answers.append((.ownCode, localized("hosting.answer-mistakes")))
    }
    let title = Lists.and(model.workbench.unbuiltApps.map(model.name))
    let lines = Shortening.wrapped(failed.reason, to: max(8, min(rect.width, 40) - 4))
    let sheet = Sheet(title: title, lines: lines)
    let widest = answers.map { Canvas.buttonWidth(keys.key(of: $0.command), $0.words) }.max() ?? 0
    var area = sheet.area(in: rect)
    area.width = min(rect.width, max(area.width, widest + 4))
    area.height = min(rect.height - 1, lines.count + answers.count + 5)
    area.x = rect.x + (rect.width - area.width) / 2
    area.y = rect.y + (rect.height - 1 - area.height) / 2
    fill(Canvas.margin(around: area, in: rect))
    hit(area, .nothing)
    drawBox(sheet, in: area, hasKeys: false)
    for (row, answer) in answers.enumerated() {
      let line = Rect(
        x: area.x + 1, y: area.maxY - 1 - answers.count + row, width: area.width - 2, height: 1)
      drawButtons([answer], in: line, y: line.y)
    }
  }
}

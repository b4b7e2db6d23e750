import TerminalKit
import Texts
import Workbench

extension Model {
  /// A click means what is drawn where it falls.
  mutating func handle(_ mouse: Mouse, at time: UInt64?) -> [Effect] {
    switch mouse.kind {
    case .press: return press(mouse, at: time)
    case .wheelUp, .wheelDown:
      scroll(at: mouse.at, lines: mouse.kind == .wheelUp ? -3 : 3)
      return []
    case .release:
      endScrubbing()
      return release()
    case .drag:
      if let rect = scrubbing.dragged { scrub(to: mouse.at.x, in: rect) }
      return []
    }
  }

  /// What can be clicked now.
  private var currentHits: [Hit] { hits ?? draw(self, size).hits }

  /// What a click at a place means: what was drawn later is on top.
  private func hit(at point: Point) -> Hit? { currentHits.last { $0.rect.contains(point) } }

  private mutating func press(_ mouse: Mouse, at time: UInt64?) -> [Effect] {
    clearNote()
    guard let hit = hit(at: mouse.at) else { return sayWhatCanBeClicked() }
    if mouse.button == .right {
      if case .logRow(let place) = hit.target {
        focus = .log
        chooseLogRow(place)
        jumpToChosenRow()
        return []
      }
      return hit.alternative.map { perform($0) } ?? []
    }
    guard mouse.button == .left else { return [] }
    if let time, hit.second != nil || hit.held != nil { return open(hit, at: time) }
    switch hit.target {
    case .command(let command): return perform(command)
    case .commandIn(let panel, let command):
      focus = panel
      return perform(command)
    case .action(let action): return send(action)
    case .control(let window, let name): return use(name, of: window)
    case .row(let row):
      // A second click on the same row shows its states, and hides them.
      if focus != .log, selectedRow == row { return perform(.states) }
      focus = .apps
      selectRow(row)
    case .logRow(let place):
      // A second click on the same row explains it.
      if focus == .log, chosenLogPlace == place { return perform(.why) }
      focus = .log
      chooseLogRow(place)
    case .scrub:
      beginScrubbing(at: mouse.at.x, in: hit.rect)
    case .panel(let panel):
      // The device has the keys only where it is shown alone.
      if panel == .device { return sayWhatCanBeClicked() }
      focus = panel
    case .item(let item):
      return popup?.click(item, in: &self) ?? []
    case .nothing: return sayWhatCanBeClicked()
    }
    return []
  }

  /// A click beside everything is not left without an answer.
  private mutating func sayWhatCanBeClicked() -> [Effect] {
    guard popup == nil else { return [] }
    let text = localized("notes.nothing-to-click")
    say(text, next: .help, "lists-the-keys")
    return []
  }

  private mutating func scroll(at point: Point, lines: Int) {
    if let popup { return popup.scroll(at: point, lines: lines, in: &self) }
    let hit = currentHits.last { $0.panel != nil && $0.rect.contains(point) }
    switch hit?.panel {
    case .log: scrollLog(.lines(lines))
    case .apps: selectRow(selectedRow + lines.signum())
    // In the App Switcher the wheel goes through the cards.
    case .device: _ = perform(lines < 0 ? .newerCard : .olderCard)
    case nil: break
    }
  }
}

import CNCurses
import TerminalKit

/// What ncurses says of the mouse.
struct MouseReports {
  /// Which button is held while the mouse moves: a movement does not say.
  private var held = Mouse.Button.left

  /// All that came at once: ncurses hands out the latest first.
  mutating func read() -> [Mouse] {
    var events: [MEVENT] = []
    var event = MEVENT()
    while getmouse(&event) == OK { events.append(event) }
    return events.reversed().compactMap { mouse($0) }
  }

  private mutating func mouse(_ event: MEVENT) -> Mouse? {
    let point = Point(x: max(0, Int(event.x)), y: max(0, Int(event.y)))
    if curses_is_press(event.bstate, 4) { return Mouse(.wheelUp, at: point) }
    if curses_is_press(event.bstate, 5) { return Mouse(.wheelDown, at: point) }
    let buttons: [(Int32, Mouse.Button)] = [(1, .left), (2, .middle), (3, .right)]
    for (number, button) in buttons {
      if curses_is_press(event.bstate, number) {
        held = button
        return Mouse(.press, button, at: point)
      }
      if curses_is_release(event.bstate, number) { return Mouse(.release, button, at: point) }
    }
    return curses_is_move(event.bstate) ? Mouse(.drag, held, at: point) : nil
  }
}

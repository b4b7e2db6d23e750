import CNCurses
import TerminalKit

/// What ncurses reads from the terminal, as events.
struct Keyboard {
  /// Reading a window would paint it; a pad has nothing to paint.
  private let pad: UnsafeMutablePointer<WINDOW>
  private var mouse = MouseReports()
  private var paste = Paste()
  /// Whether reading ended with input left, perhaps within ncurses, where no `poll` sees it.
  private(set) var hasMore = false

  /// The most input in one go, so that a flood of it cannot hold back a frame.
  private static let most = 4096

  init() {
    pad = newpad(1, 1)
    keypad(pad, true)
    nodelay(pad, true)
    KeyCodes.defineOthers()
    Paste.defineMarks()
  }

  /// How many milliseconds to wait for the rest of what was begun; nil where nothing was.
  var patience: UInt64? { paste.patience }

  /// All available input.
  mutating func read() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var misses = 0
    hasMore = true
    while events.count < Keyboard.most {
      var code: wint_t = 0
      let kind = wget_wch(pad, &code)
      if kind == ERR {
        misses += 1
        // The first may be the end of a character that was cut off, with a key behind it.
        if misses < 2 { continue }
        hasMore = false
        break
      }
      misses = 0
      events += self.events(Int32(bitPattern: code), isKey: kind == KEY_CODE_YES)
    }
    return events
  }

  /// Nothing follows what was begun: it was all.
  mutating func giveUp() -> [TerminalEvent] {
    paste.end().map { [.input(.paste($0))] } ?? []
  }

  private mutating func events(_ code: Int32, isKey: Bool) -> [TerminalEvent] {
    if isKey, code == KEY_RESIZE { return [.resized(Keyboard.screenSize)] }
    if let text = paste.add(code, isKey: isKey) { return [.input(.paste(text))] }
    if paste.isOpen { return [] }
    if isKey, code == KEY_MOUSE { return mouse.read().map { .input(.mouse($0)) } }
    let key = isKey ? KeyCodes.key(code) : KeyCodes.character(code)
    return key.map { [.input(.key($0))] } ?? []
  }

  /// The size that ncurses has for the screen.
  static var screenSize: Size {
    Size(columns: Int(getmaxx(curses_screen())), rows: Int(getmaxy(curses_screen())))
  }
}

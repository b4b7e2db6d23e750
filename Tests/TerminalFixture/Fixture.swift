import CLibrary
import TerminalKit
import Terminals

/// A program that shows what its terminal tells it, and that crashes on demand. For tests only.
@main
enum Fixture {
  static func main() {
    let theme = Theme(of: Sign.self) { sign in
      sign == .bright ? Theme.Look(.green, bold: true) : Theme.Look()
    }
    do {
      try run(Terminal(theme: theme))
    } catch {
      fputs("fixture: \(error)\n", stdErr())
      exit(2)
    }
  }

  private static func run(_ terminal: Terminal) {
    var picture = Picture(size: terminal.size)
    while true {
      terminal.show(picture.screen)
      for event in terminal.wait(until: picture.deadline) {
        switch event {
        case .terminate(let signal): terminal.close(dyingOf: signal)
        case .closed:
          terminal.close()
          exit(0)
        case .input(.key(let key)): obey(key, terminal)
        default: break
        }
        picture.note(event)
      }
    }
  }

  private static func obey(_ key: Key, _ terminal: Terminal) {
    switch key {
    case .character("q"):
      terminal.close()
      exit(0)
    case .character("F"): flood(terminal)
    case .character("x"): exit(3)
    case .control("z"): terminal.suspend()
    case .control("l"): terminal.repaint()
    case .character("T"): fatalError("on demand")
    case .character("A"): abort()
    case .character("S"): UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .character("O"): print(overflow(1))
    case .character("H"): while true { usleep(10000) }
    default: break
    }
  }

  /// More than any terminal takes without being read.
  private static func flood(_ terminal: Terminal) {
    for _ in 0..<500 {
      terminal.repaint()
      terminal.show(Picture(size: terminal.size).screen)
    }
  }

  private static func overflow(_ depth: Int) -> Int {
    depth < 0 ? 0 : overflow(depth + 1) + overflow(depth + 2)
  }

  private static func stdErr() -> UnsafeMutablePointer<FILE> { fdopen(STDERR_FILENO, "w") }
}

/// What the fixture's cells mean.
private enum Sign: UInt8, Meaning {
  case plain
  case bright
}

/// What the fixture shows: its size, a box around the edge, and what happened last.
private struct Picture {
  private var size: Size
  private var last = "nothing"
  private var events = 0
  private(set) var deadline: UInt64?

  init(size: Size) { self.size = size }

  mutating func note(_ event: TerminalEvent) {
    events += 1
    last = "\(event)"
    if case .resized(let new) = event { size = new }
    if case .deadline = event { deadline = nil }
    if case .input(.key(.character("d"))) = event { deadline = MonotonicClock.now + 50 }
  }

  var screen: Screen {
    var grid = Grid(size)
    let line = String(repeating: "─", count: max(0, size.columns - 2))
    grid.put("┌\(line)┐", x: 0, y: 0)
    for y in 1..<max(1, size.rows - 1) {
      grid.put("│", x: 0, y: y)
      grid.put("│", x: size.columns - 1, y: y)
    }
    grid.put("└\(line)┘", x: 0, y: size.rows - 1)
    grid.put("size \(size.columns)x\(size.rows)", x: 2, y: 1)
    grid.put("● wide 日本 é", x: 2, y: 2, meaning: Sign.bright.rawValue)
    grid.put("last \(last)", x: 2, y: 3)
    grid.put("events \(events)", x: 2, y: 4)
    return Screen(grid: grid, title: "Fixture")
  }
}

import CLibrary
import TerminalKit
import Terminals

/// A program that shows what its terminal tells it, and that crashes on demand. For tests only.
@main
enum Fixture {
  static func main() {
    do {
      let terminal = try Terminal(theme: Sign.theme)
      if let seed = CommandLine.arguments.dropFirst().first.flatMap({ UInt64($0) }) {
        walk(terminal, seed: seed)
      } else {
        run(terminal)
      }
    } catch {
      fputs("fixture: \(error)\n", stdErr())
      exit(2)
    }
  }

  private static func run(_ terminal: Terminal) {
    var picture = Picture(size: terminal.size, replaced: terminal.replacedType)
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

  /// Shows grids, the next one for each key; of another size a new walk begins. Ctrl-L paints all
  /// again, Ctrl-Z stops, q ends it.
  private static func walk(_ terminal: Terminal, seed: UInt64) {
    var walk = GridWalk(seed: seed, size: terminal.size)
    while true {
      terminal.show(Screen(grid: walk.grid, title: "Walk"))
      for event in terminal.wait(until: nil) {
        switch event {
        case .terminate(let signal): terminal.close(dyingOf: signal)
        case .resized(let size): walk = GridWalk(seed: seed, size: size)
        case .input(.key(.character("q"))), .input(.key(.control("l"))),
          .input(.key(.control("z"))):
          if case .input(.key(let key)) = event { obey(key, terminal) }
        case .input: walk.advance()
        default: break
        }
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
    case .character("B"): usleep(300_000)
    case .character("P"): writeToNobody()
    case .character("Z"): writeTooMuch()
    case .character("C"):
      terminal.close()
      while true { usleep(10000) }
    case .character("H"): while true { usleep(10000) }
    default: break
    }
  }

  /// More than any terminal takes without being read.
  private static func flood(_ terminal: Terminal) {
    for _ in 0..<500 {
      terminal.repaint()
      terminal.show(Picture(size: terminal.size, replaced: nil).screen)
    }
  }

  /// Into a pipe that nobody reads from.
  private static func writeToNobody() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    precondition(write(ends[1], "x", 1) < 0 && errno == EPIPE)
  }

  /// Into a file that may not become as large.
  private static func writeTooMuch() {
    var limit = rlimit(rlim_cur: 1, rlim_max: 1)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_FSIZE, &limit)
    #endif
    let file = tmpfile()
    fputs("two bytes and more", file)
    precondition(fflush(file) != 0 && errno == EFBIG)
  }

  private static func overflow(_ depth: Int) -> Int {
    depth < 0 ? 0 : overflow(depth + 1) + overflow(depth + 2)
  }

  private static func stdErr() -> UnsafeMutablePointer<FILE> { fdopen(STDERR_FILENO, "w") }
}

/// What the fixture shows: its size, a box around the edge, and what happened last.
private struct Picture {
  private var size: Size
  private var last = "nothing"
  private var events = 0
  private(set) var deadline: UInt64?

  private let replaced: String?

  init(size: Size, replaced: String?) {
    self.size = size
    self.replaced = replaced
  }

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
    if let replaced { grid.put("instead of \(replaced)", x: 2, y: 5) }
    return Screen(grid: grid, title: "Fixture")
  }
}

import CLibrary
import CNCurses
import CSignals
import TerminalKit

/// The terminal the program was started on, by ncurses. It is taken when opened, and given back
/// exactly as it was on every way out: closing, `exit`, signals, crashes. There is one, on one
/// thread.
public final class Terminal {
  private let device: TerminalDevice
  private let kind: TerminalType
  private let features: TerminalFeatures
  private var painter: Painter
  var keyboard: Keyboard
  var waiting: Waiting
  private var title: String?
  /// Whether the next screen is the first since the shell had the terminal.
  private var isNew = true
  /// Whether `wait` has to say that the program goes on.
  var isResumed = false
  /// Whether the terminal is gone.
  var isHungUp = false
  /// When something was read last.
  var lastRead: UInt64 = 0
  private var isClosed = false

  /// Takes the terminal, or says why there is none, and then has sent it nothing. Where standard
  /// input is something else, keys come from the terminal that is written to.
  public init(
    theme: Theme, mouse: Bool = true, inputIsElsewhere: Bool = false
  ) throws(TerminalError) {
    device = try TerminalDevice(inputIsElsewhere: inputIsElsewhere)
    kind = try TerminalType(descriptor: device.descriptor)
    let charset = Charset.choose { name in getenv(name).map { String(cString: $0) } }
    // Before ncurses, which leaves signals alone that are caught already.
    let signals = signals_open()
    guard signals >= 0 else { throw .system(doing: "catch-signals", code: errno) }
    waiting = Waiting(terminal: device.descriptor, signals: signals)
    features = TerminalFeatures(
      type: kind.used, hasMouse: mouse && Farewell.capability("kmous") != nil,
      capability: Farewell.capability)
    guard Terminal.openScreen(kind, device, features) else {
      signals_close()
      throw .system(doing: "open-screen", code: errno)
    }
    painter = Painter(theme: theme, charset: charset)
    keyboard = Keyboard()
    if mouse { Terminal.reportMouse() }
  }

  deinit { close() }

  /// What TERM says, where no description of it is installed and another stands in for it.
  public var replacedType: String? { kind.replaced }

  /// The type of terminal that ncurses takes it for.
  public var type: String { kind.used }

  /// The looks of the next screen and those after it.
  public var theme: Theme {
    get { painter.theme }
    set { painter.theme = newValue }
  }

  /// How large the next screen should be. At least one cell.
  public var size: Size { Keyboard.screenSize }

  /// The next screen is painted completely, over the output of other programs.
  public func repaint() { painter.repaint() }

  /// Shows a screen.
  public func show(_ screen: Screen) {
    guard !isClosed else { return }
    painter.show(screen.grid, cursor: screen.cursor)
    if isNew { device.send(features.enter) }
    if screen.title != title { device.send(features.title(screen.title)) }
    (isNew, title) = (false, screen.title)
  }

  /// Hands a text to the terminal's clipboard. Whether it takes it, no terminal says.
  public func copy(_ text: String) {
    guard !isNew, !isClosed else { return }
    device.send(features.clipboard(text))
  }

  /// Gives the terminal back. Does nothing the second time.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    leaveScreen()
    signals_close()
  }

  /// Ends the program by the signal it was sent, so that its parent learns of it. The terminal may
  /// take nothing more, or be another program's, so it is given back as after a crash.
  public func close(dyingOf signal: Int32) -> Never { signals_die(signal) }

  /// Wakes `wait` by one more descriptor, whenever it is readable; -1 for none.
  public func watch(_ descriptor: Int32) { waiting.watched = descriptor }

  // MARK: Stopping and going on

  /// Gives the terminal to the shell and stops, as Ctrl-Z does everywhere. Returns when continued,
  /// and the next `wait` says so.
  public func suspend() {
    leaveScreen()
    signals_stop(device.descriptor)
    // What continued us is known, and needs no answer of its own.
    _ = signals_take(SIGCONT)
    enterScreen()
  }

  /// Goes on after it was stopped from outside, without a goodbye to the terminal.
  func goOn() {
    signals_await_foreground(device.descriptor)
    leaveScreen()
    enterScreen()
  }

  /// Hands the size that the terminal has now to ncurses, which tells of it as of a key.
  func resize() {
    let size = device.size
    guard size != self.size else { return }
    Terminal.tell(size)
    resizeterm(Int32(size.rows), Int32(size.columns))
    painter.repaint()
  }

  private func enterScreen() {
    Terminal.arm(device)
    Farewell.arm(features)
    resize()
    painter.repaint()
    (isNew, title, isResumed) = (true, nil, true)
  }

  private func leaveScreen() {
    if !isNew { device.send(features.leave) }
    endwin()
    restoration_say("", 0)
    restoration_perform()
  }

  // MARK: Opening

  private static func arm(_ device: TerminalDevice) {
    var settings = device.settings
    restoration_arm(device.descriptor, &settings)
  }

  /// A screen as programs such as this want it: each key at once, none of them echoed or with a
  /// meaning to the kernel.
  private static func openScreen(
    _ kind: TerminalType, _ device: TerminalDevice, _ features: TerminalFeatures
  ) -> Bool {
    tell(device.size)
    arm(device)
    Farewell.arm(features)
    guard newterm(kind.used, device.file, device.file) != nil else { return false }
    raw()
    noecho()
    nonl()
    set_escdelay(25)
    // What was begun is painted to its end: the painter has taken all keys that were there.
    typeahead(-1)
    // Until a program has left its screen once, ncurses sends each movement of the cursor by
    // itself: forty writes a frame, each of which wakes the terminal. From then on a frame is one.
    endwin()
    return true
  }

  /// Tells ncurses the size, where it looks for it: it would ask the kernel as well, but takes any
  /// number for a size, and before that what a shell has exported long ago.
  private static func tell(_ size: Size) {
    setenv("COLUMNS", "\(size.columns)", 1)
    setenv("LINES", "\(size.rows)", 1)
  }

  /// Asks for presses and releases as they come.
  private static func reportMouse() {
    mouseinterval(0)
    mousemask(curses_mouse_mask(), nil)
  }
}

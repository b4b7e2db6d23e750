import CLibrary
import CSignals
import TerminalKit

/// The terminal the program was started on. It is taken when opened, and given back exactly as it
/// was on every way out: closing, `exit`, signals, crashes. There is one, on one thread.
public final class Terminal {
  private let device: TerminalDevice
  private let painter: Painter
  private let features: TerminalFeatures
  private let listener: Listener
  private var title: String?
  /// The colours of the next screen and those after it.
  public var theme: Theme { didSet { painter.theme = theme } }
  private var isResumed = false
  /// Whether our screen is shown, rather than the shell's.
  private var isEntered = false
  private var isClosed = false

  /// Takes the terminal, or says why there is none, and then has sent it nothing. Where standard
  /// input is something else, keys come from the terminal that is written to.
  public init(
    theme: Theme, mouse: Bool = true, inputIsElsewhere: Bool = false
  ) throws(TerminalError) {
    device = try TerminalDevice(inputIsElsewhere: inputIsElsewhere)
    guard let type = Terminal.environment("TERM"), !type.isEmpty else { throw .typeUnset }
    let charset = Charset.find(Terminal.environment)
    let signals = signals_open()
    guard signals >= 0 else { throw .system(doing: "catch-signals", code: errno) }
    listener = Listener(device: device, signals: signals)
    do throws(TerminalError) {
      painter = try Painter(type: type, size: device.size, charset: charset, theme: theme)
    } catch {
      signals_close()
      throw error
    }
    self.theme = theme
    features = TerminalFeatures(type: type, mouse: mouse, capability: painter.capability)
    take()
  }

  deinit { close() }

  /// How large the next screen should be. At least one cell.
  public var size: Size { painter.size }

  /// The next screen is painted completely, whatever another program wrote over it.
  public func repaint() { painter.repaint() }

  /// Shows a screen, in one write. Returns how many bytes it took; none if it was shown already.
  @discardableResult
  public func show(_ screen: Screen) -> Int {
    guard !isClosed else { return 0 }
    var output: [UInt8] = []
    if !isEntered { enter(&output) }
    output += painter.frame(screen.grid, cursor: screen.cursor)
    // After the frame, for entering the screen may put the title aside.
    if screen.title != title {
      output += features.title(screen.title).utf8
      title = screen.title
    }
    output.withUnsafeBytes { bytes in
      device.write(bytes) { signals_ending() }
    }
    return output.count
  }

  /// Hands a text to the terminal's clipboard. Whether it takes it, no terminal says.
  public func copy(_ text: String) {
    guard isEntered, !isClosed else { return }
    Array(features.clipboard(text).utf8).withUnsafeBytes { bytes in
      device.write(bytes) { signals_ending() }
    }
  }

  /// Gives the terminal back. Does nothing the second time.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    restoration_perform()
    signals_close()
  }

  /// Closes, and ends the program by the signal it was sent, so that its parent learns of it.
  public func close(dyingOf signal: Int32) -> Never {
    close()
    signals_die(signal)
  }

  // MARK: Waiting

  /// Waits until something happens, or for the deadline (of `MonotonicClock`), or for ever. Takes
  /// all input that is there, so that many keys are handled before one screen is painted.
  public func wait(until deadline: UInt64?) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    repeat {
      let news = listener.listen(until: isResumed ? MonotonicClock.now : deadline)
      if news.isToStop { suspend() }
      if news.isContinued { resume() }
      if isResumed { events.append(.resumed) }
      if news.isResized || isResumed && device.size != size {
        resize()
        events.append(.resized(size))
      }
      isResumed = false
      events += news.inputs.map(TerminalEvent.input)
      if let signal = news.ending { events.append(.terminate(signal: signal)) }
      if news.isClosed { events.append(.closed) }
      if news.isWatchedReadable { events.append(.watched) }
      if let deadline, MonotonicClock.now >= deadline { events.append(.deadline) }
    } while events.isEmpty
    return events
  }

  /// Wakes `wait` by one more descriptor, whenever it is readable; -1 for none.
  public func watch(_ descriptor: Int32) { listener.watched = descriptor }

  /// Gives the terminal to the shell and stops, as Ctrl-Z does everywhere. Returns when continued,
  /// and the next `wait` says so.
  public func suspend() {
    restoration_perform()
    signals_stop()
    // What continued us is known, and needs no answer of its own.
    _ = signals_take(SIGCONT)
    resume()
  }

  private func resume() {
    // In the background the kernel stops us here, before anything is written over the shell.
    device.makeRaw()
    // Stopped from outside, we never said goodbye. Entering twice would leave two titles behind.
    restoration_perform()
    take()
    painter.startOver()
    isEntered = false
    title = nil
    isResumed = true
  }

  private func resize() {
    painter.resize(to: device.size)
    if isEntered { armFarewell() }
  }

  // MARK: Taking and giving

  /// The kernel's side of it. What the terminal is sent comes with the first screen.
  private func take() {
    var settings = device.settings
    restoration_arm(device.descriptor, &settings)
    device.makeRaw()
  }

  private func enter(_ output: inout [UInt8]) {
    isEntered = true
    armFarewell()
    output += features.enter.utf8
  }

  private func armFarewell() {
    let farewell = Array(features.leave.utf8) + painter.farewell
    farewell.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { restoration_say($0.baseAddress, $0.count) }
    }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

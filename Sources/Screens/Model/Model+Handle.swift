import Sessions
import TerminalKit
import Texts
import Workbench

extension Model {
  /// Takes one input. Cheap, so that everything that waits can be taken before a picture is drawn.
  /// `time` is a clock's, in milliseconds; with it a click may be held or doubled.
  public mutating func handle(_ input: Input, at time: UInt64? = nil) -> [Effect] {
    if ownCode.isRunning, waitsForCode(input) { return wait(input) }
    var effects = respond(to: input, at: time)
    effects += work { $0.recordSteps() }
    // What has been painted is out of date.
    hits = nil
    let followed = performWaitingFollowed()
    sidePanel?.goOn(in: &self)
    return effects + followed
  }

  /// Keeps what can be clicked in the frame that has been painted, so that a click costs no frame.
  public mutating func painted(_ picture: Picture) { hits = picture.hits }

  private mutating func respond(to input: Input, at time: UInt64?) -> [Effect] {
    switch input {
    case .key(let key):
      let goesOn = key == .enter && goesOnByEnter
      let effects = settleClick(at: .max)
      // A reader who turns pages by Enter may press it once more behind the last one.
      if key == .enter, hasEndedTour { return effects }
      hasEndedTour = false
      clearNote()
      let command = command(for: key)
      if presenting.keyBar.isShown || command == .showKeys {
        presenting.keyBar.add(key, command.map { label(of: $0) } ?? "")
      }
      if let command {
        if goesOn {
          work { $0.goOnWithTour() }
          hasEndedTour = tour == nil
          return effects
        }
        let done = effects + perform(command)
        advanceTour(after: command)
        return done
      }
      type(key)
      advanceTour()
      return effects
    case .mouse(let mouse):
      let effects = handle(mouse, at: time)
      advanceTour()
      return effects
    case .paste(let text):
      let line = text.prefix { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
      popup?.paste(ControlCharacters.removed(from: String(line)), in: &self)
      return []
    }
  }

  /// A key without a meaning of its own: typed where something is typed, else said to have none.
  private mutating func type(_ key: Key) {
    // What a terminal would obey is no text: a recording with it could not be read again.
    if case .character(let scalar) = key, ControlCharacters.has(scalar) { return }
    if let popup { return popup.type(key, in: &self) }
    // A key may have its meaning only while the log has the keys, or only while it does not.
    let elsewhere: String? =
      focus != .log
      ? keys.command(for: key, in: .log).map { _ in "notes.key-is-of-log" }
      : keys.command(for: key, in: deviceContext).map { _ in "notes.key-is-of-device" }
    let text =
      elsewhere.map {
        keys.sentence(localized($0, ["key": key.name]), .nextPanel, "leads-there")
      }
      ?? keys.sentence(
        localized("notes.key-does-nothing", ["key": key.name]), .help, "lists-the-keys")
    say(text)
  }

  /// Where the device has nothing to dismiss, Escape is about what the program itself shows. False
  /// where there is nothing of that, either.
  mutating func dismissOwn() -> Bool {
    if presenting.slowMotion.held != nil {
      showAllMessages()
    } else if logHasMore {
      _ = clearLog()
    } else if sidePanel != nil {
      sidePanel = nil
    } else {
      return work { $0.endTour() }
    }
    return true
  }
}

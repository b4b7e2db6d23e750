import CVTerm
import TerminalKit

/// Keys and the mouse. What is sent for them is for the emulator to know: it depends on the modes
/// that the program has switched on.
extension EmulatedTerminal {
  /// Types a text, character by character.
  public func type(_ text: String) {
    for scalar in text.unicodeScalars {
      vterm_keyboard_unichar(emulator.terminal, scalar.value, VTERM_MOD_NONE)
    }
    sendAnswers()
  }

  public func press(_ keys: Key...) {
    for key in keys {
      switch key {
      case .character(let scalar):
        vterm_keyboard_unichar(emulator.terminal, scalar.value, VTERM_MOD_NONE)
      case .control(let scalar):
        vterm_keyboard_unichar(emulator.terminal, scalar.value, VTERM_MOD_CTRL)
      case .backTab: vterm_keyboard_key(emulator.terminal, VTERM_KEY_TAB, VTERM_MOD_SHIFT)
      default: vterm_keyboard_key(emulator.terminal, EmulatedTerminal.code(key), VTERM_MOD_NONE)
      }
    }
    sendAnswers()
  }

  public func paste(_ text: String) {
    vterm_keyboard_start_paste(emulator.terminal)
    sendAnswers()
    send(text.utf8.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: "\r") : $0 })
    vterm_keyboard_end_paste(emulator.terminal)
    sendAnswers()
  }

  public func click(_ x: Int, _ y: Int, _ button: Mouse.Button = .left) {
    pressMouse(x, y, button)
    releaseMouse(x, y, button)
  }

  /// Clicks in the midst of a text. False if it is not on the screen.
  public func click(_ text: String) -> Bool {
    guard let point = find(text) else { return false }
    click(point.x + text.count / 2, point.y)
    return true
  }

  public func pressMouse(_ x: Int, _ y: Int, _ button: Mouse.Button = .left) {
    mouse(x, y, EmulatedTerminal.code(button), isPressed: true)
  }

  public func releaseMouse(_ x: Int, _ y: Int, _ button: Mouse.Button = .left) {
    mouse(x, y, EmulatedTerminal.code(button), isPressed: false)
  }

  /// Moves the mouse; the terminal reports it while a button is pressed.
  public func moveMouse(_ x: Int, _ y: Int) {
    vterm_mouse_move(emulator.terminal, Int32(y), Int32(x), VTERM_MOD_NONE)
    sendAnswers()
  }

  public func wheelUp(_ x: Int, _ y: Int) { mouse(x, y, 4, isPressed: true) }
  public func wheelDown(_ x: Int, _ y: Int) { mouse(x, y, 5, isPressed: true) }

  private func mouse(_ x: Int, _ y: Int, _ button: Int32, isPressed: Bool) {
    vterm_mouse_move(emulator.terminal, Int32(y), Int32(x), VTERM_MOD_NONE)
    vterm_mouse_button(emulator.terminal, button, isPressed, VTERM_MOD_NONE)
    sendAnswers()
  }

  private func sendAnswers() { send(emulator.takeAnswers()) }

  private static func code(_ button: Mouse.Button) -> Int32 {
    switch button {
    case .left: 1
    case .middle: 2
    case .right: 3
    }
  }

  private static func code(_ key: Key) -> VTermKey {
    switch key {
    case .enter: VTERM_KEY_ENTER
    case .escape: VTERM_KEY_ESCAPE
    case .tab: VTERM_KEY_TAB
    case .backspace: VTERM_KEY_BACKSPACE
    case .delete: VTERM_KEY_DEL
    case .insert: VTERM_KEY_INS
    case .up: VTERM_KEY_UP
    case .down: VTERM_KEY_DOWN
    case .left: VTERM_KEY_LEFT
    case .right: VTERM_KEY_RIGHT
    case .home: VTERM_KEY_HOME
    case .end: VTERM_KEY_END
    case .pageUp: VTERM_KEY_PAGEUP
    case .pageDown: VTERM_KEY_PAGEDOWN
    case .function(let number): VTermKey(VTERM_KEY_FUNCTION_0.rawValue + UInt32(number))
    case .character, .control, .backTab: VTERM_KEY_NONE
    }
  }
}

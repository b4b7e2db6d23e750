import TerminalKit

// Keys that are about the chosen row of the log. They count while the log has the keys, and there
// before the device's.
extension KeyTable {
  private static func log(
    _ keys: [Key], _ command: Command, hint: Bool = false
  ) -> KeyBinding {
    KeyBinding(
      keys: keys, command: command, contexts: .log, hints: hint ? .log : [], section: .log)
  }

  static let logKeys: [KeyBinding] = [
    log(
      [.enter] + keys("e"), .why, hint: true),
    log(keys("f"), .fold, hint: true),
    log(
      keys("E"), .onlyMessage, hint: true),
    log(keys("U"), .onlyReceiver),
    log(keys("V"), .mark),
    log(keys("Y"), .copyLines),
    log(keys("X"), .saveLines),
    log([.escape], .clearLog),
  ]
}

import TerminalKit

// Keys of the scenario browser.
extension KeyTable {
  private static func own(_ keys: [Key], _ command: Command, hint: Bool = true) -> KeyBinding {
    KeyBinding(
      keys: keys, command: command, alias: command == .choose ? "step-scenario" : nil,
      contexts: .scenarios, hints: hint ? .scenarios : [], section: .scenarios)
  }

  static let scenarioKeys: [KeyBinding] = [
    own([.enter], .choose),
    own(keys("p"), .playScenario),
    own(keys("t"), .takeOverScenario),
    own(keys("/"), .filterScenarios),
    own(keys("r"), .nextRelease),
    own([.left] + keys("["), .previousChapter, hint: false),
    own([.right] + keys("]"), .nextChapter),
    own(keys(" "), .readOn, hint: false),
    own(keys("b"), .readBack, hint: false),
  ]
}

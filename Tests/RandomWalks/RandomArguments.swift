import Lifecycle
import RandomNumbers
import Sessions

/// Arguments of an action that are picked by chance, for a device as it stands.
struct RandomArguments: ActionArguments {
  var chance: SplitMix64
  let device: Device

  mutating func app() -> AppID { chance.pick(device.apps).id }

  mutating func optionalApp() -> AppID? { chance.below(2) == 0 ? nil : app() }

  /// An app, now and then with one of its windows named.
  mutating func window() -> SceneID {
    if !device.scenes.isEmpty, chance.below(4) == 0 { return chance.pick(device.scenes).id }
    return SceneID(app: app(), number: 0)
  }

  mutating func card() -> SceneID {
    if device.cards.isEmpty || chance.below(8) == 0 { return window() }
    let card = chance.pick(device.cards)
    let id = chance.below(2) == 0 ? card.left : card.right ?? card.left
    let isNamed = device[id.app].kind.architecture == .scenes && chance.below(2) == 0
    return isNamed ? id : SceneID(app: id.app, number: 0)
  }

  mutating func numberedWindow() -> SceneID {
    if device.scenes.isEmpty || chance.below(8) == 0 {
      return SceneID(app: app(), number: UInt16(1 + chance.below(3)))
    }
    return chance.pick(device.scenes).id
  }

  mutating func milliseconds() -> UInt32 { UInt32(chance.below(20_000)) }

  mutating func optionalMilliseconds() -> UInt32? {
    chance.below(2) == 0 ? nil : UInt32(chance.below(9_000))
  }

  mutating func megabytes() -> UInt16 { UInt16(1 + chance.below(1_000)) }

  mutating func isOn() -> Bool { chance.below(3) > 0 }

  mutating func choice<Choice: CaseIterable>(_ kind: Choice.Type) -> Choice {
    chance.pick(Array(kind.allCases))
  }

  mutating func flag(_ word: String) -> Bool { chance.below(3) == 0 }

  mutating func text() -> String { "" }
  mutating func optionalText() -> String { "" }
}

import Lifecycle
import RandomNumbers
import Sessions

/// A seeded walk over everything that can be done with a device, likely things more often. What it
/// proposes may be refused: a law must hold then too.
public struct RandomWalk: Sendable {
  private var chance: SplitMix64

  public init(seed: UInt64) { chance = SplitMix64(seed: seed) }

  private static let words = ActionWord.all.filter { $0.weight > 0 }
  private static let total = words.reduce(0) { $0 + $1.weight }

  /// The next action for a device as it stands.
  public mutating func next(_ device: Device) -> Action {
    // A device that is off is soon on again, or the walk would stand still.
    if !device.situation.isOn, chance.below(4) > 0 { return .powerOn }
    var rest = chance.below(RandomWalk.total)
    for word in RandomWalk.words {
      if rest < word.weight { return action(word, device) }
      rest -= word.weight
    }
    return .home
  }

  private mutating func action(_ word: ActionWord, _ device: Device) -> Action {
    var arguments: any ActionArguments = RandomArguments(chance: chance, device: device)
    let step = try? word.make(&arguments)
    if let drawn = arguments as? RandomArguments { chance = drawn.chance }
    guard case .act(let action, _)? = step else { return .home }
    return action
  }
}

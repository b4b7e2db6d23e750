import Lifecycle

/// A seeded walk over everything that can be done with a device, likely things more often. What it
/// proposes may be refused: a law must hold then too.
public struct RandomWalk: Sendable {
  private var chance: SplitMix64

  public init(seed: UInt64) { chance = SplitMix64(seed: seed) }

  /// A thing to do, with how often it is done.
  private typealias Kind = (weight: Int, make: @Sendable (inout RandomWalk, Device) -> Action)

  private static let kinds: [Kind] = [
    (20, { walk, device in .open(walk.window(device)) }),
    (10, { _, _ in .home }),
    (8, { _, _ in .switcher }),
    (8, { walk, device in .choose(walk.card(device)) }),
    (4, { walk, device in .swipeUp(walk.card(device), quickly: walk.chance.below(4) == 0) }),
    (4, { _, _ in .lock }),
    (6, { _, _ in .unlock }),
    (1, { _, _ in .abandonUnlock }),
    (2, { _, _ in .holdLock }),
    (4, { _, _ in .controlCenter }),
    (3, { walk, _ in .notificationCenter(full: walk.chance.below(2) == 0) }),
    (2, { walk, device in .tapNotification(walk.app(device)) }),
    (2, { _, _ in .systemAlert }),
    (2, { walk, _ in .interruption(walk.chance.pick(Interruption.allCases)) }),
    (2, { walk, device in .localAlert(walk.app(device)) }),
    (3, { _, _ in .call }),
    (1, { walk, device in .banner(walk.app(device)) }),
    (6, { _, _ in .accept }),
    (12, { _, _ in .dismiss }),
    (3, { walk, device in .openURL(walk.app(device)) }),
    (2, { walk, device in .quickAction(walk.app(device)) }),
    (2, { walk, device in .continueActivity(walk.app(device)) }),
    (4, { _, _ in .touch }),
    (4, { walk, device in .edit(walk.app(device)) }),
    (1, { walk, device in .interaction(walk.app(device), isOn: walk.chance.below(3) > 0) }),
    (3, { walk, device in .present(walk.app(device)) }),
    (3, { walk, device in .dismissView(walk.app(device)) }),
    (6, { walk, device in .split(walk.window(device)) }),
    (4, { _, _ in .resize }),
    (2, { _, _ in .unsplit }),
    (4, { walk, device in .newWindow(walk.app(device)) }),
    (3, { walk, device in .closeWindow(walk.numberedWindow(device)) }),
    (3, { walk, device in .disconnect(walk.numberedWindow(device)) }),
    (3, { walk, device in .minimize(walk.window(device)) }),
    (2, { _, _ in .rotate }),
    (2, { _, _ in .connectDisplay }),
    (1, { _, _ in .disconnectDisplay }),
    (1, { _, _ in .timeChange }),
    (3, { walk, device in .wake(walk.app(device), walk.chance.pick(Action.Wake.allCases)) }),
    (1, { walk, device in .memoryWarning(walk.chance.below(2) == 0 ? nil : walk.app(device)) }),
    (2, { _, _ in .reclaimMemory }),
    (
      3,
      { walk, device in
        .grow(walk.app(device), megabytes: UInt16(1 + walk.chance.below(1_000)))
      }
    ),
    (2, { walk, device in .jetsam(walk.app(device)) }),
    (4, { walk, device in .begin(walk.app(device), walk.chance.pick(Action.Use.allCases)) }),
    (3, { walk, device in .end(walk.app(device), walk.chance.pick(Action.Use.allCases)) }),
    (1, { walk, device in .crash(walk.app(device)) }),
    (
      2,
      { walk, device in
        .hang(
          walk.app(device),
          milliseconds: walk.chance.below(2) == 0 ? nil : UInt32(walk.chance.below(9_000)))
      }
    ),
    (1, { walk, device in .prewarm(walk.app(device)) }),
    (3, { walk, device in .push(walk.app(device), silent: walk.chance.below(2) == 0) }),
    (1, { _, _ in .lowBattery }),
    (10, { walk, _ in .wait(milliseconds: UInt32(walk.chance.below(20_000))) }),
    (4, { _, _ in .next }),
    (3, { _, _ in .powerOn }),
  ]

  private static let total = kinds.reduce(0) { $0 + $1.weight }

  /// The next action for a device as it stands.
  public mutating func next(_ device: Device) -> Action {
    // A device that is off is soon on again, or the walk would stand still.
    if !device.situation.isOn, chance.below(4) > 0 { return .powerOn }
    var rest = chance.below(RandomWalk.total)
    for kind in RandomWalk.kinds {
      if rest < kind.weight { return kind.make(&self, device) }
      rest -= kind.weight
    }
    return .home
  }

  private mutating func app(_ device: Device) -> AppID { chance.pick(device.apps).id }

  /// An app, now and then with one of its windows named.
  private mutating func window(_ device: Device) -> SceneID {
    if !device.scenes.isEmpty, chance.below(4) == 0 { return chance.pick(device.scenes).id }
    return SceneID(app: app(device), number: 0)
  }

  private mutating func card(_ device: Device) -> SceneID {
    if device.cards.isEmpty || chance.below(8) == 0 { return window(device) }
    let card = chance.pick(device.cards)
    let id = chance.below(2) == 0 ? card.left : card.right ?? card.left
    let isNamed = device[id.app].kind.architecture == .scenes && chance.below(2) == 0
    return isNamed ? id : SceneID(app: id.app, number: 0)
  }

  private mutating func numberedWindow(_ device: Device) -> SceneID {
    if device.scenes.isEmpty || chance.below(8) == 0 {
      return SceneID(app: app(device), number: UInt16(1 + chance.below(3)))
    }
    return chance.pick(device.scenes).id
  }
}

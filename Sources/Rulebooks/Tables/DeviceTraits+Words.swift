import Lifecycle

extension DeviceTraits {
  /// Each trait: its word in a header, the model that can have it, and what an iOS version needs.
  public static let all:
    [(
      word: String, trait: DeviceTraits, model: Device.Model,
      feature: Feature
    )] = [
      ("always-on", .alwaysOn, .iPhone, .alwaysOnDisplay),
      ("windowed", .windowed, .iPad, .overlappingWindows),
    ]

  /// The words of these, in their order.
  public var words: [String] { DeviceTraits.all.filter { contains($0.trait) }.map(\.word) }

  /// Those that a model can have on an iOS version.
  public static func possible(on model: Device.Model, by rules: ReleaseRules) -> DeviceTraits {
    all.reduce(into: []) { traits, one in
      if one.model == model, rules.features.contains(one.feature) { traits.insert(one.trait) }
    }
  }
}

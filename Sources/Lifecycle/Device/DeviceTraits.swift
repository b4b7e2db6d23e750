/// What is special about a device beside its model.
public struct DeviceTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Its display stays on while it is locked: an iPhone 14 Pro or later with Always On switched on.
  public static let alwaysOn = DeviceTraits(rawValue: 1 << 0)

  /// Its apps are in windows that overlap, from iPadOS 26 on; without it, they fill the screen.
  public static let windowed = DeviceTraits(rawValue: 1 << 1)
}

import Lifecycle
import Rulebooks
import Sessions

/// A device, its iOS version and its apps, as they are being put together.
public struct SetUpDraft: Equatable, Sendable {
  public var model: Device.Model
  public private(set) var traits: DeviceTraits
  public var release: Release
  public var apps: [InstalledApp]

  public init(_ setup: Setup) {
    model = setup.model
    traits = setup.traits
    release = setup.release
    apps = setup.apps
  }

  /// The header of a session that begins so: it is read like any other, and refused like any other.
  public var header: String {
    var setup = Setup(model: model, release: release, apps: apps)
    setup.traits = traits
    return setup.header.joined(separator: "\n") + "\n"
  }

  /// Turns a trait of the device on, or off where it was on.
  public mutating func toggle(_ word: String) {
    guard let one = DeviceTraits.all.first(where: { $0.word == word }) else { return }
    traits.formSymmetricDifference(one.trait)
  }

  /// Leaves what the device cannot have on an iOS version.
  public mutating func fit(_ rules: ReleaseRules) {
    traits.formIntersection(.possible(on: model, by: rules))
  }

  /// What can be turned on and off of an app: traits without a value, background modes, and tasks.
  public static func switches(_ interface: AppTraits.Interface) -> [String] {
    let words =
      ["multiple-windows", "exits-on-suspend"] + AppTraits.modeNames.map { "background:\($0)" }
      + AppTraits.taskNames.map { "tasks:\($0)" }
      + AppTraits.flags
    return words.filter { AppTraits.isTrait($0, of: interface) }
  }

  /// Turns a trait on, or off where it was on.
  public mutating func toggle(_ word: String, of app: Int) {
    var words = apps[app].traits.words
    if SetUpDraft.has(word, apps[app].traits) {
      words = words.compactMap { SetUpDraft.without(word, $0) }
    } else {
      words.append(word)
    }
    set(words, of: app)
  }

  /// With scenes, without, or with SwiftUI's App, in turn: as far as the iOS version has them.
  public mutating func changeInterface(of app: Int, on rules: ReleaseRules) {
    let order: [AppTraits.Interface] = [.scenes, .appDelegate, .swiftUI]
    let own = order.firstIndex(of: apps[app].traits.interface) ?? 0
    let others = order[(own + 1)...] + order[..<own]
    if let next = others.first(where: { $0.isPossible(on: rules) }) { write(app, for: next) }
  }

  public mutating func write(_ app: Int, for interface: AppTraits.Interface) {
    apps[app].traits = apps[app].traits.written(for: interface)
  }

  /// The one method in which the app saves, or none.
  public mutating func save(in method: String?, of app: Int) {
    apps[app].traits.saves = method.map { [$0] } ?? []
  }

  public static func has(_ word: String, _ traits: AppTraits) -> Bool {
    guard let key = listKey(word) else { return traits.words.contains(word) }
    let values = traits.words.first { $0.hasPrefix(key) }?.dropFirst(key.count)
    return values?.split(separator: ",").contains(word.dropFirst(key.count)) ?? false
  }

  /// The key of a trait that has several values with commas between them.
  private static func listKey(_ word: String) -> String? {
    ["background:", "tasks:"].first { word.hasPrefix($0) }
  }

  /// A word of an app's without a trait; nil where nothing is left of it.
  private static func without(_ trait: String, _ word: String) -> String? {
    if word == trait { return nil }
    guard let start = listKey(trait), word.hasPrefix(start) else { return word }
    let gone = trait.dropFirst(start.count)
    let rest = word.dropFirst(start.count).split(separator: ",").filter { $0 != gone }
    return rest.isEmpty ? nil : start + rest.joined(separator: ",")
  }

  private mutating func set(_ words: [String], of app: Int) {
    if let traits = try? AppTraits.parse(words) { apps[app].traits = traits }
  }
}

import Lifecycle

extension AppTraits {
  /// How an app's code receives its life cycle, by the words of an `app:` line. To the kernel a
  /// SwiftUI app is one with scenes.
  public enum Interface: String, CaseIterable, Sendable {
    case appDelegate = "app-delegate"
    case scenes
    case swiftUI = "swiftui"

    public var architecture: AppKind.Architecture { self == .appDelegate ? .appDelegate : .scenes }

    /// Whether apps of an iOS version can be so.
    public func isPossible(on rules: ReleaseRules) -> Bool {
      switch self {
      case .appDelegate: true
      case .scenes: rules.features.contains(.scenes)
      case .swiftUI: rules.hasSwiftUI
      }
    }
  }

  public var interface: Interface {
    isSwiftUI ? .swiftUI : kind.architecture == .scenes ? .scenes : .appDelegate
  }

  /// What means the same in an app delegate, a scene delegate, and the App of a SwiftUI app. Of two
  /// that mean the same there the first stands for both.
  private static let twins: [[Interface: String]] = [
    [
      .appDelegate: "applicationDidBecomeActive", .scenes: "sceneDidBecomeActive",
      .swiftUI: "scenePhase(.active)",
    ],
    [
      .appDelegate: "applicationWillResignActive", .scenes: "sceneWillResignActive",
      .swiftUI: "scenePhase(.inactive)",
    ],
    [
      .appDelegate: "applicationDidEnterBackground", .scenes: "sceneDidEnterBackground",
      .swiftUI: "scenePhase(.background)",
    ],
    [
      .appDelegate: "applicationWillEnterForeground", .scenes: "sceneWillEnterForeground",
      .swiftUI: "scenePhase(.inactive)",
    ],
  ]

  /// The same app written in another way: what one receives, the other does.
  public func written(for other: Interface) -> AppTraits {
    let own = interface
    if own == other { return self }
    var traits = self
    traits.kind.architecture = other.architecture
    traits.isSwiftUI = other == .swiftUI
    if other == .appDelegate { traits.kind.multipleWindows = false }
    traits.optional.removeAll { !AppTraits.isTrait($0, of: other) }
    func twin(_ method: String) -> String {
      let name = String(method.prefix { $0 != "(" })
      for twins in AppTraits.twins {
        guard let from = twins[own], let to = twins[other], from == method || from == name else {
          continue
        }
        // Arguments that were written out are not those of the other method.
        return from == method || other == .swiftUI ? to : to + "(_:)"
      }
      return method
    }
    traits.saves = saves.map(twin)
    traits.resets = resets.map(twin)
    return traits
  }

  /// The traits that have no counterpart where the same app is written in another way.
  public func withoutCounterpart(in other: Interface) -> [String] {
    let own = interface
    if own == other { return [] }
    var lost = optional.filter { !AppTraits.isTrait($0, of: other) }
    if other == .appDelegate, kind.multipleWindows { lost.append("multiple-windows") }
    let written = written(for: other)
    for (word, before, after) in [
      ("saves:", saves, written.saves), ("resets:", resets, written.resets),
    ] {
      lost += zip(before, after).filter { $0 == $1 && AppTraits.isOwn($0, of: own) }
        .map { word + $0.0 }
    }
    return lost
  }

  /// Whether a method is of one way to write an app alone.
  private static func isOwn(_ method: String, of interface: Interface) -> Bool {
    switch interface {
    case .scenes: method.hasPrefix("scene") || method.hasPrefix("windowScene")
    case .swiftUI: method.hasPrefix("scenePhase")
    case .appDelegate: method.hasPrefix("applicationDid") || method.hasPrefix("applicationWill")
    }
  }

  /// The same app as an iOS version can have it, changed as little as needed.
  public func possible(on rules: ReleaseRules) -> AppTraits {
    if interface.isPossible(on: rules) { return self }
    return written(for: Interface.scenes.isPossible(on: rules) ? .scenes : .appDelegate)
  }

  /// Whether an app written so can have a trait.
  public static func isTrait(_ word: String, of interface: Interface) -> Bool {
    interface == .swiftUI || !swiftUIOnly.contains(word)
  }
}

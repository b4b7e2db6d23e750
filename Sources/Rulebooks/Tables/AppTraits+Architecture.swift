import Lifecycle

extension AppTraits {
  /// The delegate methods that mean the same for an app and for a scene.
  private static let twins = [
    ("applicationDidBecomeActive", "sceneDidBecomeActive"),
    ("applicationWillResignActive", "sceneWillResignActive"),
    ("applicationDidEnterBackground", "sceneDidEnterBackground"),
    ("applicationWillEnterForeground", "sceneWillEnterForeground"),
  ]

  /// The same app written for the other architecture: what one delegate did, the other does.
  public func written(for architecture: AppKind.Architecture) -> AppTraits {
    if kind.architecture == architecture { return self }
    var traits = self
    traits.kind.architecture = architecture
    if architecture == .appDelegate {
      traits.kind.multipleWindows = false
      traits.optional.removeAll { $0 == "swiftui" || AppTraits.swiftUIOnly.contains($0) }
    }
    func twin(_ method: String) -> String {
      let name = String(method.prefix { $0 != "(" })
      let rest = method.dropFirst(name.count)
      for (app, scene) in AppTraits.twins {
        let (from, to) = architecture == .scenes ? (app, scene) : (scene, app)
        if name == from { return to + rest }
      }
      return method
    }
    traits.saves = saves.map(twin)
    traits.resets = resets.map(twin)
    return traits
  }
}

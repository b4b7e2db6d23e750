import Exploring
import Lifecycle
import Rulebooks
import Sessions

/// How long it takes to explore all that an iPhone with two apps can come to, one overlay at a
/// time, on each iOS version: what a search, an audit and the question what an app knows wait for.
enum Spaces {
  static let rounds = 5

  static func print(_ library: Library) throws {
    for release in library.releases {
      let isOld = release < Release(13)
      let traits = try AppTraits.parse([isOld ? "app-delegate" : "scenes"])
      let apps = ["Notes", "Mail"].map { InstalledApp(name: $0, traits: traits) }
      let setup = Setup(model: .iPhone, release: release, apps: apps)
      let kernel = try Simulation(setup, library: library).timeline.kernel
      let alphabet = Alphabet.usual(on: kernel.device, mostOverlays: 1)
      var best = Double.infinity
      var states = 0
      for _ in 0..<rounds {
        let clock = ContinuousClock()
        let start = clock.now
        var space = StateSpace(kernel, alphabet)
        space.explore()
        let duration = clock.now - start
        best = min(best, Double(duration.components.attoseconds) / 1e15)
        states = space.count
      }
      let tenths = Int(best * 10)
      Swift.print("iOS \(release) space: \(states) states in \(tenths / 10).\(tenths % 10) ms")
    }
  }
}

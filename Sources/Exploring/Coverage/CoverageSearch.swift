import Lifecycle
import Rulebooks
import Sessions
import TextFiles

/// Looks for a shortest session for each item that is missing. Each space is gone through once, and
/// the first transition that shows an item is kept.
struct CoverageSearch {
  /// A session that exercises an item.
  struct Way: Sendable {
    var apps: [InstalledApp]
    var actions: [String]
  }

  let items: CoverageItems
  let library: Library
  let bounds: Coverage.Bounds
  /// The items that are looked for.
  private var missing: [Bool]
  private var missingCount: Int
  private(set) var ways: [Way?]
  /// Changes of state that were met, for nobody knows before which there are.
  private(set) var met: [Bool]
  /// How many actions away everything was tried with the apps that an item concerns.
  private(set) var depths: [Int?]

  init(
    _ items: CoverageItems, missing: [Bool], library: Library, bounds: Coverage.Bounds
  ) {
    self.items = items
    self.library = library
    self.bounds = bounds
    self.missing = missing
    missingCount = missing.count { $0 }
    ways = Array(repeating: nil, count: items.count)
    met = Array(repeating: false, count: items.count)
    depths = Array(repeating: nil, count: items.count)
  }

  /// Goes through the spaces of the usual apps of each kind, of apps that implement much, and then
  /// of apps with the traits that the rules ask for which nothing has shown.
  mutating func search(exercised: [Bool]) throws(Diagnostic) {
    let interfaces = CoverageSearch.interfaces.filter { $0.isPossible(on: items.rules) }
    for interface in interfaces {
      let simulation = try simulation(usual(interface))
      for actions in [CoverageActions.usual, .all] { search(simulation, exercised, actions) }
    }
    for interface in interfaces {
      let simulation = try simulation([InstalledApp(name: "Notes", traits: rich(interface))])
      for actions in CoverageActions.themes { search(simulation, exercised, actions) }
    }
    for (traits, places) in special(interfaces) where places.contains(where: { missing[$0] }) {
      let simulation = try simulation([InstalledApp(name: "Notes", traits: traits)])
      let meter = CoverageMeter(items, simulation)
      let concerned = places.filter(meter.concerns)
      for actions in [.all] + CoverageActions.themes
      where concerned.contains(where: { missing[$0] }) {
        search(simulation, exercised, actions)
      }
    }
  }

  /// Apps as they are written today come first.
  private static let interfaces: [AppTraits.Interface] = [.scenes, .swiftUI, .appDelegate]

  private func simulation(_ apps: [InstalledApp]) throws(Diagnostic) -> Simulation {
    try Simulation(
      Setup(model: items.model, release: items.rules.release, apps: apps), library: library)
  }

  private func usual(_ interface: AppTraits.Interface) -> [InstalledApp] {
    var kind = AppKind(architecture: interface.architecture)
    kind.multipleWindows = interface != .appDelegate && items.model.showsSeveralWindows
    var traits = AppTraits(kind: kind)
    traits.isSwiftUI = interface == .swiftUI
    return ["Notes", "Mail"].map { InstalledApp(name: $0, traits: traits) }
  }

  /// An app that may do much in the background and implements the optional methods.
  private func rich(_ interface: AppTraits.Interface) -> AppTraits {
    var traits = usual(interface)[0].traits
    let words = [
      interface.rawValue, "background:" + AppTraits.modeNames.joined(separator: ","),
      "tasks:" + AppTraits.taskNames.joined(separator: ","), "saves:sceneDidEnterBackground",
    ]
    traits = (try? AppTraits.parse(words + AppTraits.optionalMethods)) ?? traits
    traits.kind.multipleWindows = interface != .appDelegate && items.model.showsSeveralWindows
    return traits
  }

  /// Special apps with the rules that they are made for.
  private func special(
    _ interfaces: [AppTraits.Interface]
  ) -> [(traits: AppTraits, places: [Int])] {
    var list: [(traits: AppTraits, places: [Int])] = []
    for place in 0..<items.messages where missing[place] {
      for traits in special(items.rules.rules[place], interfaces) {
        if let index = list.firstIndex(where: { $0.traits == traits }) {
          list[index].places.append(place)
        } else {
          list.append((traits, [place]))
        }
      }
    }
    return list
  }

  /// Apps that meet the conditions of a rule and implement its messages: one of each kind that it
  /// permits.
  private func special(
    _ rule: Rule, _ interfaces: [AppTraits.Interface]
  ) -> [AppTraits] {
    var words = rule.conditions.flatMap { $0.traitWords(library) }
    for case .send(let selector, _, _) in rule.steps {
      if let trait = items.rules.messages[selector].trait, !words.contains(trait) {
        words.append(trait)
      }
    }
    let named = rule.conditions.compactMap(\.interface)
    return interfaces.filter { named.isEmpty || named.contains($0) }.compactMap { interface in
      try? AppTraits.parse([interface.rawValue] + words)
    }
  }

  private mutating func search(
    _ simulation: Simulation, _ exercised: [Bool], _ actions: CoverageActions
  ) {
    if missingCount == 0 { return }
    var kernel = simulation.timeline.kernel
    kernel.assertsInvariants = false
    let alphabet = actions.alphabet(on: kernel.device)
    let meter = CoverageMeter(items, simulation)
    var space = StateSpace(
      kernel, alphabet, mostStates: bounds.mostStates, mostDepth: bounds.mostActions,
      keepsTransitions: false)
    var found: [(place: Int, from: Int, move: Int)] = []
    while !space.isDone, missingCount > 0 {
      space.explore(256, notesRuns: true) { transition in
        meter.each(transition.log) { place in
          // A change of state is a find, though nobody knew of it.
          if place >= items.changes, !exercised[place], !met[place] {
            met[place] = true
            found.append((place, transition.from, transition.move))
          } else if missing[place] {
            missing[place] = false
            missingCount -= 1
            found.append((place, transition.from, transition.move))
          }
        }
      }
    }
    for item in found {
      let steps = space.steps(to: item.from, then: item.move)
      ways[item.place] = Way(
        apps: simulation.setup.apps, actions: steps.map(simulation.text.line))
    }
    guard actions.isAll else { return }
    for place in 0..<items.changes where missing[place] {
      if place >= items.messages || meter.concerns(place) {
        depths[place] = max(depths[place] ?? 0, space.depth)
      }
    }
  }
}

extension Rule.Condition {
  /// The traits of an app that meets it.
  fileprivate func traitWords(_ library: Library) -> [String] {
    switch (subject, holds) {
    case (.multipleWindows, true): ["multiple-windows"]
    case (.exitsOnSuspend, true): ["exits-on-suspend"]
    case (.trait(let word), true): [word]
    case (.tasks(let tasks), true):
      [
        "tasks:"
          + [
            (BackgroundUses.refresh, "refresh"), (.processing, "processing"),
            (.continued, "continued"),
          ]
          .filter { tasks.contains($0.0) }.map(\.1).joined(separator: ",")
      ]
    case (.sdk(let least), true): ["sdk:\(least)"]
    case (.sdk(let least), false):
      library.releases.last { $0 < least }.map { ["sdk:\($0)"] } ?? []
    default: []
    }
  }
}

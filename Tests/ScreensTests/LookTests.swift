import Lifecycle
import Rulebooks
import Sessions
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// Rules that `show` a look are what is drawn.
@Suite struct LookTests {
  /// Where a look is seen: what is typed, on a device that the release draws by itself.
  private func keys(_ look: Look) -> String {
    switch look {
    case .homeButton, .island: ""
    case .slideToUnlock: "1l"
    case .switcherTray: "123s"
    case .controlCenterPage: "1c"
    }
  }

  private func picture(_ rules: ReleaseRules, _ keys: String) -> String {
    let setup = Driver(os: rules.release).model.simulation.setup
    let simulation = Simulation(setup, rules: rules)
    var driver = Driver(Model(simulation: simulation, library: Driver.library))
    driver.model.size = Size(columns: 80, rows: 24)
    driver.press(keys)
    return driver.text
  }

  /// Without any one of them, as any release has it, some release looks otherwise.
  @Test func everyLookCounts() throws {
    var missing: Set<String> = []
    var counted: Set<String> = []
    var seen: Set<Look> = []
    for release in Driver.library.releases {
      let rules = try Driver.library.rules(of: release)
      for rule in rules.rules {
        guard let look = rule.look else { continue }
        seen.insert(look)
        let version = "\(rule.name) (\(rule.releases.last?.description ?? ""))"
        let keys = keys(look)
        let isSeen = picture(rules, keys) != picture(rules.without(rule.name), keys)
        if isSeen { counted.insert(version) } else { missing.insert(version) }
      }
    }
    #expect(missing.subtracting(counted).isEmpty)
    #expect(seen == Set(Look.allCases))
  }

  /// The releases on which the device looks so. A look that comes or goes is a rule's affair alone.
  @Test(arguments: [
    (Look.homeButton, 3...14), (.slideToUnlock, 3...9), (.switcherTray, 4...6),
    (.controlCenterPage, 11...27), (.island, 16...27),
  ])
  func aLookHasItsReleases(look: Look, majors: ClosedRange<Int>) throws {
    for release in Driver.library.releases {
      let isThere = majors.contains { Release($0) <= release && release < Release($0 + 1) }
      #expect(try Driver.library.rules(of: release).shows(look) == isThere, "\(release)")
    }
  }
}

import Lifecycle
import Rulebooks
import Sessions
import Testing

/// The built-in scenarios are lessons and tests at once.
@Suite struct ScenarioTests {
  static let scenarios = Scenarios(.embedded).all

  @Test(arguments: scenarios.map(\.path))
  func holds(path: String) throws {
    let library = try Library()
    let scenario = try #require(ScenarioTests.scenarios.first { $0.path == path })
    let session = try SessionParser.parse(scenario.file, library: library)
    let failures = Checker(session, try Simulation(session.setup, library: library)).check()
    #expect(failures.isEmpty, "\(failures.map { ([String($0.line)] + $0.text) })")
  }

  @Test func everyChapterAndTitleIsFound() {
    for scenario in ScenarioTests.scenarios {
      #expect(scenario.title != scenario.name, "\(scenario.path) has no title")
      #expect(scenario.title.hasSuffix("."), "\(scenario.path): a title is a sentence")
    }
    #expect(!ScenarioTests.scenarios.isEmpty)
  }

  /// The rules that gave the messages of a session their places.
  private func reasons(
    _ session: SessionFile, _ rules: ReleaseRules, _ library: Library
  ) throws -> [RuleID] {
    let inForce = try rules.choosing(session.setup.with)
    var run = SessionRun(Simulation(session.setup, rules: inForce))
    run.run(session) { _, _ in }
    return run.simulation.timeline.allEvents.messages.map(\.exception)
  }

  /// Rules are what runs, not decoration: without any one of them, as any release has it, some
  /// scenario of such a release no longer holds.
  @Test func everyRuleCounts() throws {
    let library = try Library()
    var sessions: [Release: [SessionFile]] = [:]
    for scenario in ScenarioTests.scenarios {
      let session = try SessionParser.parse(scenario.file, library: library)
      sessions[session.setup.release, default: []].append(session)
    }
    var missing: Set<String> = []
    var counted: Set<String> = []
    for release in library.releases {
      let rules = try library.rules(of: release)
      for rule in rules.rules {
        // A rule that a later release changed is another rule from there on.
        let version = "\(rule.name) (\(rule.releases.last?.description ?? ""))"
        // What is only looked at, `LookTests` look at.
        if rule.look != nil || counted.contains(version) { continue }
        let without = rules.without(rule.name)
        let isMissed = try (sessions[release] ?? []).contains {
          let inForce = try without.choosing($0.setup.with)
          return !Checker($0, Simulation($0.setup, rules: inForce)).check().isEmpty
        }
        // What an app reads as its state stands in no session.
        let isRead =
          try !isMissed
          && ReadStateTests.examples.contains {
            try $0.releases.contains("\(release)")
              && ReadStateTests.reads($0, without, library) != $0.reads
          }
        let isPassed =
          try !isMissed && !isRead
          && LaunchOptionsTests.examples.contains {
            try $0.releases.contains("\(release)")
              && LaunchOptionsTests.passes($0, without, library) != $0.passes
          }
        // A rule may give a message the place that it would have without it: it is the reason.
        let isReason =
          try !isMissed && !isRead && !isPassed
          && (sessions[release] ?? []).contains {
            try reasons($0, rules, library) != reasons($0, without, library)
          }
        if isMissed || isRead || isPassed || isReason {
          counted.insert(version)
        } else {
          missing.insert(version)
        }
      }
    }
    for release in library.releases {
      for alternative in try library.rules(of: release).alternatives {
        let name = alternative.rule.name
        let version = "\(name) (\(alternative.rule.releases[0]))"
        let isMissed = (sessions[release] ?? []).contains { session in
          guard session.setup.with.contains(name) else { return false }
          var setup = session.setup
          setup.with.removeAll { $0 == name }
          let simulation = try? Simulation(setup, library: library)
          return simulation.map { !Checker(session, $0).check().isEmpty } ?? false
        }
        let isRead =
          try !isMissed
          && ReadStateTests.examples.contains {
            guard $0.with.contains(name), $0.releases.contains("\(release)") else { return false }
            var example = $0
            example.with.removeAll { $0 == name }
            let reads = try ReadStateTests.reads(example, library.rules(of: release), library)
            return reads != $0.reads
          }
        if isMissed || isRead { counted.insert(version) } else { missing.insert(version) }
      }
    }
    missing.subtract(counted)
    #expect(missing.isEmpty, "no scenario misses \(missing.sorted())")
  }
}

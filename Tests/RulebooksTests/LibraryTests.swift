import Rulebooks
import Sessions
import Testing
import TextFiles

/// What the files of Resources hold, and what a folder laid over them changes.
@Suite struct LibraryTests {
  /// What a version is called may differ from device to device.
  @Test func aVersionHasATitleOnEachDevice() throws {
    func rules(_ lines: String) throws -> ReleaseRules {
      let text = "release 99\nafter 14\ntitle iOS 99 beta\n\(lines)"
      let file = SourceFile(name: "Rulebooks/ios-99.rules", text: text)
      return try Library(Resources(laying: [file])).rules(of: Release(99))
    }
    let named = try rules("title-on iPad padOS 99\n")
    #expect(named.title(on: .iPad) == "padOS 99" && named.title(on: .iPhone) == "iOS 99 beta")
    #expect(try rules("").title(on: .iPad) == "iOS 99 beta")
    let problem = #expect(throws: Diagnostic.self) { try rules("title-on iPod iPodOS 99\n") }
    #expect(problem?.line == 4 && problem?.message.contains("'iPod'") == true)
    let fourteen = try Library().rules(of: Release(14))
    #expect(fourteen.title(on: .iPad) == "iPadOS 14" && fourteen.title(on: .iPhone) == "iOS 14")
  }

  /// A made-up release in a folder changes what is sent, without a rebuild.
  @Test func aMadeUpReleaseChangesWhatIsSent() throws {
    let overlay = try ResourceOverlay()
    try overlay.write(
      "Rulebooks/ios-99.rules",
      """
      release 99
      after   14
      title   iOS 99

      change limit.suspension
        limit     suspension 60 s
        because   Batteries are better by then.
        source    study-notes
        evidence  assumed

      add launch.warned
        after     app.did-finish-launching
        on        launch
        send      appDelegate applicationDidReceiveMemoryWarning(_:)
        because   Memory is not.
        source    study-notes
        evidence  assumed
      """)
    let library = try overlay.library()
    #expect(library.releases.contains(Release(99)))
    let text = """
      os: 99
      app: Notes scenes

      > open Notes
        Notes appDelegate application(_:didFinishLaunchingWithOptions:)
        Notes appDelegate applicationDidReceiveMemoryWarning(_:)
        Notes sceneDelegate#1 scene(_:willConnectTo:options:)
        Notes sceneDelegate#1 sceneWillEnterForeground(_:)
        Notes sceneDelegate#1 sceneDidBecomeActive(_:)
      > home
        ...
      > wait 59
      = Notes background
      > wait 1
      = Notes suspended
      """
    let session = try SessionParser.parse(SourceFile(name: "x", text: text), library: library)
    let failures = Checker(session, try Simulation(session.setup, library: library)).check()
    #expect(failures.isEmpty)
  }

  @Test func everyReleaseLoadsAndIsCited() throws {
    let library = try Library()
    let points = [Release(4, 3), Release(18, 4), Release(26), Release(27)]
    #expect(library.releases == ((3...18).map { Release($0) } + points).sorted())
    for release in library.releases {
      let rules = try library.rules(of: release)
      for rule in rules.rules {
        #expect(!rule.because.isEmpty && rule.because.hasSuffix("."), "\(release) \(rule.name)")
        #expect(!rule.sources.isEmpty, "\(release) \(rule.name)")
      }
      _ = try library.builtInApps(on: rules)
    }
  }

  /// A rule is documented where Apple says so, and nowhere else.
  @Test func documentedIsWhatAppleSays() throws {
    let library = try Library()
    for release in library.releases {
      let rules = try library.rules(of: release)
      for rule in rules.rules + rules.alternatives.map(\.rule) where rule.evidence == .documented {
        let isApples = rule.sources.contains { library.sources[$0]?.isApples == true }
        #expect(isApples, "\(release) \(rule.name) is called documented: \(rule.sources)")
      }
    }
  }

  /// A log or a book knows no iOS version that came after it: there, what it shows is assumed.
  @Test func aRuleIsAssumedOfVersionsThatItsSourcesDoNotKnow() throws {
    let library = try Library()
    func evidence(of name: String, on release: Release) throws -> Rule.Evidence? {
      try library.rules(of: release).rule(named: name)?.rule.evidence(on: release)
    }
    #expect(try evidence(of: "view.window-in-code", on: Release(14)) == .observed)
    #expect(try evidence(of: "view.window-in-code", on: Release(15)) == .assumed)
    #expect(try evidence(of: "launch.passes-local-notification", on: Release(9)) == .documented)
    #expect(try evidence(of: "launch.passes-local-notification", on: Release(10)) == .assumed)
    #expect(try evidence(of: "app.did-become-active", on: Release(27)) == .documented)
    #expect(try evidence(of: "limit.resuming", on: Release(12)) == .assumed)
    #expect(try evidence(of: "limit.resuming", on: Release(13)) == .observed)
    #expect(try evidence(of: "jetsam.foreground", on: Release(27)) == .disputed)
  }

  /// Whoever is not Apple says of which iOS versions they speak, and what is observed begins as
  /// that: no rule is called observed by sources that are older than the rule.
  @Test func sourcesSayOfWhichVersionsTheySpeak() throws {
    let library = try Library()
    let undated = ["own-model", "forum-force-quit", "forum-debugger"]
    for source in library.sources.sources where !source.isApples && !undated.contains(source.key) {
      #expect(source.newest != nil || source.edition.hasSuffix(" and later"), "\(source.key)")
    }
    for release in library.releases {
      for rule in try library.rules(of: release).rules
      where rule.releases.last == release && [.documented, .observed].contains(rule.evidence) {
        let newest = rule.newestKnown ?? release
        #expect(newest >= release, "\(release) \(rule.name) is newer than its sources: \(newest)")
      }
    }
  }

  /// Every message to an app's objects is explained, and what is posted after it has a row.
  @Test func everyMessageIsExplained() throws {
    let messages = try Library().messages
    for row in messages.rows where row.receiver != .system && row.receiver != .notification {
      #expect(row.guidance != nil, "\(row.selector)")
      if let notification = row.notification {
        #expect(messages.id(.notification, notification) != nil, "\(row.selector)")
      }
    }
  }

  @Test(arguments: [
    ("8, x", "'x' is not a row of the record"), ("8,", "'' is not a row of the record"),
    ("8 38", "'8 38' is not a row of the record"),
  ])
  func aGapNamesRowsAndNothingElse(rows: String, message: String) throws {
    let overlay = try ResourceOverlay()
    try overlay.write("Gaps/test.gaps", "gap Rain\n  record   \(rows)\n  because  It rains.\n")
    let library = try overlay.library()
    do {
      _ = try library.gaps()
      Issue.record("'\(rows)' was taken")
    } catch {
      #expect(error.description.contains(message), "\(error)")
      #expect(error.description.contains("test.gaps:2:"), "\(error)")
    }
  }

  /// A library goes on from a version that it has folded already.
  @Test func versionsThatAreFoldedInTurnAreAsThoseFoldedAlone() throws {
    let library = try Library()
    for release in library.releases {
      let (turn, alone) = (try library.rules(of: release), try Library().rules(of: release))
      #expect(turn.title == alone.title)
      #expect(turn.rules == alone.rules)
      #expect(turn.alternatives.map(\.rule) == alone.alternatives.map(\.rule))
    }
  }

  @Test(arguments: [
    ("open", "opne"), ("sceneDidBecomeActive(_:)", "sceneDidBecameActive(_:)"),
    ("control-center", "controll-center"),
  ])
  func nearestWordIsFound(known: String, word: String) {
    #expect(NearestWord.to(word, among: ["home", known, "lock"]) == known)
    #expect(NearestWord.to("zzzzzzzz", among: ["home", known]) == nil)
  }
}

import Testing

/// Two sessions beside each other, and one session on several releases.
@Suite struct CompareTests {
  private let header = "session: 1\ndevice: iPhone\nos: 14\napp: Notes scenes\n"

  @Test func itSaysWhatIsNeededAndWhatHasNoCounterpart() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.session",
      "device: iPad\napp: Notes scenes multiple-windows saves:sceneDidDisconnect\n> open Notes\n")
    let alone = try Command(["compare", "a.session"], in: folder.url)
    #expect(alone.status == 2 && alone.errors.contains("say what to compare with: --os 7"))
    let old = try Command(["compare", "a.session", "--os", "12"], in: folder.url)
    #expect(
      old.lines.prefix(3) == [
        "A  iPad, iPadOS 14", "B  iPad, iOS 12 (Notes app-delegate)",
        "   no counterpart here: Notes multiple-windows, saves:sceneDidDisconnect",
      ])
    // What has one is taken over.
    try folder.write(
      "b.session", "app: Notes scenes saves:sceneDidEnterBackground\n> open Notes\n")
    let both = try Command(["compare", "b.session", "--os", "7"], in: folder.url)
    #expect(!both.output.contains("no counterpart"))
  }

  @Test func theSameSessionsDoNotDiffer() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.session", header + "> open Notes\n> home\n")
    let run = try Command(["diff", folder.path("a.session"), folder.path("a.session")])
    #expect(run.status == 0 && run.output == "no difference\n")
  }

  /// A recording shows all messages, a session that somebody wrote the delegates' alone.
  @Test func whatOneOfTwoOmitsIsNoDifference() throws {
    let folder = try TemporaryFolder()
    let two = header + "app: Mail scenes\n"
    try folder.write("a.session", two + "show: all\n> open Notes\n> open Mail\n")
    try folder.write("b.session", two + "watch: Notes\n> open Notes\n> open Mail\n")
    for names in [["a", "b"], ["b", "a"]] {
      let run = try Command(["diff"] + names.map { folder.path("\($0).session") })
      #expect(run.status == 0 && run.output == "no difference\n")
    }
  }

  @Test func otherActionsAndOtherMessagesAreToldApart() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.session", header + "> open Notes\n> home\n> lock\n")
    let other = header.replacing("scenes", with: "app-delegate")
    try folder.write("b.session", other + "> open Notes\n> home\n> switcher\n")
    let run = try Command(["diff", folder.path("a.session"), folder.path("b.session")])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(run.status == 1)
    #expect(lines.contains("  > open Notes") && lines.contains("- > lock"))
    #expect(lines.contains("+ > switcher"))
    #expect(
      lines.contains {
        $0.hasPrefix("-   Notes sceneDelegate#1 sceneDidEnterBackground(_:)   (scene.did-enter-bac")
      })
    #expect(lines.contains { $0.hasPrefix("+   Notes appDelegate applicationDidEnterBackground") })
    #expect(lines.last?.hasPrefix("2 actions with other messages; 1 action only in") == true)
    #expect(!run.output.contains("\u{1B}"), "no colours where no terminal reads")
  }

  @Test func aDifferenceIsJSONToo() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.session", header + "> open Notes\n")
    try folder.write("b.session", header + "> open Notes\n> home\n")
    let run = try Command([
      "diff", folder.path("a.session"), folder.path("b.session"), "--format", "json",
    ])
    #expect(run.status == 1)
    #expect(run.output.contains(#"{"sign":"same","action":"open Notes","rows":[{"sign":"same""#))
    #expect(run.output.contains(#"{"sign":"added","action":"home""#))
  }

  @Test func whatCannotBeReadEndsWithTwo() throws {
    let run = try Command(["diff", "/nonexistent/a.session", "launch-and-leave"])
    #expect(run.status == 2 && run.output.isEmpty)
  }

  @Test func releasesStandSideBySide() throws {
    let run = try Command(["compare", "launch-and-leave", "--os", "7", "--os", "13", "--os", "14"])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(run.status == 0)
    #expect(lines[0] == "A  iPhone, iOS 7 (Notes app-delegate, Mail app-delegate)")
    #expect(lines.contains("A··    Notes appDelegate applicationDidEnterBackground(_:)"))
    #expect(lines.contains("·BC    Notes sceneDelegate#1 sceneDidEnterBackground(_:)"))
    #expect(lines.contains("ABC    Notes system suspended"))
  }

  /// Where only one thing is named, the session as it is stands beside it.
  @Test func anotherArchitectureStandsBesideTheSession() throws {
    let run = try Command(["compare", "launch-and-leave", "--app", "Notes app-delegate"])
    #expect(run.output.hasPrefix("A  iPhone, iOS 14\nB  iPhone, iOS 14 (Notes app-delegate)\n"))
    let same = try Command(["compare", "launch-and-leave", "--os", "14"])
    #expect(same.output.hasSuffix("the same messages in all\n"))
  }

  /// A SwiftUI app is on an earlier iOS version what it could be there.
  @Test func aSwiftUIAppIsOnEarlierVersionsWhatItCanBe() throws {
    let run = try Command(["compare", "a-day", "--os", "18", "--os", "13", "--os", "7"])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output.hasPrefix(
        """
        A  iPhone, iOS 18
        B  iPhone, iOS 13 (Notes scenes)
        C  iPhone, iOS 7 (Notes app-delegate)

        """))
    #expect(run.output.contains("A··    Notes app scenePhase(.active)\n"))
    #expect(run.output.contains("·B·    Notes sceneDelegate#1 sceneDidBecomeActive(_:)\n"))
    #expect(run.output.contains("··C    Notes appDelegate applicationDidBecomeActive(_:)\n"))
  }

  @Test func theSameActionsAsASwiftUIApp() throws {
    let run = try Command(["compare", "launch-and-leave", "--app", "Notes swiftui"])
    #expect(run.output.hasPrefix("A  iPhone, iOS 14\nB  iPhone, iOS 14 (Notes swiftui)\n"))
    #expect(run.output.contains("·B    Notes app scenePhase(.background)\n"))
  }

  /// Of a SwiftUI app and one that is none, each has what the other has not.
  @Test func aSwiftUIAppDiffersFromOneThatIsNone() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.session", "os: 17\napp: Notes scenes\n> open Notes\n> home\n")
    try folder.write("b.session", "os: 17\napp: Notes swiftui\n> open Notes\n> home\n")
    let run = try Command(["diff", folder.path("a.session"), folder.path("b.session")])
    #expect(run.status == 1)
    #expect(run.output.contains("- ") && run.output.contains("sceneDidEnterBackground(_:)"))
    #expect(run.output.contains("+ ") && run.output.contains("app scenePhase(.background)"))
  }

  /// Before iOS 13 the session's apps are told so already: no two columns say the same.
  @Test func anArchitectureThatTheReleaseHasAnywayStandsOnce() throws {
    let run = try Command([
      "compare", "launch-and-leave", "--os", "7", "--os", "14", "--app", "Notes app-delegate",
    ])
    #expect(
      run.output.hasPrefix(
        """
        A  iPhone, iOS 7 (Notes app-delegate, Mail app-delegate)
        B  iPhone, iOS 14
        C  iPhone, iOS 14 (Notes app-delegate)

        """))
  }

  @Test func whatIsUnknownIsSaid() throws {
    let app = try Command(["compare", "launch-and-leave", "--app", "Nots scenes"])
    #expect(app.status == 2 && app.errors.contains("did you mean 'Notes'?"))
    let os = try Command(["compare", "launch-and-leave", "--os", "99"])
    #expect(os.status == 2 && os.errors.contains("unknown iOS version '99'"))
  }

  /// Both side by side: what colour says a sign says, and nothing is asked of the network.
  @Test func aDifferenceIsAPageAsWell() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.session", "os: 14\napp: \"<b>A&B\" scenes\n> open \"<b>A&B\"\n> lock\n")
    try folder.write(
      "b.session", "os: 12\napp: \"<b>A&B\" app-delegate\n> open \"<b>A&B\"\n> home\n")
    let run = try Command([
      "diff", folder.path("a.session"), folder.path("b.session"), "--format", "html",
    ])
    #expect(run.status == 1)
    #expect(run.output.contains("frontmost 0.") && run.output.contains("iPhone, iOS 14"))
    #expect(run.output.contains("rulebook ios-14") && run.output.contains("rulebook ios-12"))
    #expect(run.output.contains("<td>▸ home</td>") && run.output.contains("<td>▸ lock</td>"))
    #expect(run.output.contains("class=\"sign\">≠<") && run.output.contains("class=\"sign\">−<"))
    let added = run.output.split(separator: "\n").filter { $0.hasPrefix("<tr class=\"added\">") }
    #expect(!added.isEmpty && added.allSatisfy { $0.contains("\"added\"><td></td>") })
    #expect(run.output.contains("&lt;b&gt;A&amp;B") && !run.output.contains("<b>A&B"))
    #expect(run.output.contains("prefers-color-scheme: dark"))
    for word in ["<script", "http:", "https:", "src=", "@import", "url("] {
      #expect(!run.output.contains(word), "\(word)")
    }
  }
}

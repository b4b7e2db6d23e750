import Testing

/// Questions without their answers, and answers that are closed until somebody opens them.
@Suite struct SheetTests {
  private static let lesson = """
    os: 14
    app: Notes scenes
    > open Notes
    ? home
    = Notes background
    # It took two messages.
    > open Notes

    """

  private func folder(_ text: String = lesson) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("lesson.session", text)
    return folder
  }

  @Test func aSheetHasDotsInPlaceOfAnswers() throws {
    let folder = try folder()
    let run = try Command(["run", folder.path("lesson.session"), "--without-answers"])
    #expect(run.status == 0)
    #expect(run.output.contains("? home\n  ...\n# It took two messages.\n> open Notes\n"))
    #expect(run.output.contains("> open Notes\n  Notes appDelegate application("))
    try folder.write("sheet.session", run.output)
    let check = try Command(["check", folder.path("sheet.session")])
    #expect(check.status == 0, "a sheet can be checked: \(check.output)")
  }

  /// A session that asks nothing becomes a sheet that asks everything.
  @Test func withoutQuestionsEachActionIsOne() throws {
    let folder = try folder(SheetTests.lesson.replacing("? home", with: "> home"))
    let run = try Command(["run", folder.path("lesson.session"), "--without-answers"])
    #expect(run.lines.filter { $0.hasPrefix("? ") } == ["? open Notes", "? home", "? open Notes"])
    #expect(!run.output.contains("Delegate"))
    let page = try Command(
      ["export", folder.path("lesson.session"), "--to", "html", "--without-answers"])
    #expect(!page.output.contains("sceneWillResignActive"))
  }

  @Test(arguments: ["html", "markdown"]) func answersAreClosedAtFirst(_ format: String) throws {
    let folder = try folder()
    let text = try Command(["export", folder.path("lesson.session"), "--to", format]).output
    let parts = text.split(separator: "<details", omittingEmptySubsequences: false)
    let answer = try #require(parts.first { $0.contains("sceneWillResignActive") })
    #expect(answer.contains("Show the answer") || parts.count > 3)
    // Nothing of the answer stands above what has to be opened.
    let above = try #require(text.range(of: "Show the answer")).lowerBound
    #expect(!text[..<above].contains("sceneWillResignActive"))
    let closed = try Command(
      ["export", folder.path("lesson.session"), "--to", format, "--without-answers"]
    ).output
    #expect(!closed.contains("sceneWillResignActive") && closed.contains("Which messages are sent"))
    #expect(closed.contains("sceneDidBecomeActive"), "what is not asked stays")
  }

  @Test func otherFormatsHaveNoQuestions() throws {
    let folder = try folder()
    let run = try Command(
      ["export", folder.path("lesson.session"), "--to", "svg", "--without-answers"])
    #expect(run.status != 0 && run.errors.contains("svg has no questions"))
  }

  /// A film holds the action back, and then does it.
  @Test func aFilmAsksBeforeItShows() throws {
    let folder = try folder()
    let film = try Command(["export", folder.path("lesson.session"), "--to", "asciicast"]).output
    let asked = try #require(film.range(of: "What does Notes receive"))
    let after = film[asked.upperBound...]
    #expect(!film[..<asked.lowerBound].contains("sceneDidEnterBackground(_:)"))
    #expect(after.contains("sceneDidEnterBackground(_:)"))
  }
}

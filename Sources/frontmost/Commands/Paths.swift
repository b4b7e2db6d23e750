import ArgumentParser
import Exploring
import JSON
import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

struct Paths: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "paths",
    abstract: localized("command.paths"),
    discussion: Discussion.of(
      "paths",
      examples: [
        "frontmost paths --to 'Notes suspended' --never 'Notes foregroundActive'",
        "frontmost paths --to 'Notes not-running' --never 'Notes appDelegate "
          + "applicationWillTerminate' --allow user",
        "frontmost paths class.session --to 'device locked' --session | frontmost run -",
      ]))

  @Argument(
    help: ArgumentHelp(
      localized("command.paths-from"), valueName: localized("command.value-session")),
    completion: .session)
  var from: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.paths-to"), valueName: localized("command.value-condition")),
    completion: .condition)
  var to: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.paths-via"), valueName: localized("command.value-condition")),
    completion: .condition)
  var via: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.paths-never"), valueName: localized("command.value-condition")),
    completion: .condition)
  var never: [String] = []

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      localized("command.paths-allow"), valueName: localized("command.value-words")),
    completion: .actionWord)
  var allow: [String] = []

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      localized("command.paths-forbid"), valueName: localized("command.value-words")),
    completion: .actionWord)
  var forbid: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.paths-at-most"), valueName: localized("command.value-count")))
  var atMost = 20

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.paths-count"), valueName: localized("command.value-count")))
  var count = 5

  @Flag(name: .long, help: ArgumentHelp(localized("command.paths-session")))
  var session = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.list-format"), valueName: localized("command.value-format")))
  var format = ListFormat.text

  @OptionGroup var header: HeaderOptions
  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if to.isEmpty { throw ValidationError(localized("errors.paths-to")) }
    if atMost < 1 || count < 1 { throw ValidationError(localized("errors.at-least-one")) }
  }

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let start = try start(library)
      let goals = try goals(start.setup, start.rules)
      let device = start.timeline.kernel.device
      let alphabet = Alphabet(goals.tried, on: device, apps: goals.played(on: device))
      var search = PathSearch(goals, from: start.timeline.kernel, alphabet, mostDepth: atMost)
      var progress = SearchProgress()
      progress.run(&search)
      guard search.outcome == .found, let par = search.par else {
        let isInterrupted = search.outcome == .searching
        let key = search.outcome == .impossible ? "paths.impossible" : "paths.not-found"
        complain(localized(key, ["count": "\(search.count)", "most": "\(search.depth)"]))
        throw isInterrupted ? Exit.interrupted : Exit.failed
      }
      var output = Output()
      if format == .json {
        let ways = search.ways(count).map { JSONValue.texts(lines($0, start)) }
        let object = JSONValue.object([
          "par": .number(par), "count": .number(search.wayCount), "ways": .list(ways),
        ])
        output.line(object.spelled)
      } else if session {
        let past = past(start)
        var setup = start.setup
        // Code is below the message during which it acted, whether that is shown or not.
        if past.contains(where: { $0.hasPrefix("<") }) { setup.show = .all }
        let way = lines(search.ways(1)[0], start).map { "> \($0)" }
        for line in setup.header + [""] + past + way { output.line(line) }
      } else {
        let ways = localized("paths.ways", count: search.wayCount)
        output.line(localized("paths.found", count: par, ["ways": ways]))
        for way in search.ways(count) {
          output.line("  " + lines(way, start).joined(separator: ", "))
        }
        if search.wayCount > count { output.line("  …") }
      }
      output.flush()
    }
  }

  /// The device to start from: a new one, or the one at the end of a session.
  private func start(_ library: Library) throws -> Simulation {
    guard let from else {
      let setup = try SessionParser.parse(
        SourceFile(name: "", text: ""), library: library, overrides: header.overrides
      ).setup
      return try Simulation(setup, library: library)
    }
    let file = try SessionSource.parsed(from, library, overrides: header.overrides)
    var run = SessionRun(try Simulation(file.setup, library: library))
    run.run(file) { _, _ in }
    return run.simulation
  }

  private func goals(_ setup: Setup, _ rules: ReleaseRules) throws -> Goals {
    let parser = ConditionParser(apps: setup.apps.map(\.name), rules: rules)
    func items(_ option: String, _ texts: [String]) throws -> [Goals.Item] {
      try texts.map { Goals.Item(try parser.parse(option: option, $0), text: $0) }
    }
    var goals = Goals()
    goals.goals = try items("--to", to)
    goals.via = try items("--via", via)
    goals.never = try items("--never", never)
    goals.allow = try Goals.checked(allow)
    goals.forbid = try Goals.checked(forbid)
    return goals
  }

  private func past(_ start: Simulation) -> [String] {
    start.timeline.entries.enumerated().flatMap { index, entry in
      let words = start.text.line(.act(entry.step, detail: entry.detail))
      let delay = entry.delay > 0 ? " +\(Seconds.short(entry.delay))" : ""
      return ["> \(words)\(delay)"] + start.linesWithCode(beneath: index)
    }
  }

  private func lines(_ way: [Step], _ start: Simulation) -> [String] {
    way.map(start.text.line)
  }
}

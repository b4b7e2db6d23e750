import ArgumentParser
import Rulebooks
import Sessions
import Texts

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: localized("command.check"),
    discussion: Discussion.of(
      "check",
      examples: [
        "frontmost check homework.session",
        "frontmost check class/ && echo all right",
        "frontmost check class/ --format junit > report.xml",
        "frontmost check --against exercises/ .",
      ]))

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, tap, junit, json }

  @Argument(
    help: ArgumentHelp(
      localized("command.check-paths"), valueName: localized("command.value-path")),
    completion: .sessionFile)
  var paths: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.check-format"), valueName: localized("command.value-format")))
  var format = Format.text

  @Flag(name: .long, help: ArgumentHelp(localized("command.check-update")))
  var update = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.check-against"), valueName: localized("command.value-exercise")),
    completion: .exercise)
  var against: String?

  @OptionGroup var live: LiveOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if update, paths.contains("-") { throw ValidationError(localized("errors.input-in-place")) }
    if live.live, update || against != nil { throw ValidationError(localized("errors.live-check")) }
    if update, against != nil { throw ValidationError(localized("grade.against-and-update")) }
  }

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      var folder = SessionFolder()
      if against == nil { for path in paths { folder.add(path) } }
      let results = try against.map { try graded($0, library) } ?? checked(folder, library)
      var output = Output()
      switch format {
      case .text: TextReport.write(results, skipped: folder, &output)
      case .tap: TAPReport.write(results, &output)
      case .json: JSONReport.write(results, &output)
      case .junit: JUnitReport.write(results, by: "check", &output)
      }
      output.flush()
      if WorkProgress.isInterrupted { throw Exit.interrupted }
      if let code = CheckResult.exit(results) { throw code }
    }
  }

  private func checked(_ folder: SessionFolder, _ library: Library) -> [CheckResult] {
    ParallelMap.over(folder.found, tasks: jobs.jobs) { found in
      switch found {
      case .session(let file): CheckResult(file, library, updates: update, isLive: live.live)
      case .problem(let path, let problem):
        CheckResult(path: path, outcome: .unusable(problem.description))
      }
    }
  }

  /// All paths together are one student's answers.
  private func graded(_ exercise: String, _ library: Library) throws -> [CheckResult] {
    let exercises = try ExerciseSet(exercise, library)
    var handIns = HandIns(exercises)
    for path in paths { handIns.add(path, of: ".") }
    handIns.addMissing(roster: ["."])
    return ParallelMap.over(handIns.found, tasks: jobs.jobs) {
      Mark($0, exercises, library).checkResult(exercises)
    }
  }
}

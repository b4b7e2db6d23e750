import ArgumentParser
import Rulebooks
import Sessions
import Texts

struct Check: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: localized("command.check"),
      discussion: Discussion.of(
        "check",
        examples: [
          "frontmost check homework.session",
          "frontmost check class/ && echo all right",
          "frontmost check class/ --format junit > report.xml",
        ]))
  }

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, tap, junit }

  @Argument(
    help: ArgumentHelp(localized("command.check-paths"), valueName: localized("command.value-path"))
  )
  var paths: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.check-format"), valueName: localized("command.value-format")))
  var format = Format.text

  @Flag(name: .long, help: ArgumentHelp(localized("command.check-update")))
  var update = false

  @OptionGroup var jobs: JobOptions
  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if update, paths.contains("-") { throw ValidationError(localized("errors.input-in-place")) }
  }

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let results = jobs.each(paths) { found in
        switch found {
        case .session(let file): CheckResult(file, library, updates: update)
        case .problem(let path, let problem):
          CheckResult(path: path, outcome: .unusable(problem.description))
        }
      }
      var output = Output()
      switch format {
      case .text: TextReport.write(results, &output)
      case .tap: TAPReport.write(results, &output)
      case .junit: JUnitReport.write(results, &output)
      }
      output.flush()
      if let code = CheckResult.exit(results) { throw code }
    }
  }
}

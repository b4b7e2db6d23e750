import ArgumentParser
import Rulebooks
import Sessions
import Texts

struct Check: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: localized("command.check"),
      discussion: Discussion.text(
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

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(localized("command.check-jobs"), valueName: localized("command.value-count"))
  )
  var jobs = 1

  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if jobs < 1 { throw ValidationError(localized("errors.no-jobs")) }
  }

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      var results: [CheckResult] = []
      for path in paths {
        do {
          let files = try SessionFolder.sessions(path)
          results += ParallelMap.over(files, tasks: jobs) { file in
            CheckResult(file, library, updates: update)
          }
        } catch {
          results.append(CheckResult(path: path, outcome: .unusable("\(error)")))
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

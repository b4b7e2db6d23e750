import ArgumentParser
import Exploring
import Rulebooks
import Sessions
import Texts

struct GradeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "grade",
      abstract: localized("command.grade"),
      discussion: Discussion.of(
        "grade",
        examples: [
          "frontmost grade exercise.session class/",
          "frontmost grade exercise.session class/ --format csv > marks.csv",
        ]))
  }

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, csv, tap, junit }

  @Argument(
    help: ArgumentHelp(
      localized("command.grade-exercise"), valueName: localized("command.value-file")))
  var exercise: String

  @Argument(
    help: ArgumentHelp(
      localized("command.grade-answers"), valueName: localized("command.value-path")))
  var answers: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.grade-format"), valueName: localized("command.value-format")))
  var format = Format.text

  @OptionGroup var jobs: JobOptions
  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let asked = try SessionSource.parsed(exercise, library)
      guard let exercise = try Exercise(asked, library: library) else {
        throw Problem(localized("goals.no-exercise", ["file": exercise]))
      }
      var search = exercise.search
      search.search()
      let marks = jobs.each(answers) { found in
        switch found {
        case .session(let file): Mark(file, exercise, asked, library)
        case .problem(let path, let problem):
          Mark(path: path, result: .unusable(problem.description))
        }
      }
      var output = Output()
      switch format {
      case .text: MarkTable.write(marks, par: search.par, &output)
      case .csv: MarkTable.writeCSV(marks, par: search.par, &output)
      case .tap: TAPReport.write(marks.map(\.checkResult), &output)
      case .junit: JUnitReport.write(marks.map(\.checkResult), &output)
      }
      output.flush()
      if let code = CheckResult.exit(marks.map(\.checkResult)) { throw code }
    }
  }
}

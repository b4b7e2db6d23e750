import ArgumentParser
import Exploring
import Sessions
import Texts

struct GradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: localized("command.grade"),
    discussion: Discussion.of(
      "grade",
      examples: [
        "frontmost grade exercise.session class/",
        "frontmost grade exercises/ class/ --roster class.txt",
        "frontmost grade exercises/ class/ --format csv > grades.csv",
        "frontmost grade exercise.session apps/ --source",
      ]))

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, csv, html, tap, junit, json
  }

  @Argument(
    help: ArgumentHelp(
      localized("command.grade-exercise"), valueName: localized("command.value-exercise")),
    completion: .exercise)
  var exercise: String

  @Argument(
    help: ArgumentHelp(
      localized("command.grade-answers"), valueName: localized("command.value-path")),
    completion: .sessionFile)
  var answers: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.grade-roster"), valueName: localized("command.value-file")),
    completion: .file())
  var roster: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.grade-format"), valueName: localized("command.value-format")))
  var format = Format.text

  @Flag(name: .long, help: ArgumentHelp(localized("command.grade-source")))
  var source = false

  @OptionGroup var live: LiveOptions

  @Flag(name: .long, help: ArgumentHelp(localized("command.grade-trust")))
  var trust = false

  @OptionGroup var jobs: JobOptions
  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let exercises = try ExerciseSet(exercise, library)
      let students = try roster.map(Roster.init)?.students
      let grading = source || live.live ? try LiveGrading(trusts: trust) : nil
      let marks = ParallelMap.over(handIns(exercises, students), tasks: jobs.jobs) {
        Mark($0, exercises, library, live: grading)
      }
      var output = Output()
      switch format {
      case .text: MarkTable(marks, exercises).write(&output)
      case .csv: MarkTable(marks, exercises).writeCSV(&output)
      case .json: MarkTable(marks, exercises).writeJSON(&output)
      case .html: MarkTable(marks, exercises).writePage(&output)
      case .tap: TAPReport.write(marks.map { $0.checkResult(exercises) }, &output)
      case .junit:
        JUnitReport.write(marks.map { $0.checkResult(exercises) }, by: "grade", &output)
      }
      output.flush()
      if WorkProgress.isInterrupted { throw Exit.interrupted }
      if let students { reportOthers(marks, students) }
      if let code = CheckResult.exit(marks.map { $0.checkResult(exercises) }) { throw code }
    }
  }

  private func handIns(_ exercises: ExerciseSet, _ students: [String]?) -> [HandIn] {
    if source {
      var handIns = SourceHandIns(exercises)
      for path in answers { handIns.add(path) }
      return handIns.found
    }
    var handIns = HandIns(exercises)
    for path in answers { handIns.add(path) }
    handIns.addMissing(roster: students ?? [])
    return handIns.found
  }

  func validate() throws {
    if trust, !source, !live.live { throw ValidationError(localized("errors.trust-alone")) }
    if source, live.live { throw ValidationError(localized("errors.source-and-live")) }
  }

  /// Otherwise a student whose file is not named as in the roster would count as missing unnoticed.
  private func reportOthers(_ marks: [Mark], _ students: [String]) {
    var known = Set(students)
    let others = marks.map(\.student).filter { known.insert($0).inserted }
    if others.isEmpty { return }
    complain(localized("grade.not-on-roster", ["students": Lists.comma(others)]))
  }
}

import ArgumentParser
import Exports
import Rulebooks
import Sessions
import Texts

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: localized("command.diff"),
    discussion: Discussion.of(
      "diff",
      examples: [
        "frontmost diff mine.session solution.session",
        "frontmost diff a.session b.session --format json | jq .actions",
        "frontmost diff mine.session solution.session --format html > diff.html",
      ]))

  enum Format: String, ExpressibleByArgument, CaseIterable { case session, json, html }

  @Argument(
    help: ArgumentHelp(localized("command.diff-left"), valueName: localized("command.value-file")),
    completion: .session)
  var left: String

  @Argument(
    help: ArgumentHelp(localized("command.diff-right"), valueName: localized("command.value-file")),
    completion: .session)
  var right: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.diff-format"), valueName: localized("command.value-format")))
  var format = Format.session

  @OptionGroup var paint: PaintOptions
  @OptionGroup var knowledge: ResourceOptions

  func validate() throws { try SessionSource.refuseSecondInput([left, right]) }

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      var (first, second) = (
        try SessionSource.parsed(left, library), try SessionSource.parsed(right, library)
      )
      // A recording shows all there is; what somebody wrote down shows delegates.
      first.setup.show(noMoreThan: second.setup)
      second.setup.show(noMoreThan: first.setup)
      let difference = SessionDifference(
        try course(of: first, library), try course(of: second, library))
      let printer = DifferencePrinter(difference, left: left, right: right)
      var output = Output()
      switch format {
      case .json: output.line(printer.json)
      case .html:
        let page = DifferencePage(
          difference,
          left: try .init(name: left, course: difference.left, setup: first.setup, library),
          right: try .init(name: right, course: difference.right, setup: second.setup, library),
          summary: printer.summary, program: Version.name)
        output.text(page.text)
      case .session:
        if !difference.isEmpty {
          let paint = self.paint.paint
          for line in printer.lines() {
            output.line(line.text, paintedBy: paint.sequence(line.sign))
          }
        }
        output.line(printer.summary)
      }
      output.flush()
      if !difference.isEmpty { throw Exit.failed }
    }
  }

  private func course(of file: SessionFile, _ library: Library) throws -> ActionTrace {
    ActionTrace(file, try Simulation(file.setup, library: library))
  }
}

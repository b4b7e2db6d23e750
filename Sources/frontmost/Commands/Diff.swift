import ArgumentParser
import Rulebooks
import Sessions
import Texts

struct Diff: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: localized("command.diff"),
      discussion: Discussion.text(
        "diff",
        examples: [
          "frontmost diff mine.session solution.session",
          "frontmost diff a.session b.session --format json | jq .actions",
        ]))
  }

  enum Format: String, ExpressibleByArgument, CaseIterable { case session, json }

  @Argument(
    help: ArgumentHelp(localized("command.diff-left"), valueName: localized("command.value-file")))
  var left: String

  @Argument(
    help: ArgumentHelp(localized("command.diff-right"), valueName: localized("command.value-file"))
  )
  var right: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.diff-format"), valueName: localized("command.value-format")))
  var format = Format.session

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let difference = SessionDifference(
        try course(of: left, library), try course(of: right, library))
      let printer = DifferencePrinter(difference, left: left, right: right)
      var output = Output()
      switch format {
      case .json: output.line(printer.json)
      case .session:
        if !difference.isEmpty {
          let paint = SignPaint()
          for line in printer.lines() { output.line(paint.painted(line.text, line.sign)) }
        }
        output.line(printer.summary)
      }
      output.flush()
      if !difference.isEmpty { throw Exit.failed }
    }
  }

  private func course(of name: String, _ library: Library) throws -> SessionCourse {
    let file = try SessionParser.parse(try SessionSource.find(name, library), library: library)
    return SessionCourse(file, try Machine(file.setup, library: library))
  }
}

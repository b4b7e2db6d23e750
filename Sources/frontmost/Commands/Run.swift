import ArgumentParser
import CLibrary
import JSON
import Sessions
import Texts

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: localized("command.run"),
    discussion: Discussion.of(
      "run",
      examples: [
        "printf 'open Notes\\nhome\\n' | frontmost run -",
        "frontmost run class.session --os 7 --app 'Notes app-delegate'",
        "frontmost run class.session --format jsonl | jq -r .message",
      ]))

  enum Format: String, ExpressibleByArgument, CaseIterable { case session, jsonl }

  @OptionGroup var source: SessionArgument

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.run-format"), valueName: localized("command.value-format")))
  var format = Format.session

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.run-show"), valueName: localized("command.value-receivers")),
    completion: .receivers)
  var show: String?

  @Flag(name: .long, help: ArgumentHelp(localized("command.run-without-answers")))
  var withoutAnswers = false

  @OptionGroup var live: LiveOptions
  @OptionGroup var header: HeaderOptions
  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      var overrides = header.overrides(for: source.file)
      overrides.show = show
      var session = try SessionSource.parsed(source.file, library, overrides: overrides)
      if live.live || header.isLive {
        try LiveSession.run(&session, library, overrides: &overrides)
      }
      let simulation = try Simulation(session.setup, library: library)
      var output = Output()
      var hasDisputed = false
      switch format {
      case .session:
        // A file or a pipe gets a session that can be read again; a reader gets the marks.
        let printer = SessionPrinter(
          session, simulation, overrides: overrides, marksDisputed: isatty(1) == 1,
          hidesAnswers: withoutAnswers)
        hasDisputed = printer.print { output.line($0) }
      case .jsonl:
        let printer = JSONLinesPrinter(session, simulation)
        printer.print { output.bytes($0) }
      }
      output.flush()
      if hasDisputed { Output.write(DisputedMark.legend + "\n", to: 2) }
      for lost in LostEdits.find(in: session, on: simulation) {
        let text = localized(
          "errors.lost-edits", count: Int(lost.count), ["app": simulation.text.name(lost.app)])
        Output.write("\(session.name):\(lost.line): \(text)\n", to: 2)
      }
    }
  }
}

import ArgumentParser
import Rulebooks
import Sessions

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a session and print it with the messages that its actions give.",
    discussion: """
      A file, a built-in scenario by its name, or - for standard input, where a bare line is an \
      action. A refused action is marked with ! and its reason; the run goes on. Edits that an app \
      had not saved when it died are told on standard error.

      EXAMPLES
        printf 'open Notes\\nhome\\n' | frontmost run -
        frontmost run class.session --os 7 --app 'Notes app-delegate'
        frontmost run class.session --format jsonl | jq -r .message
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case session, jsonl }

  @Argument(help: "A session file, a scenario's name, or -.")
  var file: String

  @Option(name: .long, help: "session or jsonl.")
  var format = Format.session

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Which receivers to show, as in 'appDelegate system', or all.", valueName: "receivers"))
  var show: String?

  @OptionGroup var header: HeaderOptions
  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      var overrides = header.overrides
      overrides.show = show
      let session = try SessionParser.parse(
        try SessionSource.find(file, library), library: library, overrides: overrides,
        allowsBareActions: file == "-")
      let machine = try Machine(session.setup, library: library)
      var output = Output()
      switch format {
      case .session:
        SessionPrinter(session, machine, overrides: overrides).print { output.line($0) }
      case .jsonl:
        var printer = JSONLinesPrinter(session, machine)
        printer.print { output.line($0) }
      }
      output.flush()
      for lost in LostEdits.find(in: session, on: machine) {
        let edits = lost.count == 1 ? "an edit" : "\(lost.count) edits"
        Output.write(
          "\(session.name):\(lost.line): \(machine.text.name(lost.app)) died with \(edits) that it"
            + " had not saved\n", to: 2)
      }
    }
  }
}

import ArgumentParser
import RealLogs
import Rulebooks
import Screens
import Sessions
import TerminalKit
import TextFiles
import Texts

struct CompareLog: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare-log",
    abstract: localized("command.compare-log"),
    discussion: Discussion.of(
      "compare-log",
      examples: [
        "frontmost compare-log console.txt --os 17 --app 'Notes scenes'",
        "frontmost compare-log phone.log --os 17 --session done.session",
      ]))

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Argument(
    help: ArgumentHelp(
      localized("command.compare-log-file"), valueName: localized("command.value-file")),
    completion: .file())
  var file: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.compare-log-session"), valueName: localized("command.value-file")),
    completion: .session)
  var session: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.compare-log-format"), valueName: localized("command.value-format")))
  var format = Format.text

  @OptionGroup var header: HeaderOptions
  @OptionGroup var paint: PaintOptions
  @OptionGroup var knowledge: ResourceOptions

  func validate() throws { try SessionSource.refuseSecondInput([file, session]) }

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let actions = try session.map {
        try SessionSource.parsed($0, library, overrides: header.overrides)
      }
      let release = try library.release(header.os) ?? actions?.setup.release ?? Setup.usualRelease
      let source = SourceFile(name: file, bytes: try FileContents.read(file, limit: .log))
      let log = try RealLog(source, library: library, release: release)
      let setup = try actions?.setup ?? self.setup(log, release, library)
      let comparison = try LogComparison(log, on: setup, actions: actions, library: library)
      let printer = LogComparisonPrinter(comparison, name: file)
      var output = Output()
      switch format {
      case .json: output.line(printer.json)
      case .text:
        let paint = self.paint.paint
        let width = OutputWidth.columns
        for line in printer.lines() {
          for text in line.wrapped(to: width) {
            output.line(text, paintedBy: paint.sequence(line.sign.asDifference))
          }
        }
        output.line(printer.summary)
        for line in printer.unread { output.line(line) }
      }
      output.flush()
      if !comparison.isSame { throw Exit.failed }
    }
  }

  /// The setup by the options; if they name no app, with the apps of the log.
  private func setup(_ log: RealLog, _ release: Release, _ library: Library) throws -> Setup {
    var overrides = header.overrides
    if overrides.apps.isEmpty {
      overrides.apps = try log.headers(library: library, release: release)
    }
    let empty = SourceFile(name: localized("session.command-line"), text: "")
    return try SessionParser.parse(empty, library: library, overrides: overrides).setup
  }
}

extension LogComparisonPrinter.Line {
  /// The explanation is behind the text if there is room, or else in lines below it.
  fileprivate func wrapped(to width: Int) -> [String] {
    if note.isEmpty { return [text] }
    let line = "\(text)   (\(note))"
    if TextWidth.columns(of: line) <= width { return [line] }
    let indent = "    "
    return [text] + Shortening.wrapped("(\(note))", to: width - indent.count).map { indent + $0 }
  }
}

extension LogComparison.Sign {
  /// The sign whose color it has.
  fileprivate var asDifference: SessionDifference.Sign {
    switch self {
    case .same: .same
    case .missing: .removed
    case .more: .added
    case .moved, .unknown: .moved
    }
  }
}

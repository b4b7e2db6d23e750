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
  var file: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.compare-log-corpus"), valueName: localized("command.value-dir")),
    completion: .directory)
  var corpus: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.compare-log-session"), valueName: localized("command.value-file")),
    completion: .session)
  var session: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.compare-log-action"), valueName: localized("command.value-words")))
  var action: [String] = []

  @Flag(name: .long, help: ArgumentHelp(localized("command.compare-log-all-methods")))
  var allMethods = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.compare-log-format"), valueName: localized("command.value-format")))
  var format = Format.text

  @OptionGroup var header: HeaderOptions
  @OptionGroup var paint: PaintOptions
  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if (file == nil) == (corpus == nil) {
      throw ValidationError(localized("errors.log-or-corpus"))
    }
    try SessionSource.refuseSecondInput([file, session].compactMap { $0 })
    for words in action where SpokenAction.all(in: words).isEmpty {
      throw ValidationError(localized("errors.no-spoken-action", ["words": words]))
    }
  }

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      if let corpus { return try run(corpus, library) }
      guard let file else { return }
      let study = try study(file, library)
      let printer = LogComparisonPrinter(study, name: file)
      var output = Output()
      switch format {
      case .json: output.line(printer.json)
      case .text: print(printer, to: &output)
      }
      output.flush()
      if study.verdict != .same { throw Exit.failed }
    }
  }

  private func run(_ folder: String, _ library: Library) throws {
    _ = try library.release(header.os)
    let files = try FolderWalk.names(in: folder).map { "\(folder)/\($0)" }
      .filter { !FileContents.isFolder($0) }
    if files.isEmpty { throw Problem(localized("errors.no-logs", ["folder": folder])) }
    let corpus = LogCorpus(files, header.overrides, library: library) { file in
      SourceFile(name: file, bytes: try FileContents.read(file, limit: .log))
    }
    let printer = LogCorpusPrinter(corpus)
    var output = Output()
    switch format {
    case .json: output.line(printer.json)
    case .text: for line in printer.lines { output.line(line) }
    }
    output.flush()
    if !corpus.isSettled { throw Exit.failed }
  }

  private func study(_ file: String, _ library: Library) throws -> LogStudy {
    let actions = try session.map {
      try SessionSource.parsed($0, library, overrides: header.overrides)
    }
    _ = try library.release(header.os)
    let source = SourceFile(name: file, bytes: try FileContents.read(file, limit: .log))
    let log = try RealLog(source, library: library)
    let options = LogComparison.Options(
      actions: actions, spoken: action.flatMap(SpokenAction.all), comparesAll: allMethods)
    return try LogStudy(log, header.overrides, options, library: library)
  }

  private func print(_ printer: LogComparisonPrinter, to output: inout Output) {
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

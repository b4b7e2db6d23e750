import ArgumentParser
import CLibrary
import Exports
import Sessions
import TextFiles
import Texts

extension ExportFormat: ExpressibleByArgument {
  public init?(argument: String) {
    guard let format = ExportFormat.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  public static var allValueStrings: [String] { all.map(\.name) }
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: localized("command.export"),
    discussion: Discussion.of(
      "export",
      examples: [
        "frontmost export class.session --to html --output class.html",
        "frontmost export class.session --to markdown > handout.md",
        "frontmost export class.session --to html --without-answers > sheet.html",
        "frontmost export launch-and-leave --to film --size 110x36 --output film.svg",
        "frontmost export launch-and-leave --to csv | column -s, -t",
      ]))

  @OptionGroup var source: SessionArgument

  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.export-to"), valueName: localized("command.value-format"))
  )
  var to: ExportFormat

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      localized("command.export-output"), valueName: localized("command.value-file")),
    completion: .file())
  var output: String?

  @Flag(name: .long, help: ArgumentHelp(localized("command.export-force")))
  var force = false

  @Flag(name: .long, help: ArgumentHelp(localized("command.export-without-answers")))
  var withoutAnswers = false

  @OptionGroup var film: FilmOptions
  @OptionGroup var header: HeaderOptions
  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      if withoutAnswers, !to.hasQuestions {
        throw Problem(localized("errors.has-no-questions", ["format": to.name]))
      }
      let library = try knowledge.library()
      let session = try SessionSource.parsed(source.file, library, overrides: header.overrides)
      let export = try SessionExport(
        session, as: to, look: try film.look(), library: library, program: Version.name,
        hidesAnswers: withoutAnswers)
      // A film to a terminal is its own progress.
      let progress = WorkProgress(of: export.pictureCount, reportsParts: false)
      defer { progress.end() }
      guard let path = output, path != "-" else {
        let isShown = isatty(1) == 1
        var standard = Output()
        try export.write(drew: { if !isShown { progress.advance() } }) { standard.text($0) }
        standard.flush()
        return
      }
      // Checked first: nobody should wait for a film whose file cannot be written.
      if !force, SessionSource.isThere(path) {
        throw Problem(localized("errors.file-exists", ["file": path]))
      }
      var text = ""
      try export.write(drew: progress.advance) { text += $0 }
      switch WholeFile.write(text, to: path, overwrite: force) {
      case .written: break
      case .exists: throw Problem(localized("errors.file-exists", ["file": path]))
      case .failed(let reason): throw Problem(file: path, reason)
      }
    }
  }
}

import ArgumentParser
import Exploring
import Lifecycle
import Sessions
import TextFiles
import Texts

struct AlikeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alike",
    abstract: localized("command.alike"),
    discussion: Discussion.of(
      "alike",
      examples: [
        "frontmost alike class.session",
        "printf 'open Notes\\nhome\\n' | frontmost alike - --app Notes",
      ]))

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, markdown, csv, json }

  @OptionGroup var source: SessionArgument

  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.alike-app"), valueName: localized("command.value-name")),
    completion: .nothing)
  var app: String?

  @Flag(name: .long, help: ArgumentHelp(localized("command.alike-reveal")))
  var reveal = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.alike-format"), valueName: localized("command.value-format")))
  var format = Format.text

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let file = try SessionSource.parsed(source.file, library)
      guard let alike = try Alike(file, app: try chosen(file.setup), library: library) else {
        throw Problem(localized("alike.too-many", ["file": source.file]))
      }
      var output = Output()
      let report = AlikeReport(alike, reveals: reveal)
      switch format {
      case .text: report.write(&output)
      case .markdown: report.writeMarkdown(&output)
      case .csv: report.writeCSV(&output)
      case .json: report.writeJSON(&output)
      }
      output.flush()
    }
  }

  /// The app that is named, or else the session's first one.
  private func chosen(_ setup: Setup) throws -> AppID {
    guard let app else { return AppID(0) }
    let names = setup.apps.map(\.name)
    guard let index = names.firstIndex(of: app) else {
      throw Problem(NearestWord.unknown("app", app, listing: names))
    }
    return AppID(UInt8(index))
  }
}

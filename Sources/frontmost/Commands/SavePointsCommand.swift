import ArgumentParser
import Explanations
import JSON
import Lifecycle
import Rulebooks
import Sessions
import Texts

struct SavePointsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "save-points",
    abstract: localized("command.save-points"),
    discussion: Discussion.of(
      "save-points"))

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.save-points-os"), valueName: localized("command.value-release")),
    completion: .release)
  var os: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.save-points-device"), valueName: localized("command.value-device")),
    completion: .device)
  var device: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.list-format"), valueName: localized("command.value-format")))
  var format = ListFormat.text

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let points = try SavePoints(
        library, on: try library.release(os), device: try device.map(Device.Model.init(typed:)))
      if format == .json {
        return Output.write(JSONValue.document(points.rows.map(json)) + "\n", to: 1)
      }
      var output = Output()
      var way = ""
      for row in points.rows {
        if row.way != way {
          if !way.isEmpty { output.line("") }
          way = row.way
          output.line(way)
        }
        let kind = localized("ways.\(row.interface.rawValue)")
        let range = Release.range(row.releases, among: library.releases)
        let device = row.devices.count == 1 ? [row.devices[0].word] : []
        let subject = Lists.comma(["iOS \(range)", kind] + device)
        output.line("  " + Lists.colon(subject, row.words))
      }
      print(points.conclusions, library, &output)
      if points.rows.contains(where: { !$0.disputed.isEmpty }) {
        output.line("")
        output.line(DisputedMark.legend)
      }
      output.flush()
    }
  }

  private func json(_ row: SavePoints.Row) -> JSONValue {
    .object([
      "way": .text(row.way), "interface": .text(row.interface.rawValue),
      "devices": .texts(row.devices.map(\.word)),
      "releases": .texts(row.releases.map(\.description)), "methods": .texts(row.methods),
      "disputed": .texts(row.disputed),
    ])
  }

  /// The conclusion of the table, for each kind of app.
  private func print(
    _ conclusions: [SavePoints.Conclusion], _ library: Library, _ output: inout Output
  ) {
    if conclusions.isEmpty { return }
    output.line("")
    output.line(localized("ways.conclusion"))
    for conclusion in conclusions {
      let kind = localized("ways.\(conclusion.advice.interface.rawValue)")
      let range = Release.range(conclusion.releases, among: library.releases)
      let devices = conclusion.devices.count == 1 ? ", \(conclusion.devices[0].word)" : ""
      output.line("  iOS \(range), \(kind)\(devices)")
      for sentence in conclusion.advice.sentences { output.line("    \(sentence)") }
    }
  }
}

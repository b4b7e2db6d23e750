import ArgumentParser
import Explanations
import Lifecycle
import Rulebooks
import Sessions

struct SavePointsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "save-points",
    abstract: "Which methods would have saved the user's data, for every way an app can die.",
    discussion: """
      The table is computed: the kernel lets an app die in each way, on each release, after the \
      user has edited something, and lists what its delegate still hears.
      """)

  @Option(name: .long, help: ArgumentHelp("Only this release.", valueName: "release"))
  var os: String?

  @Option(name: .long, help: ArgumentHelp("Only this device: iPhone or iPad.", valueName: "device"))
  var device: String?

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let points = try SavePoints(library, on: try library.release(os), device: try model())
      var output = Output()
      var way = ""
      for row in points.rows {
        if row.way != way {
          if !way.isEmpty { output.line("") }
          way = row.way
          output.line(way)
        }
        let kind = row.architecture == .scenes ? "scenes" : "app delegate"
        let methods = row.methods.isEmpty ? "nothing" : row.methods.joined(separator: ", ")
        let range = Release.range(row.releases, among: library.releases)
        let devices = row.devices.count == 1 ? ", \(row.devices[0].word)" : ""
        output.line("  iOS \(range), \(kind)\(devices): \(methods)")
      }
      output.flush()
    }
  }

  private func model() throws -> Device.Model? {
    guard let device else { return nil }
    let known: [Device.Model] = [.iPhone, .iPad]
    guard let model = known.first(where: { $0.word == device }) else {
      throw Problem(NearestWord.unknown("device", device, among: known.map(\.word)))
    }
    return model
  }
}

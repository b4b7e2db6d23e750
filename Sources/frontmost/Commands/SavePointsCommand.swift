import ArgumentParser
import Explanations
import Lifecycle
import Rulebooks

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

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let points = try SavePoints(library, on: try library.release(os))
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
        output.line(
          "  iOS \(Release.range(row.releases, among: library.releases)), \(kind): \(methods)")
      }
      output.flush()
    }
  }
}

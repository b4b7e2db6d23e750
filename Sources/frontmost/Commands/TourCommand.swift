import ArgumentParser
import Rulebooks

struct TourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: "Open the interface with a tour of five minutes.",
    discussion: "F1 begins it in the interface, too.")

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      var opening = InterfaceOpening(library: try knowledge.library())
      opening.hasTour = true
      try opening.open()
    }
  }
}

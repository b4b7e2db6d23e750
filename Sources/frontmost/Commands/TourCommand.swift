import ArgumentParser
import Texts

struct TourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tour",
    abstract: localized("command.tour"),
    discussion: Discussion.of(
      "tour"))

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      var opening = InterfaceOpening(library: try knowledge.library())
      opening.hasTour = true
      try opening.open()
    }
  }
}

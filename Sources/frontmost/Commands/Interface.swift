import ArgumentParser

struct Interface: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interface", abstract: "Open the interface.", shouldDisplay: false)
}

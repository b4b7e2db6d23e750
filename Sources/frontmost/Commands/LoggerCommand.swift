import ArgumentParser
import Texts

struct LoggerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logger",
    abstract: localized("command.logger"),
    discussion: Discussion.of(
      "logger",
      examples: [
        "frontmost logger > LifecycleLogger.swift",
        "frontmost logger --swiftui > LoggedApp.swift",
        "frontmost compare-log console.txt --os 17 --app 'Notes scenes'",
      ]))

  @Flag(name: .customLong("swiftui"), help: ArgumentHelp(localized("command.logger-swiftui")))
  var isSwiftUI = false

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let resources = try knowledge.library().resources
      // Both write the same lines.
      for name in [isSwiftUI ? "LoggedApp" : "LifecycleLogger", "LifecycleLine"] {
        let file = resources.file("Logs/\(name).swift")
        Output.write(String(decoding: file?.bytes ?? [], as: UTF8.self), to: 1)
      }
    }
  }
}

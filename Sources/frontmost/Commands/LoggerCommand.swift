import ArgumentParser
import Rulebooks
import Texts

struct LoggerCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "logger",
      abstract: localized("command.logger"),
      discussion: Discussion.of(
        "logger",
        examples: [
          "frontmost logger > LifecycleLogger.swift",
          "frontmost compare-log console.txt --os 17 --app 'Notes scenes'",
        ]))
  }

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let file = try knowledge.library().resources.file("Logs/LifecycleLogger.swift")
      Output.write(String(decoding: file?.bytes ?? [], as: UTF8.self), to: 1)
    }
  }
}

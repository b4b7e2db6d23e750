import ArgumentParser
import Texts

struct LnavFormat: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lnav-format",
    abstract: localized("command.lnav-format"),
    discussion: Discussion.of(
      "lnav-format",
      examples: [
        "frontmost lnav-format > frontmost.json && lnav -i frontmost.json",
        "frontmost export class.session --to jsonl > class.jsonl && lnav class.jsonl",
      ]))

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let file = try knowledge.library().resources.file("Logs/frontmost.lnav.json")
      Output.write(String(decoding: file?.bytes ?? [], as: UTF8.self), to: 1)
    }
  }
}

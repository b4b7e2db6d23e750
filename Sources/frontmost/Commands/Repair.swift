import ArgumentParser
import Sessions
import Texts

struct Repair: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repair",
    abstract: localized("command.repair"),
    discussion: Discussion.of(
      "repair",
      examples: [
        "frontmost repair class.session > whole.session",
        "frontmost repair class.session --in-place",
      ]))

  @Argument(
    help: ArgumentHelp(
      localized("command.repair-file"), valueName: localized("command.value-file")),
    completion: .sessionFile)
  var file: String

  @Flag(name: .shortAndLong, help: ArgumentHelp(localized("command.repair-in-place")))
  var inPlace = false

  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if inPlace, file == "-" { throw ValidationError(localized("errors.input-in-place")) }
  }

  func run() throws {
    try reporting {
      let source = try SessionBytes.read(file, isDamaged: true)
      let repair = try SessionRepair(source, library: try knowledge.library())
      for note in repair.repairs { complain(note) }
      if inPlace {
        if !repair.repairs.isEmpty { try WholeFile.replace(file, with: repair.text) }
        return
      }
      var output = Output()
      output.text(repair.text)
      output.flush()
    }
  }
}

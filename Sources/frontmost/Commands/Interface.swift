import ArgumentParser
import Rulebooks
import Screens
import Sessions
import TextFiles
import Texts

struct Interface: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interface",
    abstract: localized("command.interface"),
    discussion: Discussion.of(
      "interface",
      examples: [
        "frontmost --device iPad",
        "frontmost class.session --at-end",
        "printf 'open Notes\\nhome\\napps\\n' | frontmost --linear",
        "frontmost --app 'Notes scenes' --app 'Old app-delegate' --record class.session",
      ]))

  @Argument(
    help: ArgumentHelp(
      localized("command.interface-session"), valueName: localized("command.value-session")),
    completion: .session)
  var session: String?

  @Flag(name: .long, help: ArgumentHelp(localized("command.interface-at-end")))
  var atEnd = false

  @Flag(name: .long, help: ArgumentHelp(localized("command.interface-last")))
  var last = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.interface-record"), valueName: localized("command.value-file")),
    completion: .sessionFile)
  var record: String?

  @Flag(
    name: .customLong("continue"), help: ArgumentHelp(localized("command.interface-continue")))
  var goesOn = false

  @OptionGroup var look: LookOptions

  @Flag(
    name: .long,
    help: ArgumentHelp(localized("command.interface-linear")))
  var linear = false

  @OptionGroup var live: LiveOptions
  @OptionGroup var header: HeaderOptions
  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if atEnd, session == nil { throw ValidationError(localized("errors.at-end")) }
    if last, session != nil { throw ValidationError(localized("errors.last-and-session")) }
    if session == "-" { throw ValidationError(localized("errors.session-from-input")) }
    if goesOn, record == nil { throw ValidationError(localized("errors.continue-what")) }
    if goesOn, let record, SessionSource.isThere(record),
      session != nil || last || header.device != nil || header.os != nil || !header.app.isEmpty
    {
      throw ValidationError(localized("errors.continue-has-all", ["file": record]))
    }
    if record == "-" { throw ValidationError(localized("errors.record-to-output")) }
  }

  func run() throws {
    try reporting {
      var opening = InterfaceOpening(library: try knowledge.library())
      opening.session = session
      opening.isAtEnd = atEnd
      if last {
        guard let newest = KeptSessions.newest else {
          throw Problem(file: "--last", localized("errors.nothing-kept"))
        }
        opening.resumed = newest
      }
      opening.overrides = header.overrides(for: session)
      opening.recording = record
      opening.goesOn = goesOn
      opening.isLive = live.live || header.isLive
      opening.isLinear = linear
      opening.settings = look.settings
      try opening.open()
    }
  }
}

import ArgumentParser
import CLibrary
import Followers
import Screens
import TextFiles
import Texts

struct Follow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "follow",
    abstract: localized("command.follow"),
    discussion: Discussion.of(
      "follow",
      examples: [
        "frontmost follow /srv/class/class.session",
        "ssh teacher tail -n +1 -f class.session | frontmost follow -",
        "frontmost follow class.session --linear",
      ]))

  @Argument(
    help: ArgumentHelp(
      localized("command.follow-file"), valueName: localized("command.value-file")),
    completion: .sessionFile)
  var file: String

  @OptionGroup var look: LookOptions

  @Flag(name: .long, help: ArgumentHelp(localized("command.follow-linear")))
  var linear = false

  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if file == "-", isatty(0) == 1 { throw ValidationError(localized("errors.follow-typed")) }
  }

  func run() throws {
    try reporting {
      var opening = InterfaceOpening(library: try knowledge.library())
      opening.followed = (try follower, file)
      opening.isLinear = linear
      opening.settings = look.settings
      try opening.open()
    }
  }

  private var follower: any Follower {
    get throws {
      if file == "-" { return StreamFollower(descriptor: 0) }
      do throws(FollowFailure) {
        return try FileFollower.follow(file)
      } catch {
        throw Problem(file: file, "\(error)")
      }
    }
  }
}

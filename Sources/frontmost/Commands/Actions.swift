import ArgumentParser
import Sessions
import Texts

struct Actions: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: localized("command.actions"))
  }

  func run() {
    var output = Output()
    let width = ActionWord.all.map(\.usage.count).max() ?? 0
    for word in ActionWord.all {
      let gap = String(repeating: " ", count: width - word.usage.count + 2)
      output.line(word.usage + gap + word.help)
    }
    output.flush()
  }
}

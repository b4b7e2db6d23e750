import ArgumentParser
import Sessions

struct Actions: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the action words: the same in sessions, in the palette and behind the keys.")

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

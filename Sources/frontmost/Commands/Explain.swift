import ArgumentParser
import Explanations
import Rulebooks

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what a message means, what causes it, and what an app should do in it.",
    discussion: """
      The name is Swift's or Objective-C's, with or without its parameters. Exit status 1 where \
      there is no such message.

      EXAMPLES
        frontmost explain sceneWillResignActive
        frontmost explain application:didFinishLaunchingWithOptions:
      """)

  @Argument(help: "The message's name.")
  var name: String

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let found = try MessageExplanation.find(name, in: library)
      if found.isEmpty {
        let near = MessageExplanation.nearest(to: name, in: library)
        complain(
          "there is no message '\(name)' in UIKit that this program knows"
            + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", or "))?"))
        throw Exit.failed
      }
      var output = Output()
      for (index, explanation) in found.enumerated() {
        if index > 0 { output.line("") }
        print(explanation, library, &output)
      }
      output.flush()
    }
  }

  private func print(
    _ explanation: MessageExplanation, _ library: Library, _ output: inout Output
  ) {
    let row = explanation.row
    output.line("\(row.selector)   \(row.receiver)")
    if let spelling = row.objectiveC, spelling != row.selector {
      output.line("  Objective-C   \(spelling)")
    }
    let end = row.deprecated.map { ", deprecated in iOS \($0)" } ?? ""
    output.line("  since         iOS \(row.since)\(end)")
    if let notification = row.notification { output.line("  notification  \(notification)") }
    if let trait = row.trait { output.line("  trait         \(trait)") }
    if let guidance = row.guidance {
      output.line("")
      output.line("  What it means: \(guidance.means)")
      output.line("  What causes it: \(guidance.causes)")
      output.line("  What to do: \(guidance.task)")
    }
    if !explanation.rules.isEmpty { output.line("") }
    for rule in explanation.rules {
      let range = Release.range(rule.releases, among: library.releases)
      let side = rule.isAlternative ? "; not in force, unless a session says 'with:'" : ""
      output.line("  iOS \(range): \(rule.reason) (\(rule.id), \(rule.standing)\(side))")
    }
  }
}

import Lifecycle
import Rulebooks
import Sessions
import Texts

@testable import Screens

/// A language that nobody speaks: every letter of our texts as a letter that resembles it, and
/// words longer by two fifths, as those of other languages are. What stays as it was in it is not
/// in the files of texts, and what was laid out for English words breaks.
enum MadeUpLanguage {
  static let language = Language.english.mapped(as: "made-up", longer)

  static func longer(_ text: String) -> String {
    var result = ""
    var count = 0
    for character in text {
      guard let other = letters[character] else {
        result.append(character)
        continue
      }
      count += 1
      result.append(other)
      if count % 5 == 2 || count % 5 == 4 { result.append(other) }
    }
    return result
  }

  private static let letters = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçðëƒĝĥïĵķļɱñöþǫřšťüṽŵẋÿžÅƁÇÐËƑĜĤÏĴĶĻṀÑÖÞǪŘŠŤÜṼŴẊŸŽ"))

  /// Words of three letters and more that are no texts of ours: what Apple named, what session
  /// files hold, what apps are called, and what resources say.
  static let foreignWords: Set<String> = {
    let library = Driver.library
    var texts = ["Frontmost", "iPhone", "iPad", "iOS", "Swift", "Objective-C", "UIKit"]
    for row in library.messages.rows {
      texts += [row.selector, row.objectiveC, row.says, row.notification].compactMap { $0 }
      if let guidance = row.guidance { texts += [guidance.means, guidance.causes, guidance.task] }
    }
    for source in library.sources.sources {
      texts += [source.key, source.author, source.title, source.edition]
    }
    for release in library.releases {
      guard let rules = try? library.rules(of: release) else { continue }
      for rule in rules.rules + rules.alternatives.map(\.rule) {
        texts += [rule.name, rule.because]
      }
      for app in (try? library.builtInApps(on: rules)) ?? [] {
        texts += [app.name] + app.content + app.edited + app.traits.words
      }
    }
    for scenario in Scenarios(.embedded).all { texts += [scenario.path, scenario.title] }
    for step in (try? Tour(.embedded))?.steps ?? [] { texts += [step.title, step.text] }
    for word in ActionWord.all { texts.append(word.usage) }
    for binding in KeyTable.standard.bindings {
      texts.append(binding.name)
      texts += binding.keys.map(\.name)
    }
    texts += StateWord.apps + StateWord.scenes + Receiver.allCases.map(\.word)
    texts += AppTraits.flags + AppTraits.modeNames + ["multiple-windows", "exits-on-suspend"]
    texts += LinearWord.all.map(\.usage)
    // Receivers where there is no room for their names, and the files that are suggested.
    texts += ["win", "notif", "UIApp", "class.session", "lines.session", "command line"]
    return Set(texts.flatMap(words))
  }()

  /// The runs of ASCII letters in a text that are at least three long.
  static func words(_ text: String) -> [String] {
    text.split { !($0.isASCII && $0.isLetter) }.map(String.init).filter { $0.count > 2 }
  }

  /// The words of a text that should have been in the files of texts. Where one was shortened, or
  /// something lies over a half of it, a part of a word is as good as the word.
  static func missed(in text: String) -> [String] {
    var missed: [String] = []
    for line in text.split(separator: "\n") {
      for range in line.ranges(of: /[A-Za-z]{3,}/) {
        let word = String(line[range])
        if foreignWords.contains(word) || foreignWords.contains(word.lowercased()) { continue }
        let isCut =
          isEdge(line[..<range.lowerBound].reversed()) || isEdge(line[range.upperBound...])
        if isCut, foreignWords.contains(where: { $0.contains(word) }) { continue }
        missed.append("\(word): \(line)")
      }
    }
    return missed
  }

  /// Whether a word that ends before these characters may be cut there.
  private static func isEdge(_ rest: some Sequence<Character>) -> Bool {
    rest.prefix(2).contains { "…│╭╮╰╯─┃".contains($0) }
  }
}

import Lifecycle
import Rulebooks
import Sessions
import Texts

@testable import Screens
@testable import Workbench

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

  /// Words that are no texts of ours wherever they stand: what Apple named, what session files
  /// hold, what apps are called.
  private static let names: Set<String> = {
    let library = Driver.library
    var texts = ["Frontmost", "iPhone", "iPad", "iOS", "Swift", "Objective-C", "UIKit"]
    for row in library.messages.rows {
      texts += [row.selector, row.objectiveC, row.notification].compactMap { $0 }
    }
    for app in builtInApps { texts += [app.name] + app.traits.words }
    for word in ActionWord.all { texts.append(word.usage) }
    for binding in KeyTable.standard.commands { texts += binding.keys.map(KeyTable.standard.name) }
    texts += StateWord.apps + StateWord.scenes + ["iPadOS"]
    texts += AppTraits.Interface.allCases.map(\.rawValue)
    // A scene's state on the device, without its first half, and in capitals.
    texts += ["active", "inactive", "background"].flatMap { [$0, $0.uppercased()] }
    texts += Receiver.allCases.map(\.word)
    texts += AppTraits.flags + AppTraits.modeNames + ["multiple-windows", "exits-on-suspend"]
    texts += LineWord.all.map(\.usage) + KeyTable.standard.paletteCommands.map(\.name) + ["theme"]
    // Receivers where there is no room for their names, and the files that are suggested.
    texts += ["win", "notif", "UIApp", "class.session", "lines.session"]
    return Set(texts.flatMap(words)).union(prose.filter { words($0).count == 1 }.flatMap(words))
  }()

  /// What resources say, which a language replaces by files of its own.
  private static let prose: [String] = {
    let library = Driver.library
    var texts: [String] = []
    for row in library.messages.rows {
      texts += [row.says, row.guidance?.means, row.guidance?.causes, row.guidance?.task]
        .compactMap { $0 }
    }
    for topic in (try? library.topics()) ?? [] { texts += topic.names + topic.about }
    for source in library.sources.sources {
      texts.append("\(source.author): \(source.title) (\(source.edition))")
    }
    for release in library.releases {
      guard let rules = try? library.rules(of: release) else { continue }
      for rule in rules.rules + rules.alternatives.map(\.rule) {
        texts += [rule.name, rule.because]
      }
    }
    for app in builtInApps { texts += app.content + app.edited + app.large }
    for scenario in Scenarios(.embedded).all {
      texts += [scenario.name, scenario.path, scenario.title]
      texts.append(ScenarioBrowser.Entry.title(ofChapter: scenario.chapter))
      for line in SessionOutline(scenario.file).lines {
        switch line {
        case .narration(let text), .action(let text): texts.append(text)
        }
      }
    }
    for step in (try? Tour(.embedded))?.steps ?? [] {
      texts += [step.title, Driver().model.words(of: step), step.typed?.text ?? ""]
    }
    return texts
  }()

  private static let builtInApps: [BuiltInApp] = Driver.library.releases.flatMap { release in
    (try? Driver.library.rules(of: release)).flatMap { try? Driver.library.builtInApps(on: $0) }
      ?? []
  }

  /// Words of prose that follow each other.
  private static let pairs = Set(
    prose.flatMap { text in
      let words = words(text)
      return zip(words, words.dropFirst()).map { "\($0) \($1)" }
    })

  private static let proseWords = Set(prose.flatMap(words))

  /// The runs of ASCII letters in a text; with hyphens between them they are one.
  static func words(_ text: String) -> [String] {
    text.matches(of: /[A-Za-z]+(-[A-Za-z]+)*/).map { String($0.output.0) }
  }

  /// The words of a text that should have been in the files of texts, of those that have three
  /// letters. A word of prose counts as such beside another. Where one was shortened, or something
  /// lies over a half of it, a part of a word is as good as the word.
  static func missed(in text: String) -> [String] {
    var missed: [String] = []
    var last: [String] = []
    for line in text.split(separator: "\n") {
      let found = line.matches(of: /[A-Za-z]+(-[A-Za-z]+)*/)
      let words = found.map { String($0.output.0) }
      for (index, word) in words.enumerated() where word.count > 2 && !names.contains(word) {
        let before = index > 0 ? [words[index - 1]] : last
        let near = before + words[index...].prefix(2)
        if zip(near, near.dropFirst()).contains(where: { follow($0, $1, in: line) }) { continue }
        let range = found[index].range
        let isCut =
          isEdge(line[..<range.lowerBound].reversed()) || isEdge(line[range.upperBound...])
        if isCut, names.union(proseWords).contains(where: { $0.contains(word) }) { continue }
        missed.append("\(word): \(line)")
      }
      last = words.suffix(1)
    }
    return missed
  }

  private static func follow(_ first: String, _ second: String, in line: Substring) -> Bool {
    let pair = "\(first) \(second)"
    return pairs.contains(pair)
      || ["…", "│", "┃"].contains { line.contains(second + $0) }
        && pairs.contains { $0.hasPrefix(pair) }
  }

  /// Whether a word that ends before these characters may be cut there, or its line broken.
  private static func isEdge(_ rest: some Sequence<Character>) -> Bool {
    let next = Array(rest.prefix(3))
    return next.contains { "…│╭╮╰╯─┃".contains($0) } || next.elementsEqual("   ")
  }
}

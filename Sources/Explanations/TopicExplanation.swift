import Rulebooks
import Sessions
import TextFiles

/// The explanation of a concept, of API that is no message, or of an action word.
public struct TopicExplanation: Sendable {
  public var name: String
  /// Its other names, and what it is.
  public var also: [String] = []
  public var about: [String] = []
  public var messages: [String] = []
  public var rules: [RuleList.Entry] = []
  public var actions: [ActionWord] = []
  /// Each with its author, title and edition.
  public var sources: [String] = []

  /// The topics of that name, or else the action; none where there is neither.
  public static func find(
    _ name: String, in library: Library
  ) throws(Diagnostic) -> [TopicExplanation] {
    let wanted = plain(name)
    let topics = try library.topics().filter { topic in
      topic.names.contains { plain($0) == wanted }
    }
    if topics.isEmpty {
      return ActionWord.all.filter { $0.word == wanted }.map {
        TopicExplanation(name: $0.word, actions: [$0])
      }
    }
    let list = try RuleList(library)
    return topics.map { TopicExplanation($0, list, library) }
  }

  private init(name: String, actions: [ActionWord]) {
    self.name = name
    self.actions = actions
  }

  private init(_ topic: Topic, _ list: RuleList, _ library: Library) {
    name = topic.name
    also = topic.also
    about = topic.about
    messages = topic.messages
    rules = list.entries.filter { topic.rules.contains($0.id) }
    actions = topic.actions.compactMap { word in ActionWord.all.first { $0.word == word } }
    sources = topic.sources.compactMap { library.sources[$0]?.cited }
  }

  /// All names that lead to an explanation.
  static func names(in library: Library) -> [String] {
    ((try? library.topics()) ?? []).flatMap(\.names) + ActionWord.all.map(\.word)
  }

  /// A name without what parameters add, in small letters: `UIScene.activationState` and
  /// `beginBackgroundTask(expirationHandler:)` are found by what people remember of them.
  private static func plain(_ name: String) -> String {
    String(name.lowercased().prefix { $0 != "(" })
  }
}

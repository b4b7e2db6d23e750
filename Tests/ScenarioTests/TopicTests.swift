import Explanations
import Lifecycle
import Rulebooks
import Sessions
import Testing

/// What topics name is there.
@Suite struct TopicTests {
  @Test func everyNameOfATopicLeadsSomewhere() throws {
    let library = try Library()
    let rules = Set(try RuleList(library).entries.map(\.id))
    let messages = Set(library.messages.rows.map(\.selector))
    let actions = Set(ActionWord.all.map(\.word))
    var names: Set<String> = []
    for topic in try library.topics() {
      for rule in topic.rules { #expect(rules.contains(rule), "\(topic.name): \(rule)") }
      for message in topic.messages { #expect(messages.contains(message), "\(topic.name)") }
      for action in topic.actions { #expect(actions.contains(action), "\(topic.name): \(action)") }
      for name in topic.names {
        #expect(names.insert(name.lowercased()).inserted, "\(name) stands twice")
      }
    }
  }

  /// Each word of a rulebook has its words for people.
  @Test func everyWordOfARulebookHasAText() throws {
    let library = try Library()
    for entry in try RuleList(library).entries {
      let text = [entry.text.audience, entry.text.occasion ?? ""] + entry.text.steps
      for words in text {
        for file in ["facts.", "triggers.", "effects.", "conditions."] {
          #expect(!words.contains(file), "\(entry.id): \(words)")
        }
      }
    }
  }
}

import Explanations
import JSON
import Rulebooks
import Sessions

/// What `explain` knows of a name, as JSON.
struct ExplanationJSON {
  let library: Library

  func object(
    _ name: String, _ messages: [MessageExplanation], _ topics: [TopicExplanation]
  ) -> JSONValue {
    .object([
      "name": .text(name), "messages": .list(messages.map(message)),
      "topics": .list(topics.map(topic)),
    ])
  }

  private func message(_ explanation: MessageExplanation) -> JSONValue {
    let row = explanation.row
    return .object([
      "message": .text(row.selector), "receiver": .text("\(row.receiver)"),
      "objectiveC": .optional(row.objectiveC), "since": .text("\(row.since)"),
      "deprecated": .optional(row.deprecated.map { "\($0)" }),
      "notification": .optional(row.notification), "trait": .optional(row.trait),
      "means": .optional(row.guidance?.means), "causes": .optional(row.guidance?.causes),
      "do": .optional(row.guidance?.task), "rules": .list(explanation.rules.map(rule)),
      "places": .list(explanation.places.map(rule)),
    ])
  }

  private func topic(_ topic: TopicExplanation) -> JSONValue {
    .object([
      "topic": .text(topic.name), "also": .texts(topic.also), "about": .texts(topic.about),
      "messages": .texts(topic.messages), "actions": .texts(topic.actions.map(\.word)),
      "rules": .list(topic.rules.map(rule)), "sources": .texts(topic.sources),
    ])
  }

  private func rule(_ rule: RuleList.Entry) -> JSONValue {
    .object([
      "id": .text(rule.id), "releases": .texts(rule.releases.map(\.description)),
      "reason": .text(rule.reason), "evidence": .text(rule.evidence.rawValue),
      "assumedAfter": .optional(rule.assumedAfter.map { "\($0)" }),
      "alternative": .flag(rule.isAlternative),
    ])
  }
}

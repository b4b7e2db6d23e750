import Exploring
import Lifecycle
import Texts

extension Model {
  /// Whether the devices that are possible for the chosen app are still being found.
  var isExploring: Bool {
    guard let app = selectedApp else { return false }
    return knowledge[app]?.isBusy ?? true
  }

  /// Follows the session by a slice.
  mutating func followKnowledge() {
    guard let app = selectedApp else { return }
    knowledge.follow(simulation, app, slice: KnowledgeView.slice)
  }

  /// Where one is, for what is revealed there.
  private var placeOfKnowledge: KnowledgeView.Place? {
    selectedApp.map {
      KnowledgeView.Place(
        app: $0, cursor: simulation.timeline.cursor, events: simulation.timeline.events.count)
    }
  }

  /// Whether the session's own device is marked.
  var isDeviceRevealed: Bool {
    sidePanel is KnowledgePanel && knowledge.revealed != nil
      && knowledge.revealed == placeOfKnowledge
  }

  /// Marks the session's own device, or no longer.
  mutating func revealDevice() {
    guard sidePanel is KnowledgePanel else {
      let text = localized("knowledge.not-shown")
      say(text, next: .knowledge, "shows-it")
      return
    }
    knowledge.reveal(isDeviceRevealed ? nil : placeOfKnowledge)
  }
}

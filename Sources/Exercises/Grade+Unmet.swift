import Lifecycle
import Sessions
import Texts

// What an answer has not met at its end.
extension Grade {
  /// The waypoints and goals that were not met.
  var unmet: [Goals.Item] {
    if progress.isDone { return [] }
    let device = simulation.timeline.kernel.device
    let goals = exercise.goals
    return goals.via.dropFirst(progress.stage)
      + goals.goals.filter { !$0.condition.holds(on: device, after: lastEvents) }
  }

  var lastEvents: [Event] {
    let timeline = simulation.timeline
    guard timeline.cursor > 0 else { return [] }
    return Array(timeline.allEvents[timeline.events(beneath: timeline.cursor - 1)])
  }

  /// Why a goal does not hold: what there is in its place, where that can be said.
  func sentence(unmet item: Goals.Item) -> String {
    let window: SceneID? =
      switch item.condition {
      case .process(let app, _), .application(let app, _): SceneID(app: app, number: 0)
      case .scene(let window, _) where window.number > 0: window
      case .scene, .device, .message, .receives, .not: nil
      }
    if let window {
      return localized(
        "grade.other-state",
        [
          "window": simulation.text.window(window), "state": simulation.state(window),
          "condition": item.text,
        ])
    }
    let key = item.condition.isEvent ? "grade.not-sent-at-end" : "grade.not-reached"
    return localized(key, ["condition": item.text])
  }
}

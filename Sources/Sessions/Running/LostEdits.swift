import Lifecycle

/// An action after which an app ended with unsaved edits.
public struct LostEdits: Sendable {
  /// The action's line in the file, from 1.
  public var line: Int
  public var app: AppID
  public var count: UInt16

  /// Finds all of them by running the session. A session without edits is not run.
  public static func find(in session: SessionFile, on simulation: Simulation) -> [LostEdits] {
    let isEdited = session.lines.contains {
      if case .act(.edit, _)? = $0.action?.step { true } else { false }
    }
    guard isEdited,
      let word = simulation.rules.messages.id(.system, "editsLost")
    else { return [] }
    var found: [LostEdits] = []
    var run = SessionRun(simulation)
    run.run(session) { done, simulation in
      for message in done.events.messages where message.selector == word {
        let app = simulation.timeline.kernel.device[message.app]
        found.append(LostEdits(line: done.line, app: message.app, count: max(1, app.lostEdits)))
      }
    }
    return found
  }
}

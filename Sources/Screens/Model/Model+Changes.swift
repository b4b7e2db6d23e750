import Lifecycle
import Sessions
import Workbench

// The screen follows the session.
extension Model {
  mutating func follow(_ changes: Changes) {
    if changes.isReplaced {
      click = nil
      if popup?.isAboutSession == true { popup = nil }
    }
    if changes.isAdopted { adopt() }
    if let fork = changes.fork { log.forget(from: fork) }
    if changes.areAllShown { showAllMessages() }
    if changes.isMoved { log.follow() }
    if changes.hasRemarks { showRemarks() }
    if changes.isRefreshed { refresh() }
    for app in changes.appeared { selectWhatCame(app) }
    if changes.hasArrived {
      sayCaption()
      sayExercise()
    }
    if changes.isExerciseOpened { sayOpenedExercise() }
    if let sent = changes.sent { holdMessages(sent) }
    if let held = changes.held { popup = PredictionWindow(held) }
  }

  /// How the session before was looked at is of no interest.
  private mutating func adopt() {
    deviceView.adopt(simulation, (try? library.builtInApps(on: simulation.rules)) ?? [])
    appsPanel = AppsPanel()
    knowledge.forget()
    scrubbing = Scrubbing()
    if popup is ComparingView { popup = nil }
    presenting.releaseMessages()
    log.adopt(simulation)
  }

  /// Brings what is chosen and scrolled in line with what is there now.
  private mutating func refresh() {
    showWhatIsKnown()
    log.update(simulation.timeline)
    popup?.update(in: &self)
    deviceView.keepCard(of: device)
    appsPanel.keepSelection(of: device)
  }

  /// Gives the log a row for each mark and for each line of narration.
  private mutating func showRemarks() {
    var narration: [Int: Int] = [:]
    for line in travel.branches.narration { narration[line.place, default: 0] += 1 }
    log.setRemarks(
      Set(travel.branches.marks.map(\.place)), narration, simulation.timeline)
  }

  /// The selection follows the app that an action brings to the front, and stays where it is while
  /// none comes: so it is always in sight, and moved only by who moves it.
  private mutating func selectWhatCame(_ app: AppID) {
    if selectedApp != app { appsPanel.select(app) }
  }
}

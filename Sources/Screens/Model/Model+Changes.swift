import Lifecycle
import Sessions

// The screen follows the session.
extension Model {
  mutating func follow(_ change: Change) {
    switch change {
    case .adopted:
      deviceView.adopt(simulation, (try? library.builtInApps(on: simulation.rules)) ?? [])
      appsPanel = AppsPanel()
      knowledge.forget()
      scrubbing.dragged = nil
      scrubbing.isShown = false
      if popup is ComparingView { popup = nil }
      presenting.releaseMessages()
      log.adopt(simulation)
    case .forked(let entry): log.forget(from: entry)
    case .remarks: showRemarks()
    case .moved: log.follow()
    case .sent(let messages): holdMessages(messages)
    case .allShown: showAllMessages()
    case .refreshed: refresh()
    case .appeared(let app): selectWhatCame(app)
    case .arrived:
      sayCaption()
      sayExercise()
    case .exerciseOpened: sayOpenedExercise()
    case .replaced:
      click = nil
      if popup?.isAboutSession == true { popup = nil }
    case .held(let step): popup = PredictionWindow(step)
    }
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

import TerminalKit

/// The diagram of states of what is chosen. Where the large one has room, it has most of it.
struct StatesPanel: SidePanel {
  func draw(on canvas: inout Canvas, _ model: Model, in rect: Rect) {
    canvas.drawStates(model, in: rect)
  }

  /// Ten rows of the log stay.
  func place(above log: Rect, in layout: inout Layout, hasDisplay: Bool) {
    guard let apps = layout.apps else { return }
    let least = StatePlan.size.rows + 2
    // The apps give rows that they hardly need.
    let given = max(0, min(apps.height - 10, least + 10 - log.height))
    let room = log.height + given
    guard room >= least + 10 else { return layout.replaceLog(log) }
    layout.apps?.height -= given
    let y = log.y - given
    let large = StateChart.leastSize
    // An external display takes its room from the log, and does not give way.
    let most = min(max(large.rows + 2, room * 3 / 5), room - (hasDisplay ? 19 : 10))
    let isLarge = most >= large.rows + 2 && log.width >= large.columns + 2
    let height = isLarge ? most : least
    layout.side = Rect(x: log.x, y: y, width: log.width, height: height)
    layout.log = Rect(x: log.x, y: y + height, width: log.width, height: room - height)
  }

  func place(beside log: Rect, in layout: inout Layout, hasDisplay: Bool) {
    let least = StatePlan.size.columns + 2
    guard log.width >= least + 50, log.height >= StatePlan.size.rows + 2 else {
      return layout.replaceLog(log)
    }
    // The longest messages keep their room beside the large diagram, and so does a display.
    let large = StateChart.leastSize
    let most = log.width - max(hasDisplay ? 110 : 76, log.width * 2 / 5)
    let isLarge = log.height >= large.rows + 2 && most >= large.columns + 2
    layout.giveLogsRight(to: isLarge ? most : least, of: log)
  }
}

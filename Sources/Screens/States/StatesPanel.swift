import TerminalKit

/// The diagram of states of what is chosen. Where the large one has room, it has most of it.
struct StatesPanel: SidePanel {
  func draw(on canvas: inout Canvas, _ model: Model, in rect: Rect) {
    canvas.drawStates(model, in: rect)
  }

  /// Ten rows of the log stay.
  func place(above log: Rect, in layout: inout Layout, hasDisplay: Bool) {
    guard layout.apps != nil else { return }
    let least = StatePlan.size.rows + 2
    layout.giveLogsTop(of: log, wanting: least + 10) { room in
      if room < least + 10 { return nil }
      let large = StateChart.leastSize
      // An external display takes its room from the log, and does not give way.
      let most = min(max(large.rows + 2, room * 3 / 5), room - (hasDisplay ? 19 : 10))
      return most >= large.rows + 2 && log.width >= large.columns + 2 ? most : least
    }
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

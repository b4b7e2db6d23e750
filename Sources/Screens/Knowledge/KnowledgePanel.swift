import TerminalKit

/// What the chosen app knows: left what its delegates received, right which devices are possible.
struct KnowledgePanel: SidePanel {
  func draw(on canvas: inout Canvas, _ model: Model, in rect: Rect) {
    canvas.drawKnowledge(model, in: rect)
  }

  /// Its rows with the frame, where both parts are beside each other.
  private static let rows = 13

  /// Where there is no room for both parts beside each other, it takes the log's place: what the
  /// log would show of the app is in it.
  func place(above log: Rect, in layout: inout Layout, hasDisplay: Bool) {
    layout.giveLogsTop(of: log, wanting: KnowledgePanel.rows + 10) { room in
      let hasRoom = log.width >= Canvas.widthOfBoth + 2 && room >= KnowledgePanel.rows + 8
      return hasRoom ? KnowledgePanel.rows : nil
    }
  }

  func place(beside log: Rect, in layout: inout Layout, hasDisplay: Bool) {
    let width = min(56, log.width - 60)
    guard width >= 46, log.height >= 11 else { return layout.replaceLog(log) }
    layout.giveLogsRight(to: width, of: log)
  }

  func isBusy(_ model: Model) -> Bool { model.isExploring }

  func goOn(in model: inout Model) { model.followKnowledge() }
}

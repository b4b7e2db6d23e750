import Lifecycle

/// The owners of phases that name none.
enum PhaseOwners {
  static func selector(_ state: AppState) -> String? {
    switch state.word {
    case .active: "scenePhase(.active)"
    case .inactive: "scenePhase(.inactive)"
    case .background: "scenePhase(.background)"
    case .hidden, .detached: nil
    }
  }

  /// The App's phase becomes active at launch and the view's does not change then. Neither has the
  /// same phase twice in a row: of two, the second is the view's.
  static func resolved(_ found: [(line: RealLog.Line, phase: AppState?)]) -> [RealLog.Line] {
    let open = found.map { $0.phase?.owner == nil ? $0.phase?.word : nil }
    let second = seconds(found.map(\.line), open)
    let isApps = open.lazy.compactMap { $0 }.first == .active || second.contains(true)
    return found.indices.map { place in
      var line = found[place].line
      guard open[place] != nil else { return line }
      let isViews = !isApps || second[place]
      line.receiver = (isViews ? Receiver.contentView : .app).word
      return line
    }
  }

  /// Which of them are the second ones of two that are equal, in one process.
  private static func seconds(_ lines: [RealLog.Line], _ phases: [AppState.Word?]) -> [Bool] {
    var last: (phase: AppState.Word, process: Int?)?
    return zip(lines, phases).map { line, phase in
      if ProcessStarts.rank(line) != nil { last = nil }
      guard let phase else { return false }
      let isSecond = last.map { $0.phase == phase && $0.process == line.process } ?? false
      last = isSecond ? nil : (phase, line.process)
      return isSecond
    }
  }
}

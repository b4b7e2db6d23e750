import Explanations
import Lifecycle
import Sessions
import Texts

extension LineWord {
  static let lanes = [LineWord("lanes", "[NUMBER]") { ($0.lanes(Int($1) ?? 20), []) }]
}

extension LineInterface {
  /// Each line with the states that it changed.
  func lanes(_ count: Int) -> [String] {
    let chart = LaneChart(simulation) {
      filter.shows($0) && $0.receiver != .notification
    }
    if chart.rows.isEmpty { return [localized("notes.no-lanes")] }
    let timeline = simulation.timeline
    var lines: [String] = []
    var hasDisputed = false
    for index in max(0, chart.rows.count - max(1, count))..<chart.rows.count {
      let row = chart.rows[index]
      let words: String
      switch row.content {
      case .action(let entry): words = heading(entry).joined()
      case .refusal(let entry):
        words = "! " + (timeline.entries[entry].refusal.map(simulation.text.sentence) ?? "")
      case .message(let message):
        words = messageLine(at: message).trimmingBlanks
        hasDisputed = hasDisputed || simulation.isDisputed(messageAt: message)
      }
      var line = "\(TimeText.clock(row.time)) \(words)"
      let before = index > 0 ? chart.rows[index - 1].states : []
      for (lane, state) in zip(chart.lanes, row.states).enumerated().map({ ($0, $1) })
      where state.1 != (lane < before.count ? before[lane] : .none) {
        line += "; \(name(state.0)) \(state.1.word)"
      }
      lines.append(line)
    }
    return hasDisputed ? lines + [DisputedMark.legend] : lines
  }

  fileprivate func name(_ lane: LaneChart.Lane) -> String {
    name(lane.app) + (lane.scene > 0 ? "#\(lane.scene)" : "")
  }
}

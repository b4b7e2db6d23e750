import Explanations
import Lifecycle
import Screens
import Sessions
import Texts

/// The lanes as a picture: time runs down, a lane an app and scene, in color and with a letter for
/// each state.
struct LanesPicture {
  let export: SessionExport

  init(_ export: SessionExport) { self.export = export }

  private static let rowHeight = 18
  private static let laneWidth = 74
  private static let left = 70

  var text: String {
    let simulation = export.simulation
    let chart = LaneChart(simulation, last: .max) {
      export.shows($0) && $0.receiver != .notification
    }
    let words = chart.rows.map { row($0, simulation) }
    let lanesEnd = LanesPicture.left + chart.lanes.count * LanesPicture.laneWidth
    let longest = words.map { $0.text.count + ($0.isAction ? 2 : 4) }.max() ?? 0
    let width = lanesEnd + 24 + longest * 8
    let height = 64 + (chart.rows.count + 2) * LanesPicture.rowHeight
    var parts = [
      Markup.picture(title: export.title, width: width, height: height),
      Markup.label(export.originLine, x: 12, y: 20, fill: "#555555"),
    ]
    for (index, lane) in chart.lanes.enumerated() {
      let name = simulation.text.name(lane.app) + (lane.scene > 0 ? "#\(lane.scene)" : "")
      parts.append(
        Markup.label(
          name, x: LanesPicture.left + index * LanesPicture.laneWidth, y: 44, isBold: true))
    }
    var before: Instant?
    for (index, row) in chart.rows.enumerated() {
      let y = 56 + index * LanesPicture.rowHeight
      if words[index].isAction, row.time != before {
        parts.append(
          Markup.label(TimeText.clock(row.time), x: 8, y: y + 13, fill: "#555555"))
        before = row.time
      }
      for (lane, state) in row.states.enumerated() {
        parts += cell(state, x: LanesPicture.left + lane * LanesPicture.laneWidth, y: y)
      }
      parts.append(
        Markup.label(
          (words[index].isAction ? "▸ " : "    ") + words[index].text, x: lanesEnd + 12, y: y + 13,
          fill: words[index].isAction ? "#00606b" : "#111111", isBold: words[index].isAction))
    }
    if export.hasDisputed {
      let y = 56 + (chart.rows.count + 1) * LanesPicture.rowHeight
      parts.append(Markup.label(DisputedMark.legend, x: 12, y: y + 13, fill: "#555555"))
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private func row(_ row: LaneChart.Row, _ simulation: Simulation) -> (text: String, isAction: Bool)
  {
    switch row.content {
    case .action(let entry):
      let step = simulation.timeline.entries[entry]
      return (simulation.text.line(.act(step.step, detail: step.detail)), true)
    case .refusal(let entry):
      guard let refusal = simulation.timeline.entries[entry].refusal else { return ("", false) }
      return (localized("exports.refused", ["reason": simulation.text.sentence(refusal)]), false)
    case .message(let index):
      let message = simulation.timeline.message(at: index)
      let row = simulation.rules.messages[message.selector]
      let name =
        simulation.text.name(message.app) + (message.number > 0 ? "#\(message.number)" : "")
      let text = "\(name) \(row.says ?? row.selector)"
      return (
        DisputedMark.marked(text, if: simulation.isDisputed(messageAt: index)), false
      )
    }
  }

  private func cell(_ state: LaneChart.State, x: Int, y: Int) -> [String] {
    guard let look = LanesPicture.look(state) else { return [] }
    return [
      #"<rect x="\#(x)" y="\#(y)" width="44" height="\#(LanesPicture.rowHeight)" "#
        + #"fill="\#(look.fill)"/>"#,
      Markup.label(look.letter, x: x + 18, y: y + 13, fill: look.ink),
    ]
  }

  /// A state's color and letter; nothing is drawn for what is gone.
  static func look(
    _ state: LaneChart.State
  ) -> (letter: String, fill: String, ink: String)? {
    switch state {
    case .none: nil
    case .suspended: ("S", "#d9c2e9", "#3b1d52")
    case .background: ("B", "#bcd3f2", "#123a6b")
    case .inactive: ("I", "#f5df9d", "#5c4300")
    case .active: ("A", "#9fd8a5", "#0d4715")
    }
  }
}

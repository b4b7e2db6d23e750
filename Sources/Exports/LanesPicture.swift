import Explanations
import Lifecycle
import Screens
import Sessions
import TerminalKit
import Texts

/// The lanes as a picture: time runs down, a lane an app and scene, in color and with a letter for
/// each state.
struct LanesPicture {
  private let export: SessionExport
  private let chart: LaneChart
  /// The lines beside the lanes, from the top.
  private let lines: [Line]
  private let heads: [String]

  /// A line of the picture: a row of the chart, or narration between the actions.
  private struct Line {
    enum Kind { case action, message, narration }

    var kind: Kind
    var text: String
    /// The action's number, from 1; narration belongs to the next action.
    var step: Int
    var row: LaneChart.Row?
  }

  private static let rowHeight = 18
  private static let cellWidth = 44
  private static let columnWidth = 8
  private static let left = 70
  private static let top = 84
  /// The indentation of continued narration, in columns.
  private static let mostColumns = 72

  init(_ export: SessionExport) {
    self.export = export
    let simulation = export.simulation
    let chart = LaneChart(simulation, last: .max) {
      export.shows($0) && $0.receiver != .notification
    }
    self.chart = chart
    heads = chart.lanes.map { lane in
      simulation.text.name(lane.app) + (lane.scene > 0 ? "#\(lane.scene)" : "")
    }
    var lines: [Line] = []
    func tell(_ narration: [String], _ step: Int) {
      for text in narration.flatMap({ Shortening.wrapped($0, to: LanesPicture.mostColumns) }) {
        lines.append(Line(kind: .narration, text: text, step: step))
      }
    }
    for row in chart.rows {
      if case .action(let entry) = row.content {
        tell(export.narration(before: entry), entry + 1)
      }
      lines.append(LanesPicture.line(row, simulation, step: lines.last?.step ?? 1))
    }
    let count = simulation.timeline.past.count
    tell(export.narration(before: count), count + 1)
    self.lines = lines
  }

  private static func line(_ row: LaneChart.Row, _ simulation: Simulation, step: Int) -> Line {
    switch row.content {
    case .action(let entry):
      let action = simulation.timeline.entries[entry]
      let words = simulation.text.line(.act(action.step, detail: action.detail))
      return Line(kind: .action, text: words, step: entry + 1, row: row)
    case .refusal(let entry):
      let reason = simulation.timeline.entries[entry].refusal.map(simulation.text.sentence) ?? ""
      let text = localized("exports.refused", ["reason": reason])
      return Line(kind: .message, text: text, step: step, row: row)
    case .message(let index):
      let message = simulation.timeline.message(at: index)
      let sent = simulation.rules.messages[message.selector]
      let name =
        simulation.text.name(message.app) + (message.number > 0 ? "#\(message.number)" : "")
      let text = DisputedMark.marked(
        "\(name) \(sent.says ?? sent.selector)", if: simulation.isDisputed(messageAt: index))
      return Line(kind: .message, text: text, step: step, row: row)
    }
  }

  // MARK: - The picture

  var text: String {
    let longest = lines.map { TextWidth.columns(of: $0.text) + 4 }.max() ?? 0
    let width = max(560, lanesEnd + 24 + longest * LanesPicture.columnWidth)
    let height = LanesPicture.top + 8 + (lines.count + 2) * LanesPicture.rowHeight
    let parts =
      [
        Markup.picture(title: export.title, width: width, height: height),
        Markup.label(export.originLine, x: 12, y: 20, fill: "#555555"),
      ] + legend
      + heads.enumerated().map { index, name in
        Markup.label(name, x: x(of: index), y: LanesPicture.top - 12, isBold: true)
      } + steps + disputed
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  /// What the letters and colors mean.
  private var legend: [String] {
    var x = 12
    return [LaneChart.Level.active, .inactive, .background, .suspended].flatMap { state in
      defer { x += LanesPicture.cellWidth + 20 + 8 * TextWidth.columns(of: state.word) }
      return cell(state, x: x, y: 30)
        + [Markup.label(state.word, x: x + LanesPicture.cellWidth + 6, y: 43, fill: "#555555")]
    }
  }

  /// As wide as the longest of their heads.
  private var laneWidth: Int {
    let longest = heads.map(TextWidth.columns).max() ?? 0
    return max(74, longest * LanesPicture.columnWidth + 14)
  }

  private func x(of lane: Int) -> Int { LanesPicture.left + lane * laneWidth }

  private var lanesEnd: Int { x(of: heads.count) }

  /// The lines, those of an action together.
  private var steps: [String] {
    var steps: [String] = []
    var before: Instant?
    var start = lines.startIndex
    while start < lines.endIndex {
      let end = lines[start...].firstIndex { $0.step != lines[start].step } ?? lines.endIndex
      var parts: [String] = []
      for index in start..<end {
        let y = LanesPicture.top + index * LanesPicture.rowHeight
        if lines[index].kind == .action, let time = lines[index].row?.time, time != before {
          parts.append(Markup.label(TimeText.clock(time), x: 8, y: y + 13, fill: "#555555"))
          before = time
        }
        parts += self.parts(of: lines[index], y)
      }
      steps.append(Markup.step(lines[start].step, parts.joined(separator: "\n")))
      start = end
    }
    return steps
  }

  private func parts(of line: Line, _ y: Int) -> [String] {
    let cells = (line.row?.states ?? []).enumerated().flatMap { cell($1, x: x(of: $0), y: y) }
    let isAction = line.kind == .action
    let text =
      switch line.kind {
      case .action: "▸ " + line.text
      case .message: "    " + line.text
      case .narration: line.text
      }
    return cells + [
      Markup.label(
        text, x: lanesEnd + 12, y: y + 13, fill: isAction ? "#00606b" : "#111111",
        isBold: isAction, isItalic: line.kind == .narration)
    ]
  }

  private func cell(_ state: LaneChart.Level, x: Int, y: Int) -> [String] {
    guard let look = state.look else { return [] }
    return [
      #"<rect x="\#(x)" y="\#(y)" width="\#(LanesPicture.cellWidth)" "#
        + #"height="\#(LanesPicture.rowHeight)" fill="\#(look.fill)"/>"#,
      Markup.label(look.letter, x: x + 18, y: y + 13, fill: look.ink),
    ]
  }

  private var disputed: [String] {
    guard export.hasDisputed else { return [] }
    let y = LanesPicture.top + (lines.count + 1) * LanesPicture.rowHeight
    return [Markup.label(DisputedMark.legend, x: 12, y: y + 13, fill: "#555555")]
  }
}

import Explanations
import Lifecycle
import Preferences
import Sessions
import TerminalKit
import Texts

/// The session's course as lanes, scrolled and zoomed.
struct LanesView: Popup {
  var chart: LaneChart
  /// The first row that is seen.
  var top = 0
  /// How many columns a lane takes: each step of the zoom doubles them.
  var zoom = 1

  static let zooms = 0...2

  /// The columns of one lane.
  var laneWidth: Int { [2, 4, 9][zoom] }

  var context: Contexts { .lanes }
  var letsPlay: Bool { true }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    canvas.drawLanes(model, self, in: room)
  }

  func move(_ movement: Movement, in model: inout Model) {
    let height = model.lanesHeight
    let count = max(1, chart.rows.count - height + 1)
    model.update(LanesView.self) {
      $0.top = movement.place(from: $0.top, count: count, page: height - 1)
    }
  }

  /// While the clock runs more may happen beneath them.
  func update(in model: inout Model) {
    let (chart, height) = (model.lanes, model.lanesHeight)
    model.update(LanesView.self) {
      let isAtEnd = $0.top + height >= $0.chart.rows.count
      $0.chart = chart
      let last = max(0, chart.rows.count - height)
      $0.top = isAtEnd ? last : min($0.top, last)
    }
  }
}

extension Model {
  /// Opens the lanes at their end, which is the present.
  mutating func openLanes() {
    let chart = lanes
    guard !chart.rows.isEmpty else {
      note = Note(kind: .information, text: localized("notes.no-lanes"))
      return
    }
    popup = LanesView(chart: chart, top: max(0, chart.rows.count - lanesHeight))
  }

  fileprivate var lanes: LaneChart {
    let filter = log.filter
    return LaneChart(simulation) { filter.shows($0) && $0.receiver != .notification }
  }

  /// The rows of lanes that are seen at once.
  fileprivate var lanesHeight: Int { max(1, room(in: size).rows - 5) }

  mutating func zoomLanes(by step: Int) {
    update(LanesView.self) {
      $0.zoom = min(max($0.zoom + step, LanesView.zooms.lowerBound), LanesView.zooms.upperBound)
    }
  }
}

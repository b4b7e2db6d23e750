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

  /// The rows that are seen below two rows of names, inside a frame.
  func seen(in room: Rect) -> SeenRows {
    SeenRows(of: chart.rows.count, from: top, height: room.height - 4)
  }

  func move(_ movement: Movement, in model: inout Model) {
    let top = seen(in: model.popupRoom).top(after: movement)
    change(in: &model) { $0.top = top }
  }

  /// While the clock runs more may happen beneath them.
  func update(in model: inout Model) {
    var view = self
    view.chart = model.lanes
    let movement: Movement = seen(in: model.popupRoom).below == 0 ? .bottom : .lines(0)
    view.top = view.seen(in: model.popupRoom).top(after: movement)
    model.popup = view
  }
}

extension Model {
  /// Opens the lanes at their end, which is the present.
  mutating func openLanes() {
    let chart = lanes
    guard !chart.rows.isEmpty else {
      say(localized("notes.no-lanes"))
      return
    }
    popup = LanesView(chart: chart, top: chart.rows.count)
  }

  fileprivate var lanes: LaneChart {
    let filter = log.filter
    return LaneChart(simulation) { filter.shows($0) && $0.receiver != .notification }
  }

  mutating func zoomLanes(by step: Int) {
    update(LanesView.self) {
      $0.zoom = min(max($0.zoom + step, LanesView.zooms.lowerBound), LanesView.zooms.upperBound)
    }
  }
}

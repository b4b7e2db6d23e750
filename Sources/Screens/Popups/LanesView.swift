import Explanations
import Lifecycle
import Sessions
import TerminalKit
import Texts

/// The session's course as lanes, scrolled and zoomed.
struct LanesView: Sendable {
  var chart: LaneChart
  /// The first row that is seen.
  var top = 0
  /// How many columns a lane takes: each step of the zoom doubles them.
  var zoom = 1

  static let zooms = 0...2

  /// The columns of one lane.
  var laneWidth: Int { [2, 4, 9][zoom] }
}

extension Model {
  /// Opens the lanes at their end, which is the present.
  mutating func openLanes() {
    let chart = lanes
    guard !chart.rows.isEmpty else {
      note = Note(kind: .information, text: localized("notes.no-lanes"))
      return
    }
    popup = .lanes(LanesView(chart: chart, top: max(0, chart.rows.count - lanesHeight)))
  }

  private var lanes: LaneChart {
    let filter = log.filter
    return LaneChart(simulation) { filter.shows($0) && $0.receiver != .notification }
  }

  /// The rows of lanes that are seen at once.
  var lanesHeight: Int { max(1, room(in: size).rows - 5) }

  /// While the clock runs more may happen beneath them.
  mutating func refreshLanes() {
    guard case .lanes(var view) = popup else { return }
    let isAtEnd = view.top + lanesHeight >= view.chart.rows.count
    view.chart = lanes
    let last = max(0, view.chart.rows.count - lanesHeight)
    view.top = isAtEnd ? last : min(view.top, last)
    popup = .lanes(view)
  }

  mutating func zoomLanes(by step: Int) {
    guard case .lanes(var view) = popup else { return }
    view.zoom = min(max(view.zoom + step, LanesView.zooms.lowerBound), LanesView.zooms.upperBound)
    popup = .lanes(view)
  }
}

import Lifecycle
import TerminalKit
import Texts

/// The diagram where it has room: boxes that stand apart, and lines between them. What stands
/// higher is more alive, and what goes together stands at one height.
struct StateChart {
  /// The least that it can do with.
  static let leastSize = Size(columns: 76, rows: 20)

  private(set) var boxes: [(node: StateNode, rect: Rect)] = []
  private(set) var routes: [StateRoute] = []
  /// What the boxes below are about.
  private(set) var titles: [(text: String, rect: Rect)] = []
  /// Where the steps are written that do not stand at a line.
  private(set) var words: Rect

  /// Nil where there is no room for it.
  init?(_ subject: StateSubject, in rect: Rect) {
    guard rect.width >= StateChart.leastSize.columns, rect.height >= StateChart.leastSize.rows
    else { return nil }
    let rows = Rows(rect, levels: subject.hasScenes ? 4 : 3, hasTitles: subject.hasScenes)
    words = Rect(x: rect.x, y: rows.words.y, width: rect.width, height: rows.words.height)
    if subject.hasScenes {
      placeScene(subject, rows, in: rect)
    } else {
      placeApplication(rows, in: rect)
    }
  }

  /// The process with its two lanes at its sides, and the scene at its right.
  private mutating func placeScene(_ subject: StateSubject, _ rows: Rows, in rect: Rect) {
    let padding = StateChart.padding(rect)
    let process = StateChart.processWidth(padding)
    let scene = 22 + 2 * padding
    let lane = padding == 0 ? 4 : 5
    // From the middle of the scene's boxes: to its lines, and with what is said beside them.
    let offset = 3
    let right = offset + 35 - scene / 2
    var left = rect.width - process - scene - 2 * lane - right
    // Here the longest selector has room beside the lane.
    let between = min(left, 56 - scene / 2)
    left -= between
    // The words about the end of a process are at the far left, where there is room.
    let margin = min(left, 32)
    let start = rect.x + margin + (left - margin) / 2
    words.width -= start - words.x
    words.x = start
    let processX = start + lane
    let sceneX = processX + process + lane + between
    let running = box(.process(.running), processX, 0, process, rows)
    let suspended = box(.process(.suspended), processX, 2, process, rows)
    let notRunning = box(.process(.notRunning), processX, 3, process, rows)
    let active = box(.scene(.foregroundActive), sceneX, 0, scene, rows)
    let inactive = box(.scene(.foregroundInactive), sceneX, 1, scene, rows)
    let background = box(.scene(.background), sceneX, 2, scene, rows)
    let unattached = box(.scene(.unattached), sceneX, 3, scene, rows)
    boxes = [running, suspended, notRunning, active, inactive, background, unattached]
    let number = subject.window == 0 ? "" : " #\(subject.window)"
    titles = [
      (localized("states.of-process"), running), (localized("states.of-scene") + number, active),
    ].map { text, box in
      (text, Rect(x: box.rect.x, y: rows.titles, width: box.rect.width, height: 1))
    }
    // Words without room between the lanes are right of both.
    let laneX = processX + process + lane - 2
    routes =
      StateRoute.pair(active, inactive, apart: offset)
      + StateRoute.pair(inactive, background, apart: offset)
      + StateRoute.pair(background, unattached, apart: offset)
      + StateRoute.pair(running, suspended, apart: 3, beyond: laneX)
    routes += [
      .straight(suspended, notRunning, beyond: laneX),
      .lane(notRunning, running, by: lane - 1),
      .lane(running, notRunning, by: 1 - lane, beyond: laneX),
    ]
  }

  /// What runs at the right, and what does not at the left of that from which it comes.
  private mutating func placeApplication(_ rows: Rows, in rect: Rect) {
    let padding = StateChart.padding(rect) + (rect.width >= 130 ? 1 : 0)
    let process = StateChart.processWidth(padding)
    let application = 14 + 2 * padding
    var left = rect.width - process - application
    let between = min(left, 50)
    left -= between
    // What is said at the far right takes this much, and as much stays empty at the left.
    let margin = max(0, left - 32)
    let processX = rect.x + margin - max(0, margin - 32) / 2
    words.width -= processX - words.x
    words.x = processX
    let applicationX = processX + process + between
    let notRunning = box(.process(.notRunning), processX, 1, process, rows)
    let suspended = box(.process(.suspended), processX, 2, process, rows)
    let active = box(.application(.active), applicationX, 0, application, rows)
    let inactive = box(.application(.inactive), applicationX, 1, application, rows)
    let background = box(.application(.background), applicationX, 2, application, rows)
    boxes = [notRunning, suspended, active, inactive, background]
    let apart = rows.box / 2 - 1
    routes =
      StateRoute.pair(active, inactive, apart: 3)
      + StateRoute.pair(inactive, background, apart: 3)
    routes += [
      .straight(suspended, notRunning), .across(notRunning, inactive, row: 0, .above),
      .across(background, suspended, row: -apart, .above),
      .across(suspended, background, row: apart, .below),
    ]
  }

  /// What boxes are wider than their names.
  private static func padding(_ rect: Rect) -> Int {
    rect.width >= 150 ? 4 : rect.width >= 100 ? 1 : 0
  }

  private static func processWidth(_ padding: Int) -> Int {
    let names = [ProcessState.running, .suspended, .notRunning].map {
      TextWidth.columns(of: StateLook($0).text)
    }
    return min(names.max() ?? 0, 13) + 2 + 2 * padding
  }

  private func box(
    _ node: StateNode, _ x: Int, _ level: Int, _ width: Int, _ rows: Rows
  ) -> (node: StateNode, rect: Rect) {
    (node, Rect(x: x, y: rows.y(level), width: width, height: rows.box))
  }
}

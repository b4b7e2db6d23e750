import Explanations
import Texts

/// The diagram of states of an app or a scene: its five states, from not running to active, and the
/// transitions of the session, forward above them and back below.
struct StatesPicture {
  private let lane: StateTransitions.Lane

  init(_ lane: StateTransitions.Lane) { self.lane = lane }

  private static let states: [LaneChart.Level] = [
    .none, .suspended, .background, .inactive, .active,
  ]
  private static let boxWidth = 116
  private static let boxHeight = 34
  /// From the middle of a box to that of the next: the longest words between two states fit.
  private static let distance = 240
  private static let left = 72
  private static let lineHeight = 15

  var text: String {
    let above = heights(of: lane.ways.filter(StatesPicture.isUpwards))
    let below = heights(of: lane.ways.filter { !StatesPicture.isUpwards($0) })
    let top = 44 + (above.last ?? 0)
    let width = StatesPicture.left * 2 + StatesPicture.distance * (StatesPicture.states.count - 1)
    let height = top + StatesPicture.boxHeight + (below.last ?? 0) + 20
    var lines: [String] = []
    var words: [String] = []
    for way in lane.ways {
      let span = StatesPicture.span(way)
      let arrow =
        StatesPicture.isUpwards(way)
        ? arrow(way, from: top, height: above[span - 1], direction: -1)
        : arrow(
          way, from: top + StatesPicture.boxHeight, height: below[span - 1], direction: 1)
      lines += arrow.lines
      words += arrow.words
    }
    let parts =
      [
        Markup.picture(
          title: lane.name, width: width, height: height, data: ("states", states)),
        Markup.label(lane.name, x: 12, y: 22, isBold: true),
      ] + lines
      // A long arrow may cross the words of a short one, which stay readable.
      + [##"<g stroke="#ffffff" stroke-width="5" paint-order="stroke">"##] + words + ["</g>"]
      + StatesPicture.states.flatMap { box($0, y: top) }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  /// The state before the first action and after each, for pages that are stepped through.
  private var states: String {
    lane.states.map { "\(StatesPicture.place($0))" }.joined(separator: " ")
  }

  // MARK: - Layout

  private static func place(_ state: LaneChart.Level) -> Int {
    states.firstIndex(of: state) ?? 0
  }

  private static func middle(_ state: LaneChart.Level) -> Int { left + place(state) * distance }

  private static func isUpwards(_ way: StateTransitions.Way) -> Bool {
    place(way.to) > place(way.from)
  }

  private static func span(_ way: StateTransitions.Way) -> Int {
    abs(place(way.to) - place(way.from))
  }

  /// How far from the boxes ways are that lead one state on, two states and so on, with their
  /// words: the longer ones clear of the shorter ones.
  private func heights(of ways: [StateTransitions.Way]) -> [Int] {
    var height = 0
    return (1..<StatesPicture.states.count).map { span in
      let lines = ways.filter { StatesPicture.span($0) == span }.map(\.causes.count).max() ?? 0
      if lines > 0 { height += 12 + StatesPicture.lineHeight * lines }
      return height
    }
  }

  // MARK: - Shapes

  private func box(_ state: LaneChart.Level, y: Int) -> [String] {
    let look = state.look
    let isLast = state == lane.last
    let middle = StatesPicture.middle(state)
    return [
      #"<rect x="\#(middle - StatesPicture.boxWidth / 2)" y="\#(y)" rx="8" "#
        + #"width="\#(StatesPicture.boxWidth)" height="\#(StatesPicture.boxHeight)" "#
        + ##"fill="\##(look?.fill ?? "#eeeeee")" stroke="#444444" "##
        + #"stroke-width="\#(isLast ? 3 : 1)" data-state="\#(StatesPicture.place(state))"/>"#,
      Markup.label(
        state.word, x: middle, y: y + 22, fill: look?.ink ?? "#333333",
        isBold: isLast, isCentered: true),
    ]
  }

  /// A curve from one box to another, with its words beyond it.
  private func arrow(
    _ way: StateTransitions.Way, from y: Int, height: Int, direction: Int
  ) -> (lines: [String], words: [String]) {
    let aside = StatesPicture.isUpwards(way) ? 14 : -14
    let (start, end) = (
      StatesPicture.middle(way.from) + aside, StatesPicture.middle(way.to) - aside
    )
    let room = StatesPicture.lineHeight * way.causes.count
    // A quadratic curve comes half as far as the point that draws it.
    let bend = y + direction * 2 * (height - room)
    let words = way.causes.enumerated().map { line, cause in
      let offset = height - room + StatesPicture.lineHeight * line
      return Markup.step(
        cause.step,
        Markup.label(
          cause.text, x: (start + end) / 2,
          y: y + direction * (offset + 5) + (direction > 0 ? 9 : 0), isCentered: true))
    }
    let control = (x: (start + end) / 2, y: bend)
    let curve =
      #"<path d="M\#(start) \#(y) Q\#(control.x) \#(control.y) \#(end) \#(y)" fill="none" "#
      + ##"stroke="#444444"/>"##
    let head = StatesPicture.head(at: (end, y), from: control)
    let first = way.causes.first?.step ?? 1
    return ([Markup.step(first, curve + "\n" + head)], words)
  }

  /// The head of an arrow that comes from a point. It is drawn where it is: a page that used one
  /// for all would have to give it a name of its own in each picture.
  private static func head(at end: (x: Int, y: Int), from point: (x: Int, y: Int)) -> String {
    let (dx, dy) = (Double(end.x - point.x), Double(end.y - point.y))
    let length = max(1, (dx * dx + dy * dy).squareRoot())
    let (x, y) = (dx / length, dy / length)
    let corners = [(0.0, 0.0), (-9.0, 4.0), (-9.0, -4.0)].map { along, across in
      let left = Double(end.x) + along * x - across * y
      let top = Double(end.y) + along * y + across * x
      return "\(Int(left.rounded())),\(Int(top.rounded()))"
    }
    return ##"<polygon points="\##(corners.joined(separator: " "))" fill="#444444"/>"##
  }
}

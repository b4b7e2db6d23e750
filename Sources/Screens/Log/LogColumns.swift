import Lifecycle
import TerminalKit

/// Where the columns of the log begin. Whole method names have priority: lanes and margins shrink
/// first, then the receiver goes, and only then a name loses its beginning.
struct LogColumns {
  /// The title of each lane: the window's name, or its key if there is no room for names.
  let lanes: [(title: String, width: Int)]
  /// The width of the lanes' titles on the frame.
  let titles: Int
  /// The column of headings and of the marks of the newest messages.
  let heading: Int
  /// The column of receivers; nil if there is no room for them.
  let receiver: Int?
  /// Whether receivers are written out.
  let isWide: Bool
  let selector: Int
  let end: Int
  /// The right end of changes, near the names so that they are easy to read together.
  let changeEnd: Int

  /// As long as `application(_:didFinishLaunchingWithOptions:)`.
  static let selectorWidth = 45
  /// As long as `application(_:configurationForConnecting:options:)`.
  private static let longSelector = 50
  /// As long as `○ → ✕ not running`, and two spaces before it.
  static let changeWidth = 19
  private static let shortReceiver = 9
  private static let longReceiver = 18

  /// The lanes that leave room for a whole method name, and never less than three.
  static func mostLanes(in rect: Rect) -> Int { max(3, rect.width - selectorWidth - 2) }

  init(_ model: Model, _ gutter: LogGutter, in rect: Rect) {
    lanes = LogColumns.lanes(model, gutter.lanes, rect.width)
    let width = lanes.reduce(0) { $0 + $1.width }
    titles = lanes.contains { !$0.title.isEmpty } ? width : 0
    heading = rect.x + width + (width > 0 && rect.width - width > LogColumns.selectorWidth ? 1 : 0)
    end = rect.maxX
    let room = end - heading
    let margin = max(0, min(2, room - LogColumns.selectorWidth))
    let spare = room - margin - LogColumns.selectorWidth
    isWide = spare >= LogColumns.longReceiver + LogColumns.changeWidth
    let receiverWidth =
      isWide
      ? LogColumns.longReceiver : spare >= LogColumns.shortReceiver ? LogColumns.shortReceiver : 0
    receiver = receiverWidth > 0 ? heading + margin : nil
    selector = heading + margin + receiverWidth
    changeEnd = min(end, selector + LogColumns.longSelector + 2 + LogColumns.changeWidth)
  }

  /// Names where they leave room for all else, keys where they fit, else the lanes side by side.
  private static func lanes(
    _ model: Model, _ lanes: [SceneID], _ width: Int
  ) -> [(title: String, width: Int)] {
    func title(_ lane: SceneID, _ name: String) -> String {
      let isFirst = lanes.first { $0.app == lane.app } == lane
      return isFirst ? name : "#\(lane.number)"
    }
    let names = lanes.map { title($0, model.name($0.app)) }
    let total = names.reduce(0) { $0 + TextWidth.columns(of: $1) + 1 }
    let full = selectorWidth + changeWidth + longReceiver + 4
    if total + full <= width { return names.map { ($0, TextWidth.columns(of: $0) + 1) } }
    let keys = lanes.map { title($0, model.keys.label(of: .nthApp(1), Int($0.app.raw) + 1)) }
    let short = keys.map { ($0, max(1, TextWidth.columns(of: $0)) + 1) }
    if short.reduce(0, { $0 + $1.1 }) + selectorWidth + 1 <= width { return short }
    // A further window of an app has no room for its number.
    return keys.map { ($0.hasPrefix("#") ? "#" : String($0.prefix(1)), 1) }
  }
}

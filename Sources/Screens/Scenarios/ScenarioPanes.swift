import TerminalKit

/// Where the browser's parts stand: the list, and what is said of the chosen one beside it, or
/// below where there is no room for that.
struct ScenarioPanes {
  /// The line with what is looked for, while there is something.
  var filter: Rect?
  var list: Rect
  var about: Rect
  /// Whether they are side by side.
  var isWide: Bool

  init(_ browser: ScenarioBrowser, in room: Rect) {
    var inside = room.inset(dx: 2, dy: 1)
    if browser.isTyping || !browser.query.text.isEmpty {
      let line = Rect(x: inside.x, y: inside.y, width: inside.width, height: 1)
      filter = line
      inside = Rect(x: inside.x, y: line.maxY, width: inside.width, height: inside.height - 1)
    }
    isWide = inside.width >= 90
    // Titles are what one chooses by; what is said of the chosen one can be broken into lines.
    let width = isWide ? min(inside.width * 66 / 100, inside.width - 38) : inside.width
    let height = isWide ? inside.height : max(inside.height - 10, inside.height / 2)
    list = Rect(x: inside.x, y: inside.y, width: width, height: height)
    about =
      isWide
      ? Rect(
        x: list.maxX + 2, y: inside.y, width: inside.maxX - list.maxX - 2, height: inside.height)
      : Rect(
        x: inside.x, y: list.maxY + 1, width: inside.width, height: inside.maxY - list.maxY - 1)
  }
}

extension Model {
  /// The rectangles of the browser's parts.
  func scenarioPanes(_ browser: ScenarioBrowser) -> ScenarioPanes {
    ScenarioPanes(browser, in: popupRoom)
  }

  /// A page on in what is said of the chosen one, or back. The line that a mark lies on is seen
  /// again.
  mutating func readAboutScenario(pages: Int) {
    guard let browser = popup as? ScenarioBrowser else { return }
    scrollAboutScenario(by: pages * max(1, scenarioPanes(browser).about.height - 2))
  }

  mutating func scrollAboutScenario(by lines: Int) {
    guard let browser = popup as? ScenarioBrowser, let entry = browser.chosen else { return }
    let about = scenarioPanes(browser).about
    let count = entry.about(width: about.width).count
    let seen = SeenRows(of: count, from: browser.aboutTop, height: about.height)
    update(ScenarioBrowser.self) { $0.aboutTop = seen.top(after: .lines(lines)) }
  }
}

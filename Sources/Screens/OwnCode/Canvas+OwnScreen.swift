import Lifecycle
import TerminalKit
import Texts
import Workbench

extension Canvas {
  /// What an app's own code shows in a window, from top to bottom; what can be touched can be
  /// clicked.
  mutating func drawOwnScreen(
    _ screen: OwnScreen, of window: SceneID, isLive: Bool, in rect: Rect
  ) {
    let parts = screen.elements.flatMap { OwnScreen.parts(of: $0, width: rect.width - 2) }
    let gap = parts.count * 2 <= rect.height ? 2 : 1
    let top = rect.y + (rect.height > parts.count * gap + 2 ? 1 : 0)
    for (row, part) in parts.enumerated() where top + row * gap < rect.maxY {
      draw(part, of: window, isLive: isLive, in: rect, y: top + row * gap)
    }
  }

  private mutating func draw(
    _ part: OwnScreen.Part, of window: SceneID, isLive: Bool, in rect: Rect, y: Int
  ) {
    let width = part.pieces.reduce(0) { $0 + TextWidth.columns(of: $1.text) }
    var x = rect.x + max(0, (rect.width - width) / 2)
    for piece in part.pieces {
      let text = Shortening.end(piece.text, to: max(0, rect.maxX - x))
      let used = put(text, x: x, y: y, isLive ? piece.style : .dim)
      if isLive, let control = piece.control {
        hit(Rect(x: x, y: y, width: used, height: 1), .control(window, control))
      }
      x += used
    }
  }
}

extension OwnScreen {
  /// A row of the drawn window.
  struct Part {
    /// Some of its letters, and the control that they are.
    struct Piece {
      var text: String
      var style: Style
      var control: String?
    }

    var pieces: [Piece]
  }

  /// The rows that an element takes.
  static func parts(of element: Element, width: Int) -> [Part] {
    func row(_ text: String, _ style: Style) -> Part {
      Part(pieces: [Part.Piece(text: text, style: style)])
    }
    func rows(_ style: Style) -> [Part] {
      element.text.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { Shortening.wrapped(String($0), to: max(4, width)) }.map { row($0, style) }
    }
    switch element.kind {
    case .title: return rows(.strong)
    case .label: return rows(.screen)
    case .alert: return rows(.captionTitle)
    case .image: return [row("▣ " + element.text, .icon)]
    case .button:
      let isOff = element.controls.isEmpty
      return [piece("[ \(element.text) ]", isOff ? .dim : .touchable, element.controls.first)]
    case .field:
      let room = max(4, min(20, width - 4))
      let text = Shortening.padded(Shortening.end(element.text, to: room), to: room)
      return [piece("▏\(text)▕", .input, element.controls.first)]
    case .toggle:
      let mark = element.state == "on" ? "(━●)" : "(●━)"
      let text = element.text.isEmpty ? mark : "\(element.text) \(mark)"
      return [piece(text, .touchable, element.controls.first)]
    case .segments:
      let selected = Int(element.state)
      let titles = element.text.split(separator: "\t").map(String.init)
      let pieces = titles.enumerated().map { place, title in
        Part.Piece(
          text: place == selected ? "▐\(title)▌" : " \(title) ",
          style: place == selected ? .selection : .touchable,
          control: element.controls.indices.contains(place) ? element.controls[place] : nil)
      }
      return [Part(pieces: pieces)]
    }
  }

  private static func piece(_ text: String, _ style: Style, _ control: String?) -> Part {
    Part(pieces: [Part.Piece(text: text, style: style, control: control)])
  }
}

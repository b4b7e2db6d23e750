import Texts

extension Canvas {
  /// The right of the line at the top, while a session is followed: which, whether more is to come,
  /// what is wrong with it, and the device's time. What is most important keeps its room longest.
  mutating func drawFollowing(
    _ following: Following, _ time: String, x: Int, before right: Int, y: Int
  ) {
    var end = right
    let mark = following.mark
    if !mark.isEmpty, end - x > TextWidth.columns(of: mark) + 4 {
      end = putRight(mark, before: end, y: y, .error) - 2
    }
    let room = end - x - 4
    guard room > 8 else { return }
    let title = following.title
    let isShort = TextWidth.columns(of: title) + TextWidth.columns(of: time) + 3 <= room
    let style: Style = following.state == .live ? .accent : .paused
    end = putRight(Shortening.middle(title, to: room), before: end, y: y, style) - 3
    if isShort { putRight(time, before: end, y: y, .dim) }
  }
}

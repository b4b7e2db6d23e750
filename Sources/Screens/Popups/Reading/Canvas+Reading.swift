import TerminalKit

extension Canvas {
  /// On the lower edge of the box: to the rows beside the one that is explained.
  mutating func drawRowButtons(in inside: Rect) {
    let y = inside.maxY
    let commands: [Command] = [.previousRow, .nextRow]
    var end = inside.maxX
    for command in commands.reversed() {
      let words = command.label
      let key = keys.key(of: command)
      let width = Canvas.buttonWidth(key, words)
      guard end - width - 2 > inside.x, y < grid.size.rows else { return }
      put(" ", x: end - width - 1, y: y)
      button(key, words, x: end - width, y: y, command)
      put(" ", x: end, y: y)
      end -= width + 3
    }
  }
}

import TerminalKit
import Texts

/// The keys that were pressed last, for a class that cannot see the keyboard.
struct KeyBar: Sendable {
  /// A key and what it meant.
  struct Press: Equatable, Sendable {
    var key: String
    var words: String
  }

  var isShown = false
  /// The latest last.
  private(set) var presses: [Press] = []

  mutating func add(_ key: Key, _ words: String) {
    presses.append(Press(key: key.name, words: words))
    if presses.count > 3 { presses.removeFirst() }
  }
}

extension Canvas {
  /// The keys at the right end of a row, the newest at its end and lit; those before it where a
  /// note of so many columns leaves them room. Returns where they begin.
  mutating func drawKeyBar(_ bar: KeyBar, in row: Rect, besides note: Int) -> Int {
    var end = row.maxX - 1
    for (index, press) in bar.presses.reversed().enumerated() {
      let words = press.words.isEmpty ? " \(press.key) " : " \(press.key)  \(press.words) "
      let start = end - TextWidth.columns(of: words)
      if start < row.x + (index == 0 ? 0 : max(note, row.width / 2)) { break }
      put(words, x: start, y: row.y, index == 0 ? .selection : .dim)
      end = start - 1
    }
    return end
  }
}

import TerminalKit

/// Some words on a frame: mostly what a key does, which a click on them does as well.
struct FrameHint: Equatable {
  var text: String
  /// The key alone, where there is no room for words.
  var key = ""
  var target: Hit.Target?

  init(_ text: String, key: String = "", _ target: Hit.Target? = nil) {
    self.text = text
    self.key = key
    self.target = target
  }
}

extension KeyTable {
  /// "KEY words", to be clicked; nothing where the command has no key. In a panel it is about that
  /// panel, whichever has the keys.
  func frameHint(
    _ command: Command, _ words: String? = nil, in panel: Panel? = nil
  ) -> FrameHint {
    FrameHint(
      hint(command, words), key: key(of: command), FrameHint.target(command, panel))
  }

  /// The key alone.
  func frameKey(_ command: Command, in panel: Panel? = nil) -> FrameHint {
    FrameHint(key(of: command), FrameHint.target(command, panel))
  }
}

extension FrameHint {
  /// What a key would do that has none: the words are there all the same.
  static func words(_ text: String, _ command: Command, in panel: Panel? = nil) -> FrameHint {
    FrameHint(text, target(command, panel))
  }

  fileprivate static func target(_ command: Command, _ panel: Panel?) -> Hit.Target {
    panel.map { .commandIn($0, command) } ?? .command(command)
  }
}

extension Canvas {
  /// At the right of a frame's upper edge: the first row of hints that there is room for, or else
  /// the keys of the first.
  mutating func drawHints(_ rows: [[FrameHint]], before end: Int, y: Int, room: Int) {
    let keys = (rows.first ?? []).map { FrameHint($0.key, $0.target) }
    for row in (rows + [keys]).map({ row in row.filter { !$0.text.isEmpty } }) where !row.isEmpty {
      let width = row.reduce(-2) { $0 + TextWidth.columns(of: $1.text) + 2 }
      guard width <= room else { continue }
      var x = end - width - 2
      put(" ", x: x, y: y, .dim)
      x += 1
      for (place, hint) in row.enumerated() {
        let columns = put(hint.text, x: x, y: y, .dim)
        if let target = hint.target {
          hit(Rect(x: x, y: y, width: columns, height: 1), target)
        }
        x += columns
        let gap = place + 1 < row.count ? "  " : " "
        x += put(gap, x: x, y: y, .dim)
      }
      return
    }
  }
}

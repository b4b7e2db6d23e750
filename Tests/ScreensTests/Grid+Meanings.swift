import TerminalKit

@testable import Screens
@testable import Workbench

/// What the cells of a picture mean, as text: a letter a style, nothing where it is plain.
extension Grid {
  var meanings: String {
    var lines: [String] = []
    for y in 0..<size.rows {
      var line = (0..<size.columns).map { Grid.letters[self[$0, y].style] ?? " " }
      while line.last == " " { line.removeLast() }
      lines.append(String(line))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The letters that `meanings` has, each with its style.
  var legend: String {
    let used = Style.allCases.filter { style in cells.contains { $0.style == style } }
    let names = used.compactMap { style in Grid.letters[style].map { "\($0) \(style)" } }
    var lines = [""]
    for name in names {
      if lines[lines.count - 1].count + name.count > 98 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : "  ") + name
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Each style's letter: the first of its name that no style before it has.
  private static let letters: [Style: Character] = {
    var letters: [Style: Character] = [:]
    for style in Style.allCases where style != .plain {
      let own = "\(style)".lowercased().flatMap { [$0, Character($0.uppercased())] }
      let others = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      let free = (own + others).first { !letters.values.contains($0) }
      letters[style] = free
    }
    return letters
  }()
}

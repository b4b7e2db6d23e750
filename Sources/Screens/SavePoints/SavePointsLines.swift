import Texts

extension LineWord {
  static let savePoints = [
    LineWord("save-points", "[APP]") { lines, app in
      (lines.about(app) { lines.savePoints(of: $0).map(lines.lines) ?? [] }, [])
    }
  ]
}

import Explanations
import Sessions
import TextFiles
import Texts

extension LineWord {
  static let comparing = [
    LineWord("compare", "ios VERSION|iPhone|iPad|APP TRAIT…") { lines, words in
      (lines.compare(words), [])
    },
    LineWord("versions") { lines, _ in (lines.everyVersion(), []) },
  ]
}

extension LineInterface {
  /// The most differing actions that are printed; `frontmost compare` prints all of them.
  private static let mostListed = 50

  /// What the last action sends on every iOS version.
  fileprivate func everyVersion() -> [String] {
    let count = simulation.timeline.cursor
    if count == 0 { return [localized("versions.no-action")] }
    guard count <= ActionVersions.most else {
      return [localized("versions.too-long", ["count": "\(count)"])]
    }
    return lines(everyVersion(of: count - 1))
  }

  /// The session beside itself on another device: the actions that do not send the same, with
  /// what only one side has.
  func compare(_ words: String) -> [String] {
    let simulation = simulation
    if simulation.timeline.entries.isEmpty { return [localized("comparing.nothing")] }
    var view: ComparingView
    do throws(Diagnostic) {
      let variant = try VariantWords.parse(
        words, apps: simulation.setup.apps.map(\.name), releases: library.releases)
      view = try comparison(with: variant)
    } catch {
      return ["? \(error.message)"]
    }
    view.sides.goOn(by: view.sides.count)
    let sides = view.sides
    var lines = [
      localized(
        "comparing.heading",
        ["left": ComparingView.title(sides.left), "right": ComparingView.title(sides.right)])
    ]
    lines += view.changes
    for index in sides.differing.prefix(LineInterface.mostListed) {
      lines += self.lines(index, sides)
    }
    let isMarked = sides.differing.prefix(LineInterface.mostListed).contains { index in
      sides.act(index).rows.contains { $0.sign != .same && sides.isDisputed($0) }
    }
    if isMarked { lines.append(DisputedMark.legend) }
    let more = sides.differing.count - LineInterface.mostListed
    if more > 0 { lines.append(localized("comparing.more", count: more)) }
    let key = sides.differing.isEmpty ? "comparing.same-messages" : "comparing.summary"
    let values: KeyValuePairs = [
      "count": "\(sides.count)", "differing": "\(sides.differing.count)",
    ]
    return lines + [localized(key, values)]
  }

  private func lines(_ index: Int, _ sides: SideBySide) -> [String] {
    let entry = sides.left.timeline.entries[index]
    let words = sides.left.text.line(.act(entry.step, detail: entry.detail))
    return ["\(index + 1) \(words)"]
      + sides.act(index).rows.compactMap { row in
        if row.sign == .same { return nil }
        let simulation = row.isRight ? sides.right : sides.left
        let message = row.isRight ? row.right : row.left
        let text =
          row.refusal.map { "! \($0)" }
          ?? message.map { place in
            DisputedMark.marked(
              simulation.line(simulation.timeline.message(at: place)),
              if: simulation.isDisputed(messageAt: place))
          } ?? ""
        return "  \(row.sign.shown) \(text)"
      }
  }
}

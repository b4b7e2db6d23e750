import TerminalKit
import TextFiles
import Texts

/// Everything that can be done, by its words: typing filters it, and Enter does the selected row.
struct Palette: Sendable {
  var query = LineEditor()
  /// What is wrong with the line, once it has been tried.
  var problem: Diagnostic?
  /// What fits the line.
  private(set) var rows: [PaletteRow] = []
  private(set) var selected = 0

  private var catalogue: PaletteCatalogue
  private let history: [String]
  private var place: Int
  /// Whether the line is the selected row's, put there by Tab.
  private var isCompleted = false
  /// What Escape goes back to: the line before a row was put in to be finished.
  private var earlier: (line: String, selected: Int)?

  init(_ model: Model) {
    catalogue = PaletteCatalogue(model)
    history = model.palette.lines
    place = history.count
    find(in: model)
  }

  var line: String { query.text }

  var rowCount: Int { rows.count }

  private mutating func find(in model: Model) {
    problem = nil
    isCompleted = false
    selected = 0
    rows = model.paletteRows(for: line, among: catalogue)
  }

  /// A line that is typed comes after those of the history.
  mutating func filter(in model: Model) {
    place = history.count
    find(in: model)
  }

  mutating func select(_ row: Int) {
    selected = max(0, min(row, rows.count - 1))
    isCompleted = false
    problem = nil
  }

  /// Puts the selected row's words into the line; again, the next one's.
  mutating func complete(by step: Int, in model: Model) {
    guard !rows.isEmpty else { return }
    problem = nil
    if isCompleted || step < 0 { selected = (selected + step + rows.count) % rows.count }
    query = LineEditor(rows[selected].words)
    isCompleted = true
    // The only one is settled: the next word can be typed.
    if rows.count == 1 {
      query.insert(" ")
      find(in: model)
    }
  }

  /// Puts in the selected row's words, of which more are to be typed. Escape leads back.
  mutating func finish(in model: Model) {
    earlier = (line, selected)
    query = LineEditor(rows[selected].words + " ")
    find(in: model)
  }

  var canGoBack: Bool { earlier != nil }

  mutating func goBack(in model: Model) {
    guard let earlier else { return }
    self.earlier = nil
    query = LineEditor(earlier.line)
    find(in: model)
    select(earlier.selected)
  }

  /// Puts an earlier or later line of the history in.
  mutating func recall(by step: Int, in model: Model) {
    let next = place + step
    guard next >= 0, next <= history.count else { return }
    query = LineEditor(next < history.count ? history[next] : "")
    find(in: model)
    place = next
  }

  /// Whether the arrow upwards leads into the history.
  var beginsHistory: Bool { line.isEmpty && selected == 0 && !history.isEmpty }

  /// An arrow: through the history where it has begun there or nothing is typed, else through the
  /// rows.
  mutating func move(by step: Int, in model: Model) {
    let isInHistory = place < history.count
    if isInHistory || step < 0 && beginsHistory {
      recall(by: step, in: model)
    } else {
      select(selected + step)
    }
  }

  /// Something has happened on the device meanwhile: other rows may be possible.
  mutating func refresh(in model: Model) {
    let before = rows.indices.contains(selected) ? rows[selected] : nil
    catalogue = PaletteCatalogue(model)
    rows = model.paletteRows(for: line, among: catalogue)
    selected = before.flatMap(rows.firstIndex) ?? max(0, min(selected, rows.count - 1))
  }

  /// The rows as they are drawn, with the headings of their groups.
  var listed: [ListRow] {
    let isWhole = line.allSatisfy { $0 == " " }
    var group = ""
    return rows.enumerated().map { place, row in
      // The line's own row comes first, possible or not.
      let isImpossible = !row.isPossible && (place > 0 || isWhole)
      let next = isImpossible ? localized("palette.not-possible") : isWhole ? row.group : ""
      defer { group = next }
      return row.listed(heading: next.isEmpty || next == group ? nil : next)
    }
  }
}

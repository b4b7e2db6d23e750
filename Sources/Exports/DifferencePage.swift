import Rulebooks
import Sessions
import TextFiles
import Texts

/// Two sessions side by side as one page that uses neither the network nor scripts. A line's sign
/// says what its color says.
public struct DifferencePage {
  /// One of the two sessions.
  public struct Side {
    let name: String
    let course: ActionTrace
    let rulebook: String

    /// A file's name, and on which rules it runs.
    public init(
      name: String, course: ActionTrace, setup: Setup, _ library: Library
    ) throws(Diagnostic) {
      self.name = name
      self.course = course
      rulebook = "rulebook \(try library.rulebook(of: setup.release))"
    }
  }

  private let difference: SessionDifference
  private let sides: (left: Side, right: Side)
  private let summary: String
  /// The program's name and version.
  private let program: String

  public init(
    _ difference: SessionDifference, left: Side, right: Side, summary: String, program: String
  ) {
    self.difference = difference
    sides = (left, right)
    self.summary = summary
    self.program = program
  }

  /// The whole page.
  public var text: String {
    let title = Markup.escaped("\(sides.left.name) · \(sides.right.name)")
    return Markup.page(
      title: title, program: program, style: DifferencePage.style,
      """
      <h1>\(title)</h1>
      <p class="origin">\(Markup.escaped(program)) · \(Markup.escaped(summary))</p>
      <p class="legend">\(legend)</p>\(disputedLegend)
      <table>
      <thead><tr>\(head(sides.left))<th></th>\(head(sides.right))</tr></thead>
      \(difference.items.map(body).joined(separator: "\n"))
      </table>
      """)
  }

  private var legend: String {
    let signs: [(SessionDifference.Sign, String)] = [
      (.removed, localized("exports.only-left")), (.added, localized("exports.only-right")),
      (.moved, localized("exports.moved")),
    ]
    let entries = signs.map { sign, words in
      "<span class=\"\(DifferencePage.name(sign))\"><b>\(sign.shown)</b> "
        + "\(Markup.escaped(words))</span>"
    }
    let other = Markup.escaped(localized("exports.other-messages"))
    return (entries + ["<span class=\"other\"><b>≠</b> \(other)</span>"]).joined(separator: " ")
  }

  private var disputedLegend: String {
    guard difference.hasDisputed else { return "" }
    return "\n<p class=\"origin\">\(Markup.escaped(DisputedMark.legend))</p>"
  }

  private func head(_ side: Side) -> String {
    "<th scope=\"col\">\(Markup.escaped(side.name))"
      + "<small>\(Markup.escaped("\(side.course.title), \(side.rulebook)"))</small></th>"
  }

  /// An action, and below it the messages on both sides.
  private func body(_ item: SessionDifference.Item) -> String {
    let action = "▸ " + Markup.escaped(item.words)
    let sign = item.hasOtherMessages ? "≠" : item.sign.shown
    let kind = item.hasOtherMessages ? "other" : DifferencePage.name(item.sign)
    let left = item.sign == .added ? "" : action
    let right = item.sign == .removed ? "" : action
    let heading =
      "<tr class=\"action\"><td>\(left)</td><td class=\"sign\">\(sign)</td><td>\(right)</td></tr>"
    let rows = item.rows.map { row($0, of: item) }
    return (["<tbody class=\"\(kind)\">", heading] + rows + ["</tbody>"]).joined(separator: "\n")
  }

  private func row(_ row: SessionDifference.Row, of item: SessionDifference.Item) -> String {
    var text = (row.isRefusal ? "✗ " : "") + "<code>\(Markup.escaped(row.line.text))</code>"
    if row.line.isDisputed { text += Markup.disputed }
    if row.sign != .same, item.sign == .same, !row.line.rule.isEmpty {
      text += "<small>\(Markup.escaped(Lists.colon(row.line.rule, row.line.reason)))</small>"
    }
    let isRight = row.sign == .added || row.isRight
    let left = isRight ? "" : text
    let right = row.sign == .same || isRight ? text : ""
    let name = DifferencePage.name(row.sign)
    return "<tr class=\"\(name)\"><td>\(left)</td><td class=\"sign\">"
      + "\(row.sign.shown)</td><td>\(right)</td></tr>"
  }

  private static func name(_ sign: SessionDifference.Sign) -> String {
    switch sign {
    case .same: "same"
    case .removed: "removed"
    case .added: "added"
    case .moved: "moved"
    }
  }

  private static let style = """
    :root { --text: #111; --dim: #555; --back: #fff; --line: #ccc; --action: #f2f2f2;
      --removed: #fbe3e1; --added: #e0f3e2; --moved: #fdf1cf; --other: #e3ecfb; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #e6e6e6; --dim: #a8a8a8; --back: #141414; --line: #444; --action: #222;
        --removed: #43201f; --added: #17361d; --moved: #3d3312; --other: #1c2b45; }
    }
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto;
      padding: 0 1rem; color: var(--text); background: var(--back); }
    h1 { font-size: 1.4rem; overflow-wrap: anywhere; }
    .origin, small { color: var(--dim); }
    .legend span { padding: 0.1rem 0.6rem; margin-right: 0.4rem; border-radius: 0.3rem; }
    table { width: 100%; border-collapse: collapse; table-layout: fixed; }
    th { text-align: left; padding: 0.4rem 0.6rem; }
    th:nth-child(2), td.sign { width: 2rem; text-align: center; font-weight: bold; }
    td { padding: 0.1rem 0.6rem; vertical-align: top; overflow-wrap: anywhere; }
    small { display: block; font-weight: normal; }
    code { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
    tbody { border-top: 1px solid var(--line); }
    tr.action { font-weight: bold; background: var(--action); }
    tr.removed, tbody.removed tr, .legend .removed { background: var(--removed); }
    tr.added, tbody.added tr, .legend .added { background: var(--added); }
    tr.moved, .legend .moved { background: var(--moved); }
    tbody.other tr.action, .legend .other { background: var(--other); }
    tr.same { color: var(--dim); }
    """
}

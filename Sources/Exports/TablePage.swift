import Texts

/// A table as a whole page that uses neither the network nor scripts.
public struct TablePage {
  /// A row, and how it is highlighted.
  public struct Row {
    public enum Kind: String { case good, bad, usual }

    public var cells: [String]
    public var kind: Kind

    public init(_ cells: [String], _ kind: Kind = .usual) {
      self.cells = cells
      self.kind = kind
    }
  }

  private let title: String
  private let summary: String
  private let heading: [String]
  private let rows: [Row]
  /// The program's name and version.
  private let program: String

  public init(
    title: String, summary: String, heading: [String], rows: [Row], program: String
  ) {
    (self.title, self.summary, self.program) = (title, summary, program)
    (self.heading, self.rows) = (heading, rows)
  }

  /// The whole page. The cells say everything that colors say.
  public var text: String {
    let title = Markup.escaped(title)
    let head = heading.map { "<th scope=\"col\">\(Markup.escaped($0))</th>" }.joined()
    return Markup.page(
      title: title, program: program, style: TablePage.style,
      """
      <h1>\(title)</h1>
      <p class="origin">\(Markup.escaped(program)) · \(Markup.escaped(summary))</p>
      <table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.map(line).joined(separator: "\n"))
      </tbody>
      </table>
      """)
  }

  private func line(_ row: Row) -> String {
    let cells = row.cells.map { "<td>\(Markup.escaped($0))</td>" }.joined()
    return "<tr class=\"\(row.kind.rawValue)\">\(cells)</tr>"
  }

  private static let style = """
    body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto;
      padding: 0 1rem; color: #111; background: #fff; }
    .origin { color: #555; }
    table { border-collapse: collapse; }
    th, td { text-align: left; vertical-align: top; padding: 0.2rem 0.8rem 0.2rem 0;
      border-bottom: 1px solid #ddd; }
    tr.good td:first-child { border-left: 4px solid #00606b; padding-left: 0.5rem; }
    tr.bad td:first-child { border-left: 4px solid #a00000; padding-left: 0.5rem; }
    tr.usual td:first-child { border-left: 4px solid transparent; padding-left: 0.5rem; }
    @media (prefers-color-scheme: dark) {
      body { color: #e6e6e6; background: #141414; }
      .origin { color: #a8a8a8; }
      th, td { border-color: #444; }
      tr.good td:first-child { border-left-color: #5fc9d4; }
      tr.bad td:first-child { border-left-color: #ff8a8a; }
    }
    """
}

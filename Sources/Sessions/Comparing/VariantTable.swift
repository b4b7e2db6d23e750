import Rulebooks

/// The same actions on several iOS versions, devices or apps, side by side: each message once, with
/// a mark for every variant that sends it.
public struct VariantTable: Sendable {
  /// A message of an action, and where in each variant's messages it stands; nil where it is not
  /// sent.
  public struct Row: Sendable {
    public var line: ActionTrace.Line
    public var places: [Int?]
    /// The variants in which it stands, but at another place than in the first one that has it.
    public var moved: [Bool]
    /// Whether it is why the action was refused.
    public var isRefusal = false

    /// Whether all variants have it at the same place.
    public var isCommon: Bool { !places.contains(nil) && !moved.contains(true) }
  }

  /// One action with the messages of all variants.
  public struct Item: Sendable {
    public var words: String
    public var rows: [Row]
  }

  public let titles: [String]
  /// What of the session has no counterpart in each.
  public let notes: [[String]]
  public private(set) var items: [Item] = []

  /// The variants run the same actions, so their courses have as many acts.
  public init(_ courses: [ActionTrace]) {
    titles = courses.map(\.title)
    notes = courses.map(\.notes)
    for index in courses.first?.acts.indices ?? 0..<0 {
      let acts = courses.map { $0.acts[index] }
      items.append(Item(words: acts[0].words, rows: VariantTable.rows(acts)))
    }
  }

  /// How many messages are not the same in all variants.
  public var differences: Int {
    items.reduce(0) { $0 + $1.rows.count { !$0.isCommon } }
  }

  /// Whether any message is marked, so that its meaning has to stand somewhere.
  var hasDisputed: Bool { items.contains { $0.rows.contains(where: \.line.isDisputed) } }

  private static func rows(_ acts: [ActionTrace.Act]) -> [Row] {
    var rows: [Row] = []
    for (variant, act) in acts.enumerated() { merge(act.messages, variant, acts.count, &rows) }
    for row in rows.indices { markMoved(row, in: &rows) }
    for (variant, act) in acts.enumerated() {
      guard let refusal = act.refusal else { continue }
      if let index = rows.firstIndex(where: { $0.isRefusal && $0.line.text == refusal }) {
        rows[index].places[variant] = 0
      } else {
        let line = ActionTrace.Line(text: refusal, rule: "", reason: "")
        var row = Row(line: line, variant: variant, place: 0, of: acts.count)
        row.isRefusal = true
        rows.append(row)
      }
    }
    return rows
  }

  /// Lays one more variant's messages over the rows of those before.
  private static func merge(
    _ messages: [ActionTrace.Line], _ variant: Int, _ count: Int, _ rows: inout [Row]
  ) {
    var merged: [Row] = []
    for place in Alignment.of(rows.map(\.line), messages) {
      switch place {
      case .both(let row, let message):
        merged.append(rows[row])
        merged[merged.count - 1].places[variant] = message
        if messages[message].isDisputed { merged[merged.count - 1].line.isDisputed = true }
      case .left(let row): merged.append(rows[row])
      case .right(let message):
        merged.append(Row(line: messages[message], variant: variant, place: message, of: count))
      }
    }
    rows = merged
  }

  /// A message that stands in two rows, each for other variants, is sent by all of them, at other
  /// places: the later row has moved.
  private static func markMoved(_ index: Int, in rows: inout [Row]) {
    let earlier = rows[..<index].contains { row in
      row.line == rows[index].line
        && zip(row.places, rows[index].places).allSatisfy { $0 == nil || $1 == nil }
    }
    guard earlier else { return }
    for variant in rows[index].places.indices where rows[index].places[variant] != nil {
      rows[index].moved[variant] = true
    }
  }
}

extension VariantTable.Row {
  fileprivate init(line: ActionTrace.Line, variant: Int, place: Int, of count: Int) {
    self.line = line
    places = Array(repeating: nil, count: count)
    moved = Array(repeating: false, count: count)
    places[variant] = place
  }
}

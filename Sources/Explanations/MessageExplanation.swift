import Lifecycle
import Rulebooks
import TextFiles

/// The explanation of one message.
public struct MessageExplanation: Sendable {
  public var row: MessageTable.Row
  /// The rules that send it, and the iOS versions on which they do.
  public var rules: [RuleList.Entry]
  /// The rules that give it its place among the others, where it is a step of a view's path.
  public var places: [RuleList.Entry]

  /// The messages with a name: as Swift or Objective-C spells it, with its parameters or
  /// without. Several where several receivers share a name; none where there is no such message.
  public static func find(
    _ name: String, in library: Library
  ) throws(Diagnostic) -> [MessageExplanation] {
    let rows = library.messages.rows.filter { row in
      spellings(row).contains { $0.lowercased() == name.lowercased() }
    }
    if rows.isEmpty { return [] }
    let list = try RuleList(library)
    return rows.map { row in
      let rules = list.entries.filter { $0.messages.contains(row.selector) }
      let steps = Set(rules.compactMap(\.trigger)).reduce(into: Set<Trigger>()) {
        $0.formUnion($1.stepsOfViewThatIncludeIt)
      }
      return MessageExplanation(
        row: row, rules: rules, places: list.entries.filter { !steps.isDisjoint(with: $0.walks) })
    }
  }

  /// The names nearest to one that does not exist, the nearest first: of messages, topics and
  /// actions.
  public static func nearest(to name: String, in library: Library) -> [String] {
    var known = library.messages.rows.filter { $0.receiver != .system }.map {
      (name: $0.selector, spellings: spellings($0))
    }
    known += TopicExplanation.names(in: library).map { (name: $0, spellings: [$0]) }
    var found: [String] = []
    while found.count < 3, let near = NearestWord.to(name, among: known.flatMap(\.spellings)),
      let entry = known.first(where: { $0.spellings.contains(near) })
    {
      found.append(entry.name)
      known.removeAll { $0.name == entry.name }
    }
    return found.isEmpty ? sharing(name, library) : found
  }

  /// Names that have the most letters in a row in common with one that nobody is near to, such as
  /// `willTerminate`.
  private static func sharing(_ name: String, _ library: Library) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    var best = 5
    var found: [String] = []
    for row in library.messages.rows where row.receiver != .system && row.receiver != .notification
    {
      let length = spellings(row).map { common(wanted, Array($0.lowercased().utf8)) }.max() ?? 0
      if length < best || found.contains(row.selector) { continue }
      if length > best { found = [] }
      best = length
      found.append(row.selector)
    }
    return Array(found.prefix(3))
  }

  /// The length of the longest run of letters that stands in both.
  private static func common(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var longest = 0
    var before = [Int](repeating: 0, count: right.count + 1)
    for character in left {
      var row = [Int](repeating: 0, count: right.count + 1)
      for (index, other) in right.enumerated() where character == other {
        row[index + 1] = before[index] + 1
        longest = max(longest, row[index + 1])
      }
      before = row
    }
    return longest
  }

  private static func spellings(_ row: MessageTable.Row) -> [String] {
    var names = [row.selector]
    if let paren = row.selector.firstIndex(of: "(") {
      names.append(String(row.selector[..<paren]))
    }
    if let objectiveC = row.objectiveC {
      names.append(objectiveC)
      if objectiveC.hasSuffix(":") { names.append(String(objectiveC.dropLast())) }
    }
    // `application` alone would stand for twenty methods.
    return names.filter { $0 != "application" && $0 != "scene" && $0 != "windowScene" }
  }
}

extension Trigger {
  /// The steps of a view's path that take this one with them if it has not been taken.
  fileprivate var stepsOfViewThatIncludeIt: [Trigger] {
    Trigger.viewPath.firstIndex(of: self).map { Array(Trigger.viewPath[$0...]) } ?? []
  }
}

/// How well a word fits what is typed: the letters that were typed must all be in it, in their
/// order.
enum FuzzyMatch {
  /// Words that fit, the best first; those that fit equally well stay in their order.
  static func ranked<Item>(
    _ items: [Item], for typed: String, word: (Item) -> String
  ) -> [Item] {
    let ranks = items.map { rank(of: word($0), for: typed) }
    let places = items.indices.filter { ranks[$0] != nil }
    return places.sorted { (ranks[$0] ?? 0, $0) < (ranks[$1] ?? 0, $1) }.map { items[$0] }
  }

  /// 0 where a word begins with it, 1 where one of its parts does, 2 where its parts' first letters
  /// are it, 3 where it is inside, 4 where only its letters are; nil where it does not fit.
  static func rank(of word: String, for typed: String) -> Int? {
    let word = Array(word.lowercased().unicodeScalars)
    let typed = Array(typed.lowercased().unicodeScalars)
    if word.starts(with: typed) { return 0 }
    let starts = word.indices.filter { $0 == 0 || word[$0 - 1] == "-" || word[$0 - 1] == " " }
    if starts.contains(where: { word[$0...].starts(with: typed) }) { return 1 }
    if starts.map({ word[$0] }).starts(with: typed) { return 2 }
    if word.indices.contains(where: { word[$0...].starts(with: typed) }) { return 3 }
    var rest = typed[...]
    for letter in word where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty ? 4 : nil
  }
}

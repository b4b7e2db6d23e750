import Texts

/// Finds the word that was meant.
public enum NearestWord {
  /// Words that had another name in an earlier version, with their name of today: no spelling
  /// leads from the one to the other.
  private static let renamed = [("standing", "evidence"), ("ledger", "rules")]

  /// The known word that is nearest to an unknown one, or nil where none is near: at most so many
  /// letters may be wrong.
  public static func to(_ word: String, among known: [String], most: Int = 4) -> String? {
    if let today = renamed.first(where: { $0.0 == word })?.1, known.contains(today) {
      return today
    }
    let wanted = Array(word.lowercased().unicodeScalars)
    let allowed = max(1, min(most, wanted.count / 2))
    var best: (word: String, distance: Int)?
    for candidate in known {
      let other = Array(candidate.lowercased().unicodeScalars)
      if abs(other.count - wanted.count) > allowed { continue }
      let distance = distance(wanted, other)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// A sentence about a word that is not among those known: `what` names a text of
  /// `unknown.texts`.
  public static func unknown(_ what: String, _ word: String, among known: [String]) -> String {
    let text = localized("unknown.\(what)", ["word": word])
    return to(word, among: known).map {
      localized("unknown.nearest", ["unknown": text, "nearest": $0])
    } ?? text
  }

  /// The same, and where nothing is near, all that there is.
  public static func unknown(_ what: String, _ word: String, listing known: [String]) -> String {
    let text = unknown(what, word, among: known)
    return to(word, among: known) == nil ? there(text, are: known) : text
  }

  /// "unknown iOS version '99'; there are 3, 4".
  public static func there(_ unknown: String, are known: [String]) -> String {
    localized("unknown.there-are", ["unknown": unknown, "known": Lists.comma(known)])
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, before[j - 1] + 1)
        }
        row.append(cost)
      }
      before = last
      last = row
    }
    return last[right.count]
  }
}

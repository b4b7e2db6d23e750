import Lifecycle
import Rulebooks

/// The names under which people print messages: a method as Swift or Objective-C spells it, with
/// parameters or without; a part of it that says which it is; the same as separate words; the
/// notification that is posted.
struct MessageNames: Sendable {
  /// By the name and its labels: `application:didfinishlaunchingwithoptions`.
  private var methods: [String: [Meaning]] = [:]
  private var objectiveC: [String: [Meaning]] = [:]
  /// By a name without labels, in small letters.
  private var bare: [String: [Meaning]] = [:]
  /// How the words of all names begin.
  private var beginnings: [Bool] = Array(repeating: false, count: 1 << 15)

  /// Longer names than this, in words, are none.
  static let mostWords = 6

  init(_ rows: [MessageTable.Row]) {
    for row in rows where row.receiver != .system && !row.selector.hasPrefix("scenePhase") {
      let meaning = Meaning(receiver: row.receiver, selector: row.selector)
      if row.receiver == .notification {
        addNotification(meaning)
        continue
      }
      methods[MessageNames.key(row.selector), default: []].append(meaning)
      if let name = row.objectiveC { objectiveC[name.lowercased(), default: []].append(meaning) }
      if let name = UnreadLines.bareName(row.selector) { addBare(name.lowercased(), meaning) }
    }
    addShort()
    for name in UnreadLines.notInTables { bare[name] = [] }
    let states = [
      "act", "app", "ina", "bac", "dea", "res", "pau", "for", "hid", "det", "pha", "sce",
    ]
    let names = [bare.keys.map { $0 }, methods.keys.map { $0 }, objectiveC.keys.map { $0 }, states]
    for name in names.joined() {
      if let place = MessageNames.beginning(Array(name.utf8)[...]) { beginnings[place] = true }
    }
  }

  // MARK: - The names

  private mutating func addBare(_ name: String, _ meaning: Meaning) {
    bare[name, default: []].append(meaning)
    if name.contains("finishlaunching") {
      bare[name.replacing("finishlaunching", with: "finishinglaunching"), default: []]
        .append(meaning)
    }
    // `didBecomeActive` stands for either delegate's, `app did become active` for one.
    if name.hasPrefix("application"), meaning.receiver == .appDelegate {
      let rest = String(name.dropFirst("application".count))
      bare["app" + rest, default: []].append(meaning)
      bare[rest, default: []].insert(meaning, at: 0)
    } else if name.hasPrefix("scene"), meaning.receiver == .sceneDelegate {
      let rest = String(name.dropFirst("scene".count))
      if MessageNames.isDistinct(rest) { bare[rest, default: []].append(meaning) }
    }
  }

  private static func isDistinct(_ name: String) -> Bool { name.utf8.count >= 9 }

  private mutating func addNotification(_ meaning: Meaning) {
    let parts = meaning.selector.lowercased().split(separator: ".")
    guard let last = parts.last else { return }
    bare[String(last), default: []].append(meaning)
    guard parts.count > 1 else { return }
    // As Objective-C and as Swift 3 call it.
    bare[parts.joined(), default: []].append(meaning)
    bare[String(parts.joined().dropLast("notification".count)), default: []].append(meaning)
  }

  /// Names that people print shorter than they are.
  private mutating func addShort() {
    for verb in ["did", "will"] {
      let whole = bare["\(verb)finishlaunchingwithoptions"] ?? []
      for name in ["finishlaunching", "finishinglaunching"] {
        bare[verb + name] = whole
        bare["application\(verb)\(name)"] = whole
        bare["app\(verb)\(name)"] = whole
      }
    }
    bare["scenewillconnect"] = bare["willconnectto"]
    bare["willconnecttosession"] = bare["willconnectto"]
  }

  /// The name and the labels, in small letters: `scene:willconnectto:options`.
  static func key(_ selector: String) -> String {
    selector.lowercased().split { "(:)_, ".contains($0) }.joined(separator: ":")
  }

  // MARK: - Looking up

  func method(_ name: String, _ labels: [String]) -> [Meaning]? {
    let all = ([name] + labels).joined(separator: ":")
    if let found = methods[all] { return found }
    for label in labels {
      let found = bare[label]?.filter { $0.selector.lowercased().hasPrefix(name + "(") } ?? []
      if !found.isEmpty { return found }
    }
    return bare[name]
  }

  func objectiveC(_ selector: String) -> [Meaning]? {
    let small = selector.lowercased()
    return objectiveC[small] ?? (small.contains(":") ? nil : bare[small])
  }

  /// A name without parameters. One that is a word of any text must be all that the line says.
  func name(_ word: String, isWhole: Bool) -> [Meaning]? {
    if let found = bare[word] { return found }
    if word == "body" { return methods[word] }
    return word == "task" && isWhole ? methods["task:priority"] : nil
  }

  /// Whether a name may begin with one of the line's words. Most lines of a long log are about
  /// something else.
  func mayBegin(in line: ArraySlice<UInt8>) -> Bool {
    var isInside = false
    for place in line.indices {
      let isPart = LineWords.isPart(line[place])
      if isPart, !isInside, let key = MessageNames.beginning(line[place...]), beginnings[key] {
        return true
      }
      isInside = isPart
    }
    return false
  }

  /// The first three letters as a number.
  private static func beginning(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 3 else { return nil }
    var key = 0
    for byte in bytes.prefix(3) {
      guard LineWords.isLetter(byte) else { return nil }
      key = key << 5 | Int(byte & 0x1F)
    }
    return key
  }
}

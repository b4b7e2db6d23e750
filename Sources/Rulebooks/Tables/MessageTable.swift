import Lifecycle
import TextFiles
import Texts

/// Every message that a rule may send: a row each.
public struct MessageTable: Sendable {
  /// One message, and who implements it.
  public struct Row: Sendable {
    /// As Swift spells it.
    public var selector: String
    public var receiver: Receiver
    public var since: Release
    public var deprecated: Release?
    public var objectiveC: String? { objectiveCProse?.text }
    var objectiveCProse: TextSlice?
    /// The trait that an app needs to implement it.
    public var trait: String?
    /// The one architecture whose apps implement it.
    public var only: AppKind.Architecture?
    /// What it means, what may have caused it, and what an app should do in it.
    public var guidance: Guidance?
    /// What it says in the log, for a word of the system.
    public var says: String?
    /// Whether it is true only when the app's own code gets there, so that a busy app delays it.
    public var waits = false
    /// Whether it is about one scene session, although its receiver is not: exports and the
    /// interface have the session's number with it.
    public var namesSession = false
    /// Whether it is of little news: every launch says it.
    public var isQuiet = false
    /// Where its options are: what a launch or a connection passes.
    public var options: Options?
    /// The notification that is posted after it.
    public var notification: String?

    /// Whether the app's own code has this method.
    var isMethod: Bool {
      receiver.isDelegate && receiver != .contentView || receiver == .viewController
    }

    func isCalled(_ name: String) -> Bool {
      selector == name || selector.prefix { $0 != "(" } == name
    }
  }

  /// The parameter in which a method receives why the app was opened.
  public enum Options: String, CaseIterable, Sendable { case launchOptions, connectionOptions }

  /// What is known about a message besides when it is sent.
  public struct Guidance: Sendable {
    public var means: String { meansProse.text }
    public var causes: String { causesProse.text }
    public var task: String { taskProse.text }
    fileprivate let meansProse: TextSlice
    fileprivate let causesProse: TextSlice
    fileprivate let taskProse: TextSlice
  }

  public private(set) var rows: [Row] = []
  /// The messages of each receiver: a rulebook asks for hundreds. Not a dictionary, for to make one
  /// of a new type takes longer than all the looking.
  private var places: [[(word: HashedWord, id: SelectorID)]] = Array(
    repeating: [], count: Receiver.allCases.count)

  public subscript(id: SelectorID) -> Row { rows[Int(id.raw)] }

  /// A message as Swift spells it. A row has a dozen things more, which are not copied for it.
  public func selector(_ id: SelectorID) -> String { rows[Int(id.raw)].selector }

  func options(of id: SelectorID) -> Options? { rows[Int(id.raw)].options }

  public func id(_ receiver: Receiver, _ selector: String) -> SelectorID? {
    id(receiver, HashedWord(selector))
  }

  func id(_ receiver: Receiver, _ selector: HashedWord) -> SelectorID? {
    places[Int(receiver.rawValue)].first { $0.word == selector }?.id
  }

  /// Whether an app of these traits implements a message.
  public func isImplemented(_ id: SelectorID, by traits: AppTraits) -> Bool {
    let place = Int(id.raw)
    if let only = rows[place].only, only != traits.kind.architecture { return false }
    if !traits.has(rows[place].receiver) { return false }
    return rows[place].trait.map(traits.has(flag:)) ?? true
  }

  /// The methods that a trait such as `saves:sceneWillResignActive` may name: all of it, or what
  /// stands before its arguments where that is enough.
  public func method(named name: String) -> SelectorID? {
    let found = rows.indices.filter { rows[$0].isMethod && rows[$0].isCalled(name) }
    return found.count == 1 ? SelectorID(UInt16(found[0])) : nil
  }

  /// The names of all methods as a trait would give them.
  public var methodNames: [String] {
    rows.filter(\.isMethod).map { row in
      let short = String(row.selector.prefix { $0 != "(" })
      return method(named: short) == nil ? row.selector : short
    }
  }

  /// The messages that are of little news.
  public var quiet: [SelectorID] {
    rows.indices.filter { rows[$0].isQuiet }.map { SelectorID(UInt16($0)) }
  }

  /// The methods that have options.
  var withOptions: [SelectorID] {
    rows.indices.filter { rows[$0].options != nil }.map { SelectorID(UInt16($0)) }
  }

  static let receivers = Vocabulary(Receiver.words)

  /// What a field may say of a message.
  private enum Part: Sendable {
    case receiver, since, deprecated, objectiveC, trait, only, means, causes, task, notification
    case says, quiet, waits, session, options
  }

  private static let parts = Vocabulary<Part>([
    ("receiver", .receiver), ("since", .since), ("deprecated", .deprecated),
    ("objective-c", .objectiveC), ("trait", .trait), ("only", .only), ("means", .means),
    ("causes", .causes), ("do", .task), ("notification", .notification), ("says", .says),
    ("quiet", .quiet), ("waits", .waits), ("session", .session),
    ("options", .options),
  ])

  public init(_ resources: Resources) throws(Diagnostic) {
    for file in resources.files(in: "Messages") {
      for stanza in try Stanza.parse(file) { try add(stanza) }
    }
  }

  private mutating func add(_ stanza: Stanza) throws(Diagnostic) {
    guard stanza.keyword == "message", !stanza.name.isEmpty else {
      throw stanza.place.error(localized("rulebooks.expected-message"))
    }
    let receiver = try stanza.required("receiver")
    guard let found = MessageTable.receivers.value(of: receiver.prose.word) else {
      let known = MessageTable.receivers.words
      throw receiver.place.error(NearestWord.unknown("receiver", receiver.value, among: known))
    }
    let word = stanza.title.word
    if id(found, word) != nil {
      throw stanza.place.error(
        localized("rulebooks.has-row", ["receiver": receiver.value, "message": stanza.name]))
    }
    var row = Row(
      selector: stanza.name, receiver: found,
      since: try release(try stanza.required("since")))
    for field in stanza.fields { try apply(field, of: stanza, to: &row) }
    places[Int(row.receiver.rawValue)].append((word, SelectorID(UInt16(rows.count))))
    rows.append(row)
  }

  private func apply(
    _ field: Stanza.Field, of stanza: Stanza, to row: inout Row
  ) throws(Diagnostic) {
    guard let part = MessageTable.parts.value(of: field.key) else {
      throw field.unknownKey(MessageTable.parts.words)
    }
    switch part {
    case .receiver, .since, .causes, .task: break
    case .deprecated: row.deprecated = try release(field)
    case .objectiveC: row.objectiveCProse = field.prose
    case .trait: row.trait = field.value
    case .waits: row.waits = true
    case .quiet: row.isQuiet = true
    case .session: row.namesSession = true
    case .says: row.says = field.value
    case .notification: row.notification = field.value
    case .options:
      guard let options = Options(rawValue: field.value) else {
        let known = Options.allCases.map(\.rawValue)
        throw field.place.error(NearestWord.unknown("options", field.value, among: known))
      }
      row.options = options
    case .means:
      row.guidance = Guidance(
        meansProse: field.prose, causesProse: try stanza.required("causes").prose,
        taskProse: try stanza.required("do").prose)
    case .only:
      switch field.value {
      case "app-delegate": row.only = .appDelegate
      case "scenes": row.only = .scenes
      default:
        throw stanza.place.error(localized("rulebooks.expected-only", ["word": field.value]))
      }
    }
  }

  private func release(_ field: Stanza.Field) throws(Diagnostic) -> Release {
    guard let release = Release(field.value) else {
      throw field.place.error(localized("rulebooks.no-release", ["word": field.value]))
    }
    return release
  }
}

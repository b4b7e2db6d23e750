import Lifecycle

/// Every message that a rule may send: a row each.
public struct MessageTable: Sendable {
  /// One message, and who implements it.
  public struct Row: Sendable {
    /// As Swift spells it.
    public var selector: String
    public var receiver: Receiver
    public var since: Release
    public var deprecated: Release?
    public var objectiveC: String?
    /// The trait that an app needs to implement it.
    public var trait: String?
    /// The one architecture whose apps implement it.
    public var only: AppKind.Architecture?
    /// What it means, what may have caused it, and what an app should do in it.
    public var guidance: Guidance?
    /// The notification that is posted after it.
    public var notification: String?
  }

  /// What there is to say of a message, beyond when it is sent.
  public struct Guidance: Sendable {
    public var means: String
    public var causes: String
    public var task: String
  }

  public private(set) var rows: [Row] = []

  public subscript(id: SelectorID) -> Row { rows[Int(id.raw)] }

  public func id(_ receiver: Receiver, _ selector: String) -> SelectorID? {
    rows.firstIndex { $0.receiver == receiver && $0.selector == selector }
      .map { SelectorID(UInt16($0)) }
  }

  /// Whether an app of these traits implements a message.
  func isImplemented(_ id: SelectorID, by traits: AppTraits) -> Bool {
    let row = self[id]
    if let only = row.only, only != traits.kind.architecture { return false }
    return row.trait.map(traits.optional.contains) ?? true
  }

  static let receivers: [(word: String, receiver: Receiver)] = Receiver.allCases.map {
    ("\($0)", $0)
  }

  public init(_ resources: Resources) throws(Diagnostic) {
    for file in resources.files(in: "Messages") {
      for stanza in try Stanza.parse(file) { try add(stanza) }
    }
  }

  private mutating func add(_ stanza: Stanza) throws(Diagnostic) {
    guard stanza.keyword == "message", !stanza.name.isEmpty else {
      throw stanza.place.error("expected 'message SELECTOR'")
    }
    try stanza.allow([
      "receiver", "since", "deprecated", "objective-c", "trait", "only", "means", "causes", "do",
      "notification",
    ])
    let receiver = try stanza.required("receiver")
    guard let found = MessageTable.receivers.first(where: { $0.word == receiver.value }) else {
      let known = MessageTable.receivers.map(\.word)
      throw receiver.place.error(NearestWord.unknown("receiver", receiver.value, among: known))
    }
    if id(found.receiver, stanza.name) != nil {
      throw stanza.place.error("'\(receiver.value) \(stanza.name)' has a row already")
    }
    var row = Row(
      selector: stanza.name, receiver: found.receiver,
      since: try release(try stanza.required("since")))
    row.deprecated = try stanza.value("deprecated").map(release)
    row.objectiveC = stanza.value("objective-c")?.value
    row.trait = stanza.value("trait")?.value
    row.notification = stanza.value("notification")?.value
    if let means = stanza.value("means") {
      row.guidance = Guidance(
        means: means.value, causes: try stanza.required("causes").value,
        task: try stanza.required("do").value)
    }
    switch stanza.value("only")?.value {
    case nil: break
    case "app-delegate": row.only = .appDelegate
    case "scenes": row.only = .scenes
    case .some(let word):
      throw stanza.place.error("'only \(word)'; expected 'only app-delegate' or 'only scenes'")
    }
    rows.append(row)
  }

  private func release(_ field: Stanza.Field) throws(Diagnostic) -> Release {
    guard let release = Release(field.value) else {
      throw field.place.error("'\(field.value)' is not a release")
    }
    return release
  }
}

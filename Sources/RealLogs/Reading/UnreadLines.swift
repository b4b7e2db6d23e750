import Rulebooks

/// Lines of a log that name a lifecycle method or a notification and were not read as a message:
/// what a comparison is silent about.
struct UnreadLines {
  /// As the methods are spelled in any language and style, without receivers and parameters, by how
  /// they begin.
  private let names: [UInt32: [[UInt8]]]

  init(_ rows: [MessageTable.Row]) {
    var names = Set(UnreadLines.notInTables.map { Array($0.utf8) })
    for row in rows where row.receiver != .system && !row.selector.hasPrefix("scenePhase") {
      guard let name = UnreadLines.bareName(row.selector) else { continue }
      let spelled = name.lowercased()
      names.insert(Array(spelled.utf8))
      // `didBecomeActive` stands for either delegate's.
      for owner in ["application", "scene"] where spelled.hasPrefix(owner) {
        names.insert(Array(spelled.utf8.dropFirst(owner.utf8.count)))
      }
    }
    self.names = Dictionary(grouping: names) { UnreadLines.beginning($0[...]) }
  }

  /// Methods of a view's life that no table has.
  static let notInTables = [
    "viewwilllayoutsubviews", "viewdidlayoutsubviews", "loadview", "awakefromnib",
  ]

  private static func beginning(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The part of a selector that says which method it is: `didFinishLaunchingWithOptions` of
  /// `application(_:didFinishLaunchingWithOptions:)`. Nil where it is a word of any text, such as
  /// `body`.
  static func bareName(_ selector: String) -> Substring? {
    let parts = selector.split { "(:).".contains($0) }
    let objects = ["application", "scene", "windowScene", "userNotificationCenter", "_"]
    let name = parts.first { !objects.contains(String($0)) && !$0.hasPrefix("UI") } ?? parts[0]
    return name.utf8.count >= 8 ? name : nil
  }

  /// Whether a line names one of them.
  func names(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    var last: UInt32 = 0
    for (place, byte) in text.enumerated() {
      last = last << 8 | UInt32(byte)
      guard place >= 3, let known = names[last], begins(text, at: place - 3) else { continue }
      if known.contains(where: { text[(place - 3)...].starts(with: $0) }) { return true }
    }
    return false
  }

  /// Whether a name may begin there: not in the middle of another one, but behind the class of a
  /// notification.
  private func begins(_ text: [UInt8], at place: Int) -> Bool {
    guard place > 0 else { return true }
    if !LineWords.isPart(text[place - 1]) { return true }
    return ["uiapplication", "uiscene"].contains {
      text[..<place].suffix($0.utf8.count).elementsEqual($0.utf8)
    }
  }
}

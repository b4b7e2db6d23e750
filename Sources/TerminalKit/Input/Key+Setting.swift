extension Key {
  /// As settings spell it: `h`, `H`, `ctrl-r`, `page-up`.
  public var settingName: String {
    if let named = Key.named.first(where: { $0.key == self }) { return named.name }
    switch self {
    case .control(let scalar): return "ctrl-" + String(Character(scalar))
    default: return name
    }
  }

  /// The key of that name, or nil where there is none. What help calls a key is understood as well.
  public init?(setting word: String) {
    let scalars = Array(word.unicodeScalars)
    let folded = word.lowercased()
    if let named = Key.named.first(where: { $0.name == folded })
      ?? Key.named.first(where: { $0.key.name.lowercased() == folded })
    {
      self = named.key
    } else if scalars.count == 1, TextWidth.columns(of: scalars[0]) > 0, scalars[0].value >= 0x20,
      !(0x7F..<0xA0).contains(scalars[0].value)
    {
      self = .character(scalars[0])
    } else if folded.hasPrefix("ctrl-"), let key = Key(control: folded.dropFirst(5)) {
      self = key
    } else {
      return nil
    }
  }

  private init?(control word: Substring) {
    if word == "space" {
      self = .control(" ")
    } else if let scalar = word.unicodeScalars.first, word.unicodeScalars.count == 1,
      ("a"..."z").contains(scalar) || "\\]^_".unicodeScalars.contains(scalar)
    {
      self = .control(scalar)
    } else {
      return nil
    }
  }

  /// The key that a terminal reports in the place of this one: it sends the same byte for both.
  public var twin: Key? {
    switch self {
    case .control("h"): .backspace
    case .control("i"): .tab
    case .control("j"), .control("m"): .enter
    default: nil
    }
  }

  /// All names but those of characters and of control.
  public static let settingNames: [String] = named.map(\.name)

  private static let named: [(name: String, key: Key)] =
    [
      ("space", .character(" ")), ("enter", .enter), ("escape", .escape), ("tab", .tab),
      ("shift-tab", .backTab), ("backspace", .backspace), ("delete", .delete),
      ("insert", .insert), ("up", .up), ("down", .down), ("left", .left), ("right", .right),
      ("home", .home), ("end", .end), ("page-up", .pageUp), ("page-down", .pageDown),
      ("ctrl-space", .control(" ")),
    ] + (1...12).map { ("f\($0)", .function($0)) }
}

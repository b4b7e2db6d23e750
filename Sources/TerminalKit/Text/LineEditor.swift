/// One line that is being typed.
public struct LineEditor: Equatable, Sendable {
  public private(set) var characters: [Character]
  public private(set) var cursor: Int
  /// Whether the text is only a suggestion: what is typed takes its place, any other key keeps it.
  public private(set) var isSuggestion: Bool

  public init(_ text: String = "", isSuggestion: Bool = false) {
    characters = Array(text)
    cursor = characters.count
    self.isSuggestion = isSuggestion && !text.isEmpty
  }

  public var text: String { String(characters) }

  /// The columns that stand before the cursor.
  public var columnsBeforeCursor: Int { TextWidth.columns(of: String(characters[..<cursor])) }

  public mutating func insert(_ text: String) {
    if isSuggestion { self = LineEditor() }
    // A combining mark joins the character before it, so the text is divided again.
    let before = String(characters[..<cursor]) + text
    let after = characters[cursor...]
    characters = Array(before) + after
    cursor = characters.count - after.count
  }

  /// Takes a key as shells do; one that means nothing here is ignored.
  public mutating func handle(_ key: Key) {
    if case .character(let scalar) = key {
      insert(String(Character(scalar)))
      return
    }
    isSuggestion = false
    switch key {
    case .backspace, .control("h"):
      guard cursor > 0 else { return }
      cursor -= 1
      characters.remove(at: cursor)
    case .delete, .control("d"):
      if cursor < characters.count { characters.remove(at: cursor) }
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(characters.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .control("u"):
      characters.removeSubrange(..<cursor)
      cursor = 0
    case .control("k"): characters.removeSubrange(cursor...)
    case .control("w"):
      while cursor > 0, characters[cursor - 1] == " " { removeBefore() }
      while cursor > 0, characters[cursor - 1] != " " { removeBefore() }
    default: break
    }
  }

  private mutating func removeBefore() {
    cursor -= 1
    characters.remove(at: cursor)
  }
}

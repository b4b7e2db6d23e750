/// The types and methods of a file, as far as delegates and traits need them.
public struct SourceOutline: Equatable, Sendable {
  /// A method, with the place of its name.
  public struct Method: Equatable, Sendable {
    /// As Swift spells it: `scene(_:willConnectTo:options:)`.
    public var selector: String
    public var line: Int
    public var column: Int
  }
  /// A type, or an extension of it.
  public struct TypeDeclaration: Equatable, Sendable {
    public var name: String
    public var inherits: [String]
    public var isMain: Bool
    public var methods: [Method] = []
  }
  public var types: [TypeDeclaration] = []
  /// The words and attributes that occur in code.
  public var words: Set<String> = []

  private static let declarations: Set = ["class", "struct", "enum", "extension", "actor"]

  public init(_ bytes: [UInt8]) {
    let tokens = Lexer.tokens(bytes)
    var depth = 0
    /// The types that are open, with the depth of their braces.
    var open: [(index: Int, depth: Int)] = []
    var isMain = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .word || token.kind == .attribute { words.insert(token.text) }
      switch token.text {
      case "@main", "@UIApplicationMain": isMain = true
      case "{": depth += 1
      case "}":
        depth -= 1
        if let last = open.last, last.depth > depth { open.removeLast() }
      case let word where SourceOutline.declarations.contains(word) && token.kind == .word:
        guard let (declaration, brace) = SourceOutline.type(tokens, index, isMain) else { break }
        isMain = false
        types.append(declaration)
        for token in tokens[index..<brace] where token.kind == .word { words.insert(token.text) }
        depth += 1
        open.append((types.count - 1, depth))
        index = brace
      case "func" where open.last?.depth == depth:
        if let method = SourceOutline.method(tokens, index), let type = open.last {
          types[type.index].methods.append(method)
        }
      default: break
      }
      index += 1
    }
  }

  /// `class Name<T>: A, B {`, and where its brace is.
  private static func type(
    _ tokens: [Token], _ start: Int, _ isMain: Bool
  ) -> (TypeDeclaration, brace: Int)? {
    guard start + 1 < tokens.count, tokens[start + 1].kind == .word else { return nil }
    // `class func` is a method of the class.
    if ["func", "var", "let", "subscript"].contains(tokens[start + 1].text) { return nil }
    var inherits: [String] = []
    var isAfterColon = false
    for index in (start + 2)..<max(start + 2, min(tokens.count, start + 60)) {
      switch tokens[index].text {
      case "{":
        let name = tokens[start + 1].text
        return (TypeDeclaration(name: name, inherits: inherits, isMain: isMain), index)
      case ":": isAfterColon = true
      case "where": isAfterColon = false
      case "}", ";", "=": return nil
      default: if isAfterColon, tokens[index].kind == .word { inherits.append(tokens[index].text) }
      }
    }
    return nil
  }

  private static func method(_ tokens: [Token], _ start: Int) -> Method? {
    guard start + 2 < tokens.count, tokens[start + 1].kind == .word else { return nil }
    let name = tokens[start + 1]
    guard let open = tokens[start...].firstIndex(where: { $0.text == "(" }), open < start + 12
    else { return nil }
    var labels = ""
    var depth = 0
    for index in open..<tokens.count {
      let token = tokens[index]
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1, token.text == ":" else { continue }
      // One word before the colon is the label and the name; of two, the first is the label.
      let hasTwo = index - 2 > open && tokens[index - 2].kind == .word
      let isSecond = hasTwo && tokens[index - 3].text != ":" && tokens[index - 3].text != "@"
      labels += (isSecond ? tokens[index - 2].text : tokens[index - 1].text) + ":"
    }
    return Method(
      selector: "\(name.text)(\(labels))", line: name.line, column: name.column)
  }
}

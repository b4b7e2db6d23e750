import CYAML
import Texts

/// Reads a YAML file: libyaml says what stands where, and this puts it together. Aliases, anchors
/// and tags are refused: a file of settings needs none, and an alias may stand for any amount.
struct YAMLReader {
  /// How deep lists and tables may be nested.
  static let depth = 16

  private var parser = yaml_parser_t()
  private var event = yaml_event_t()

  /// The file's one document; nil where the file is empty.
  static func read(_ text: String) throws(YAMLProblem) -> YAMLNode? {
    var text = text
    var result: Result<YAMLNode?, YAMLProblem> = .success(nil)
    text.withUTF8 { bytes in
      var reader = YAMLReader()
      yaml_parser_initialize(&reader.parser)
      yaml_parser_set_input_string(&reader.parser, bytes.baseAddress, bytes.count)
      do throws(YAMLProblem) {
        result = .success(try reader.document())
      } catch {
        result = .failure(error)
      }
      yaml_event_delete(&reader.event)
      yaml_parser_delete(&reader.parser)
    }
    return try result.get()
  }

  private mutating func document() throws(YAMLProblem) -> YAMLNode? {
    try advance()  // the stream
    try advance()  // a document, or the end
    if event.type == YAML_STREAM_END_EVENT { return nil }
    try advance()
    let node = try node(0)
    try advance()  // the document's end
    try advance()
    guard event.type == YAML_STREAM_END_EVENT else {
      throw YAMLProblem(place: place, message: localized("settings.second-document"))
    }
    return node
  }

  /// The node that begins with the event at hand.
  private mutating func node(_ level: Int) throws(YAMLProblem) -> YAMLNode {
    let place = place
    try refuseWhatIsNotRead(place)
    guard level < YAMLReader.depth else {
      throw YAMLProblem(place: place, message: localized("settings.too-deep"))
    }
    switch event.type {
    case YAML_SEQUENCE_START_EVENT:
      var items: [YAMLNode] = []
      try advance()
      while event.type != YAML_SEQUENCE_END_EVENT {
        items.append(try node(level + 1))
        try advance()
      }
      return YAMLNode(content: .list(items), place: place)
    case YAML_MAPPING_START_EVENT: return try table(level, place)
    default: return YAMLNode(content: scalar, place: place)
    }
  }

  private mutating func table(_ level: Int, _ place: YAMLPlace) throws(YAMLProblem) -> YAMLNode {
    var rows: [(key: YAMLKey, value: YAMLNode)] = []
    var lines: [String: Int] = [:]
    try advance()
    while event.type != YAML_MAPPING_END_EVENT {
      let key = try node(level + 1)
      guard case .text(let name) = key.content else {
        throw YAMLProblem(place: key.place, message: localized("settings.no-name"))
      }
      if let line = lines[name] {
        throw YAMLProblem(
          place: key.place,
          message: localized("settings.second", ["setting": name, "line": "\(line)"]))
      }
      lines[name] = key.place.line
      try advance()
      rows.append((YAMLKey(name: name, place: key.place), try node(level + 1)))
      try advance()
    }
    return YAMLNode(content: .table(rows), place: place)
  }

  private func refuseWhatIsNotRead(_ place: YAMLPlace) throws(YAMLProblem) {
    var (hasAnchor, hasTag) = (false, false)
    switch event.type {
    case YAML_ALIAS_EVENT: hasAnchor = true
    case YAML_SCALAR_EVENT:
      hasAnchor = event.data.scalar.anchor != nil
      hasTag = event.data.scalar.tag != nil
    case YAML_SEQUENCE_START_EVENT:
      hasAnchor = event.data.sequence_start.anchor != nil
      hasTag = event.data.sequence_start.tag != nil
    case YAML_MAPPING_START_EVENT:
      hasAnchor = event.data.mapping_start.anchor != nil
      hasTag = event.data.mapping_start.tag != nil
    default: break
    }
    if hasAnchor { throw YAMLProblem(place: place, message: localized("settings.alias")) }
    if hasTag { throw YAMLProblem(place: place, message: localized("settings.tag")) }
  }

  private var scalar: YAMLNode.Content {
    let scalar = event.data.scalar
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let text = String(decoding: bytes, as: UTF8.self)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    return isPlain && ["", "~", "null", "Null", "NULL"].contains(text) ? .nothing : .text(text)
  }

  private var place: YAMLPlace { YAMLReader.place(event.start_mark) }

  private static func place(_ mark: yaml_mark_t) -> YAMLPlace {
    YAMLPlace(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private mutating func advance() throws(YAMLProblem) {
    yaml_event_delete(&event)
    guard yaml_parser_parse(&parser, &event) == 0 else { return }
    let words = parser.problem.map { String(cString: $0) } ?? ""
    // What it cannot decode it says no line of: it has read no further than its last mark.
    let mark = parser.error == YAML_READER_ERROR ? parser.mark : parser.problem_mark
    throw YAMLProblem(
      place: YAMLReader.place(mark), message: localized("settings.not-yaml", ["problem": words]))
  }
}

import TextFiles
import Texts

/// What the compiler says, as errors of the learner's own files.
struct CompilerOutput {
  /// The folder with the files as they were compiled, and the learner's own.
  let compiled: String
  let own: String
  let files: [SourceFile]
  let names: AppleNames

  /// An error as the compiler has it, in the words for a learner.
  private struct Found {
    var file: Int
    var line: Int
    var column: Int
    var message: String
    /// The name that Frontmost lacks.
    var missing: String?
  }

  /// All errors in the order of the files: each place once, and each missing name once.
  func errors(_ output: String) -> [CodeError] {
    var all: [Found] = []
    for line in output.split(separator: "\n") {
      guard let error = found(line) else { continue }
      let isKnown = all.contains {
        ($0.file, $0.line, $0.column) == (error.file, error.line, error.column)
          && $0.message == error.message
      }
      if !isKnown { all.append(error) }
    }
    all.sort { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    var counts: [String: Int] = [:]
    for name in all.compactMap(\.missing) { counts[name, default: 0] += 1 }
    let lacking = Set(all.filter { $0.missing != nil }.map(\.file))
    var shown: Set<String> = []
    return all.compactMap { error in
      guard let name = error.missing else {
        let follows = lacking.contains(error.file) && CompilerOutput.follows(error.message)
        return follows ? nil : codeError(error)
      }
      guard shown.insert(name).inserted else { return nil }
      var error = error
      let others = counts[name, default: 1] - 1
      if others > 0 {
        error.message = localized(
          "hosting.other-places", count: others, ["error": error.message])
      }
      return codeError(error)
    }
  }

  private func codeError(_ error: Found) -> CodeError {
    let file = files[error.file]
    let place = Diagnostic(
      file: path(file.name), line: error.line, column: error.column, message: error.message)
    return CodeError(place, column: error.column, in: file.bytes)
  }

  private func path(_ name: String) -> String { own.hasSuffix("/") ? own + name : "\(own)/\(name)" }

  /// What is wrong with the app as a whole: the first error without a place.
  func reason(_ output: String) -> String {
    let lacksMain = output.split(separator: "\n").contains {
      $0.contains("undefined") && $0.hasSuffix("main'")
    }
    if lacksMain { return localized("hosting.no-main") }
    let line = output.split(separator: "\n").first { $0.contains("error:") }
    return (line.map(String.init) ?? output).replacing(compiled + "/", with: path(""))
  }

  /// The modules that Frontmost lacks.
  static func missingModules(_ output: String) -> Set<String> {
    let lines = output.split(separator: "\n").filter { $0.contains(noModule) }
    return Set(lines.compactMap { quoted(in: String($0)).first })
  }

  private static let noModule = ": error: no such module '"

  /// `FILE:LINE:COLUMN: error: MESSAGE`; nil for an error elsewhere than in the learner's files.
  private func found(_ line: Substring) -> Found? {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let row = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    let path = place.dropLast(2).joined(separator: ":")
    guard let file = files.firstIndex(where: { path == compiled + "/" + $0.name }) else {
      return nil
    }
    let message = String(line[mark.upperBound...])
    let missing = missing(message)
    return Found(
      file: file, line: row, column: column,
      message: missing?.text ?? message.replacing(compiled + "/", with: self.path("")),
      missing: missing?.name)
  }

  /// What Apple's frameworks have and ours lacks; nil for a mistake of the learner's own.
  private func missing(_ message: String) -> (name: String, text: String)? {
    let quoted = CompilerOutput.quoted(in: message)
    guard let name = quoted.first else { return nil }
    if message.hasPrefix("no such module") {
      return (name, names.sentence(localized("hosting.missing-module", ["name": name]), name))
    }
    // The compiler knows a name that is near: this one is misspelled.
    let isMisspelled = message.contains("did you mean")
    // On Linux, Foundation has these types elsewhere; apps here have no network.
    let isElsewhere =
      message.contains("FoundationNetworking") || message.contains("(aka 'AnyObject')")
    let isUnknown = message.hasPrefix("cannot find") && !(isMisspelled && !names.lists(name))
    if isElsewhere || isUnknown, names.has(name) {
      return (name, names.sentence(localized("hosting.missing", ["name": name]), name))
    }
    guard message.contains("has no member"), quoted.count >= 2 else { return nil }
    let member = quoted[1]
    if names.lists(member), member.first?.isLowercase == true {
      return (member, names.sentence(localized("hosting.missing", ["name": member]), member))
    }
    // A view with modifiers has a type that is not in the source.
    let type = String(name.prefix { $0 != "<" })
    let isView = name == "some View" || CompilerOutput.views.contains(type)
    guard isView || names.has(name), !isMisspelled else { return nil }
    let owner = isView ? "View" : name
    let text = localized("hosting.missing-member", ["type": owner, "name": member])
    return ("\(owner).\(member)", names.sentence(text, member))
  }

  /// Whether an error may only say that the compiler does not know a type that is missing.
  private static func follows(_ message: String) -> Bool {
    [
      "cannot infer", "could not be inferred", "without a contextual type",
      "requires a contextual type", "type of expression is ambiguous",
    ].contains(where: message.contains)
  }

  /// What stands between single quotation marks.
  private static func quoted(in text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { String(parts[$0]) }
  }

  private static let views: Set = [
    "View", "Text", "Image", "Label", "Button", "TextField", "Toggle", "Spacer", "Color", "List",
    "VStack", "HStack", "ZStack", "LazyVStack", "Form", "Section", "Group", "ForEach", "ScrollView",
    "NavigationStack", "NavigationView", "NavigationLink", "Picker", "Stepper", "Slider",
    "TupleView", "Changed", "TabItem", "TagView", "ModifiedContent", "TabView", "Grid", "LazyVGrid",
    "LazyHGrid", "LazyHStack", "GeometryReader", "Menu", "DatePicker", "DrawnShape", "ProgressView",
    "TextEditor",
  ]
}

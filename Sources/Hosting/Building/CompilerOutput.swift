import TextFiles
import Texts

/// What the compiler says, as diagnostics of the learner's own files.
enum CompilerOutput {
  static func diagnostics(_ output: String, compiled: String, own: String) -> [Diagnostic] {
    var missing: [Diagnostic] = []
    var others: [Diagnostic] = []
    var names: Set<String> = []
    for line in output.split(separator: "\n") {
      guard let found = diagnostic(line, compiled, own) else { continue }
      if let text = missingText(found.message) {
        guard names.insert(text).inserted else { continue }
        var one = found
        one.message = text
        missing.append(one)
      } else if !others.contains(found) {
        others.append(found)
      }
    }
    // What is missing makes the rest of the errors.
    return missing.isEmpty ? others : missing
  }

  /// `FILE:LINE:COLUMN: error: MESSAGE`, or an error without a place.
  private static func diagnostic(
    _ line: Substring, _ compiled: String, _ own: String
  ) -> Diagnostic? {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    let message = String(line[mark.upperBound...])
    guard place.count >= 3, let row = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    var file = place.dropLast(2).joined(separator: ":")
    if file.hasPrefix(compiled + "/") {
      file = own + file.dropFirst(compiled.count)
    }
    return Diagnostic(file: file, line: row, column: column, message: message)
  }

  /// What Apple's frameworks have and ours lacks; nil for a mistake of the learner's own.
  private static func missingText(_ message: String) -> String? {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count >= 3 else { return nil }
    let name = String(quoted[1])
    if message.hasPrefix("no such module") {
      return localized("hosting.missing-module", ["name": name])
    }
    if message.hasPrefix("cannot find") {
      return isOfApple(name) ? localized("hosting.missing", ["name": name]) : nil
    }
    guard message.contains("has no member"), quoted.count >= 5 else { return nil }
    if message.contains("type 'UI") || message.contains("type 'UN") {
      return localized("hosting.missing", ["name": "\(name).\(quoted[3])"])
    }
    // The type of a view with modifiers is not in the source.
    let isView = name == "some View" || views.contains(String(name.prefix { $0 != "<" }))
    return isView ? localized("hosting.missing-view", ["name": "View.\(quoted[3])"]) : nil
  }

  private static let views: Set = [
    "View", "Text", "Image", "Label", "Button", "TextField", "Toggle", "Spacer", "Color", "List",
    "VStack", "HStack", "ZStack", "LazyVStack", "Form", "Section", "Group", "ForEach", "ScrollView",
    "NavigationStack", "NavigationView", "NavigationLink", "Picker", "Stepper", "Slider",
    "TupleView",
    "ActionView", "ChangeView", "TapView", "DisabledView", "TitleView", "ToolbarView", "SheetView",
    "AlertView", "ObjectView", "DestinationView", "TagView", "ProgressView", "TextEditor",
  ]

  private static let prefixes = ["UI", "MK", "CA", "CL", "AV", "SK", "WK", "NS", "CG", "UN", "BG"]

  private static func isOfApple(_ name: String) -> Bool {
    guard prefixes.contains(where: name.hasPrefix), name.count > 3 else { return false }
    let third = name.dropFirst(2).first
    return third?.isUppercase ?? false
  }
}

extension Substring {
  /// Where a text stands in it first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}

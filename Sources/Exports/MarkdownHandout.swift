import Sessions
import Texts

/// A session as a handout: each action, its messages, and at the end why.
struct MarkdownHandout {
  let export: SessionExport

  init(_ export: SessionExport) { self.export = export }

  var text: String {
    var lines = ["# \(MarkdownHandout.escaped(export.title))", "", export.originLine, ""]
    for app in export.file.setup.apps {
      lines.append(
        "- **\(MarkdownHandout.escaped(app.name))**: " + app.traits.words.joined(separator: ", "))
    }
    var rules: [String] = []
    var reasons: [String: String] = [:]
    for act in export.acts {
      if !act.narration.isEmpty {
        lines += [""] + act.narration.map { MarkdownHandout.escaped($0) }
      }
      lines += ["", "## \(act.number). \(MarkdownHandout.escaped(act.words)) (\(act.time))", ""]
      if let refusal = act.refusal {
        lines.append(localized("exports.refused", ["reason": MarkdownHandout.escaped(refusal)]))
      } else if act.messages.isEmpty {
        lines.append(localized("exports.nothing-sent"))
      }
      for message in act.messages {
        if reasons[message.rule] == nil { rules.append(message.rule) }
        reasons[message.rule] = message.reason
        let note = (rules.firstIndex(of: message.rule) ?? 0) + 1
        let what =
          message.isSilent
          ? "*\(MarkdownHandout.escaped(message.selector))*" : "`\(message.selector)`"
        let who = message.isSilent ? "" : " \(message.receiver)"
        let line = message.marked("\(MarkdownHandout.escaped(message.app))\(who): \(what)")
        lines.append("\(message.isInside ? "  " : "")- \(line) [^\(note)]")
      }
    }
    if export.hasDisputed { lines += ["", DisputedMark.legend] }
    if !rules.isEmpty { lines += ["", "## \(localized("exports.why"))", ""] }
    for (index, rule) in rules.enumerated() {
      lines.append("[^\(index + 1)]: `\(rule)`: \(MarkdownHandout.escaped(reasons[rule] ?? ""))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What Markdown would take for a mark of its own is quoted.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in ControlCharacters.escaped(text) {
      if "\\`*_{}[]<>#|".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}

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
    var reasons = Reasons()
    for act in export.acts {
      lines += ["", "## \(act.number). \(MarkdownHandout.escaped(act.words)) (\(act.time))", ""]
      if !act.narration.isEmpty { lines += quoted(act.narration) + [""] }
      if !act.isQuestion {
        lines += result(of: act, &reasons)
        continue
      }
      lines += [localized("exports.ask"), ""]
      if export.hidesAnswers {
        lines += Array(repeating: "- \\_\\_\\_\\_\\_\\_\\_\\_", count: 4)
      } else {
        let summary = Markup.escaped(localized("exports.show-answer"))
        lines += ["<details><summary>\(summary)</summary>", ""]
        lines += result(of: act, &reasons) + ["", "</details>"]
      }
    }
    let closing = export.closing
    if !closing.isEmpty {
      lines += ["", "## \(localized("exports.closing"))", ""] + quoted(closing)
    }
    if export.hasDisputed { lines += ["", DisputedMark.legend] }
    return (lines + reasons.lines).joined(separator: "\n") + "\n"
  }

  /// What the file says, in italics: these are a person's words.
  private func quoted(_ lines: [String]) -> [String] {
    [lines.map { "*\(MarkdownHandout.escaped($0))*" }.joined(separator: "\\\n")]
  }

  /// What an action sends, or why it was refused.
  private func result(of act: SessionExport.Act, _ reasons: inout Reasons) -> [String] {
    var lines: [String] = []
    if !act.predicted.isEmpty {
      lines += [localized("exports.predicted"), ""]
      lines += act.predicted.map { "- \(MarkdownHandout.code($0))" } + [""]
    }
    if let refusal = act.refusal {
      lines.append(localized("exports.refused", ["reason": MarkdownHandout.escaped(refusal)]))
    } else if act.messages.isEmpty, act.code.isEmpty {
      lines.append(localized("exports.nothing-sent"))
    }
    lines += act.code.map { "- \(MarkdownHandout.code($0))" }
    return lines
      + act.messages.flatMap { message in
        let what =
          message.isSilent
          ? "*\(MarkdownHandout.escaped(message.selector))*" : "`\(message.selector)`"
        let who = message.isSilent ? "" : " \(message.receiver)"
        let line = message.marked("\(MarkdownHandout.escaped(message.app))\(who): \(what)")
        let margin = message.isInside ? "  " : ""
        return ["\(margin)- \(line) [^\(reasons.note(message))]"]
          + message.code.map { "\(margin)  - \(MarkdownHandout.code($0))" }
      }
  }

  /// A text as it is, between more backticks than it has in a row.
  private static func code(_ text: String) -> String {
    let text = ControlCharacters.escapedLine(text)
    let most = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: most + 1)
    return most == 0 ? fence + text + fence : "\(fence) \(text) \(fence)"
  }

  /// Why the messages are sent, as footnotes.
  private struct Reasons {
    private var rules: [(rule: String, reason: String)] = []

    /// The number of a message's footnote.
    mutating func note(_ message: SessionExport.Line) -> Int {
      if let place = rules.firstIndex(where: { $0.rule == message.rule }) { return place + 1 }
      rules.append((message.rule, message.reason))
      return rules.count
    }

    var lines: [String] {
      if rules.isEmpty { return [] }
      return ["", "## \(localized("exports.why"))", ""]
        + rules.enumerated().map { index, rule in
          "[^\(index + 1)]: `\(rule.rule)`: \(MarkdownHandout.escaped(rule.reason))"
        }
    }
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

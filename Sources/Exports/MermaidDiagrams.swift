import Explanations
import Lifecycle
import Sessions
import Texts

/// A session as two kinds of diagrams: the messages in their order, and the states that each app
/// and scene was in. A file of Mermaid's own holds only one diagram: these are blocks of
/// Markdown, which Mermaid's command, wikis and code hosts draw as they are.
struct MermaidDiagrams {
  let export: SessionExport

  init(_ export: SessionExport) { self.export = export }

  var text: String {
    let title = MarkdownHandout.escaped(export.title)
    return (["# \(title)", export.originLine, block(sequence)] + states).joined(separator: "\n\n")
      + "\n"
  }

  private func block(_ lines: [String]) -> String {
    (["```mermaid", "%% \(export.originLine)"] + lines + ["```"]).joined(separator: "\n")
  }

  private var sequence: [String] {
    var lines = ["sequenceDiagram", "  actor user as \(localized("exports.user"))"]
    lines.append("  participant device as \(MermaidDiagrams.escaped(export.file.setup.model.word))")
    var known: [String: String] = [:]
    var body: [String] = []
    for act in export.acts {
      body += act.narration.map { "  Note over user,device: \(MermaidDiagrams.escaped($0))" }
      let sign = act.refusal == nil ? "->>" : "-x"
      body.append("  user\(sign)device: \(MermaidDiagrams.escaped(act.words))")
      if let refusal = act.refusal {
        body.append("  Note over device: \(MermaidDiagrams.escaped(refusal))")
      }
      body += act.code.map { "  Note over device: \(MermaidDiagrams.escaped($0))" }
      for message in act.messages {
        let name = message.isSilent ? message.app : "\(message.app) \(message.receiver)"
        if known[name] == nil {
          known[name] = "p\(known.count)"
          lines.append("  participant \(known[name] ?? "") as \(MermaidDiagrams.escaped(name))")
        }
        let place = known[name] ?? ""
        let words = (message.isInside ? "↳ " : "") + message.marked(message.selector)
        body.append(
          (message.isSilent ? "  Note over \(place): " : "  device->>\(place): ")
            + MermaidDiagrams.escaped(words))
        body += message.code.map { "  Note over \(place): \(MermaidDiagrams.escaped($0))" }
      }
    }
    body += export.closing.map { "  Note over user,device: \(MermaidDiagrams.escaped($0))" }
    if export.hasDisputed {
      let legend = MermaidDiagrams.escaped(DisputedMark.legend)
      body.append("  Note over user,device: \(legend)")
    }
    return lines + body
  }

  /// A diagram for each lane, with every way that was taken once.
  private var states: [String] {
    StateTransitions(export).lanes.map { lane in
      let ways = lane.ways.flatMap { way in
        way.causes.map { cause in
          let (from, to) = (MermaidDiagrams.word(way.from), MermaidDiagrams.word(way.to))
          return "  \(from) --> \(to): \(MermaidDiagrams.label(cause.text))"
        }
      }
      return "## \(MarkdownHandout.escaped(lane.name))\n\n" + block(["stateDiagram-v2"] + ways)
    }
  }

  private static func word(_ state: LaneChart.Level) -> String {
    switch state {
    case .none: "[*]"
    case .suspended: "suspended"
    case .background: "background"
    case .inactive: "inactive"
    case .active: "active"
    }
  }

  /// A way between two states ends at a colon or semicolon, and its grammar knows no numbers for
  /// them.
  private static func label(_ text: String) -> String {
    String(
      ControlCharacters.escapedLine(text).unicodeScalars.map {
        ":;\"".unicodeScalars.contains($0) ? " " : Character($0)
      })
  }

  /// What the grammar takes for a mark of its own is written as its number.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in ControlCharacters.escapedLine(text).unicodeScalars {
      switch scalar {
      case "#", ";", "%", "<", ">", "{", "}": result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

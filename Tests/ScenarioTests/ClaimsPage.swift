import Foundation

/// Documentation/Claims.md, read.
struct ClaimsPage {
  /// A document: its letter, and its key among the sources.
  struct Document {
    var letter: String
    var source: String
  }

  struct Row {
    /// `A4`.
    var number: String
    var claim: String
    var courses: [Course]
    var proofs: [Proof]
  }

  /// What a claim names in code: messages in the order in which they come, the action that they
  /// come of, or a state.
  enum Course {
    /// Without an action, the messages come of any one. With one, nothing else comes of it, as far
    /// as delegates and the receivers of these messages are concerned.
    case messages([String], action: String?)
    case state(String)
  }

  /// What shows a claim.
  enum Proof {
    case scenario(String)
    case rule(String)
    /// A disputed rule and its alternatives, or an alternative that adds a rule.
    case disputed([String])
    /// A rule that says otherwise, for its reason.
    case against(String)
    case text(of: String, says: String)
    case gap(String)
  }

  /// The kinds of proof, as the page spells them.
  static let kinds = ["scenario", "rule", "disputed", "against", "text", "gap"]

  var documents: [Document] = []
  var rows: [Row] = []
  /// Cells of the last column that name no proof.
  var unread: [String] = []

  init() {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Claims.md")
    let data = FileManager.default.contents(atPath: page.path) ?? Data()
    for line in String(decoding: data, as: UTF8.self).components(separatedBy: "\n") {
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      guard line.hasPrefix("| "), line.hasSuffix(" |"), cells.count == 3 else { continue }
      if cells[0].count == 1, cells[1].hasPrefix("`") {
        documents.append(Document(letter: cells[0], source: ClaimsPage.code(cells[1])[0]))
      } else if cells[0].last?.isNumber == true {
        rows.append(
          Row(
            number: cells[0], claim: cells[1], courses: ClaimsPage.courses(cells[1]),
            proofs: proofs(cells[2], of: cells[0])))
      }
    }
  }

  /// What stands in backticks.
  private static func code(_ text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// An arrow continues the messages before it; an action stands before a colon.
  private static func courses(_ claim: String) -> [Course] {
    let parts = claim.components(separatedBy: "`")
    var found: [Course] = []
    var action: String?
    for index in stride(from: 1, to: parts.count, by: 2) {
      let part = parts[index]
      if part.hasPrefix("> ") {
        action = String(part.dropFirst(2))
      } else if part.hasPrefix("= ") {
        found.append(.state(String(part.dropFirst(2))))
      } else if parts[index - 1] == " → ", case .messages(let before, let action) = found.last {
        found[found.count - 1] = .messages(before + [part], action: action)
      } else {
        let isFollowed = parts[index - 1] == ": "
        found.append(
          .messages(part == "nothing" ? [] : [part], action: isFollowed ? action : nil))
        action = nil
      }
    }
    return found
  }

  private mutating func proofs(_ cell: String, of number: String) -> [Proof] {
    cell.components(separatedBy: "; ").flatMap { item -> [Proof] in
      let names = ClaimsPage.code(item)
      let quoted = item.components(separatedBy: "\"")
      switch item.prefix(while: { $0 != " " }) {
      case "scenario" where !names.isEmpty: return names.map(Proof.scenario)
      case "rule" where !names.isEmpty: return names.map(Proof.rule)
      case "disputed" where !names.isEmpty: return [.disputed(names)]
      case "against" where !names.isEmpty: return names.map(Proof.against)
      case "gap" where names.count == 1: return [.gap(names[0])]
      case "text" where names.count == 1 && quoted.count == 3:
        return [.text(of: names[0], says: quoted[1])]
      default:
        unread.append("\(number): \(item)")
        return []
      }
    }
  }
}

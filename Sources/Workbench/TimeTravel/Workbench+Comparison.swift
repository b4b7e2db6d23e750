import Explanations
import Lifecycle
import Sessions
import Texts

// Differences as a page: − marks what only one side has, + what only the other side has.
extension Workbench {
  /// How a branch differs from the current branch.
  public func comparison(withBranch index: Int) -> Page {
    let branch = travel.branches.others[index]
    let fork = branch.tail.fork
    var other = simulation
    other.timeline = travel.branches.timeline(of: index, beside: simulation.timeline)
    let difference = SessionDifference(
      ActionTrace(of: simulation, from: fork), ActionTrace(of: other, from: fork))
    var paragraphs = [
      Paragraph(localized("travel.minus"), travel.branches.name ?? localized("travel.this-line")),
      Paragraph(localized("travel.plus"), name(of: branch)),
      Paragraph(localized("travel.before"), localized("travel.shared", count: fork)),
    ]
    for item in difference.items where item.sign != .same || item.hasOtherMessages {
      let key =
        switch item.sign {
        case .same: "travel.other-messages"
        case .removed, .added: "travel.one-sided"
        case .moved: "travel.moved"
        }
      paragraphs.append(
        .heading(localized(key, ["sign": item.sign.shown, "action": item.words])))
      for row in item.rows {
        let text = row.isRefusal ? "! \(row.line.text)" : row.line.text
        paragraphs.append(Paragraph(row.sign, text))
      }
    }
    if difference.isEmpty { paragraphs.append(Paragraph("", localized("travel.same"))) }
    return Page(
      title: localized("travel.comparison", ["name": name(of: branch)]), paragraphs: paragraphs)
  }

  /// Goes to the first difference from the file. Says what it is, or that there is none.
  public mutating func goToDifference() -> Page? {
    if let following { return problem(of: following) }
    guard let difference = travel.difference else {
      say(localized("travel.no-difference"))
      return nil
    }
    travel(to: difference.place)
    return page(of: difference)
  }

  /// What is wrong with the followed file; nil where nothing is, which is said.
  private mutating func problem(of following: Following) -> Page? {
    guard let problem = following.problem else {
      say(localized("following.no-problem", ["file": following.name]))
      return nil
    }
    return Page(
      title: localized("following.problem", ["file": following.name]),
      paragraphs: [
        Paragraph(localized("following.line", ["line": "\(problem.line)"]), problem.message)
      ])
  }

  /// Where the session's file differs from the messages that are sent now, with the rules of both
  /// sides.
  private func page(of difference: FileDifference) -> Page {
    var paragraphs = [
      Paragraph(
        localized("travel.action"),
        localized(
          "travel.action-in-line", ["action": difference.words, "line": "\(difference.line)"]))
    ]
    for place in difference.places {
      switch place {
      case .both(let text): paragraphs.append(Paragraph(.same, text))
      case .expected(let text, _):
        paragraphs.append(Paragraph(.removed, text))
        paragraphs.append(Paragraph(.same, whoSends(text)))
      case .sent(let text, let message):
        paragraphs.append(Paragraph(.added, text))
        paragraphs.append(Paragraph(.same, whySent(message)))
      }
    }
    // What apps' real code does otherwise than the file says.
    for line in difference.code?.listing ?? [] where line.sign != .same {
      paragraphs.append(Paragraph(line.sign, line.text))
    }
    if let rules = difference.revision {
      paragraphs.append(.heading(localized("revisions.heading")))
      paragraphs.append(Paragraph("", rules.summary))
      paragraphs += rules.reasons().map { Paragraph("", $0) }
    }
    return Page(title: localized("travel.difference"), paragraphs: paragraphs)
  }

  private func whySent(_ message: Message) -> String {
    guard let rule = simulation.rules[message.exception] ?? simulation.rules[message.rule] else {
      return ""
    }
    return localized("travel.rule", ["rule": rule.name, "reason": rule.reason])
  }

  /// The rules of this iOS version that send what the file has, or the iOS versions that do.
  private func whoSends(_ text: String) -> String {
    let parts = text.split(separator: " ")
    guard let selector = parts.last.map(String.init),
      let found = try? MessageExplanation.find(selector, in: library)
    else { return "" }
    let rules = found.flatMap(\.rules)
    let release = simulation.setup.release
    let here = rules.filter { $0.releases.contains(release) }
    if let rule = here.first {
      let names = Lists.comma(here.map(\.id))
      return localized("travel.sent-by", ["rules": names, "reason": rule.reason])
    }
    let releases = Set(rules.flatMap(\.releases)).sorted().map { "iOS \($0)" }
    return releases.isEmpty
      ? localized("travel.nobody-sends")
      : localized("travel.releases-send", ["releases": Lists.comma(releases)])
  }
}

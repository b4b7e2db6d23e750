import Lifecycle
import Rulebooks

extension Why {
  /// The explanation in words. `time` writes a moment as its reader is used to.
  public func paragraphs(time text: (Instant) -> String) -> [Paragraph] {
    var list = course(text)
    list += spellings
    if let exception {
      list.append(.heading("The exception that walked the step"))
      list += exception.paragraphs
    }
    if let rule {
      list.append(.heading(exception == nil ? "The rule" : "The rule of the step"))
      list += rule.paragraphs
    }
    if let guidance = row.guidance {
      list.append(.heading("What to make of it"))
      list.append(Paragraph("means", guidance.means))
      list.append(Paragraph("causes", guidance.causes))
      list.append(Paragraph("do", guidance.task))
    }
    return list
  }

  private func course(_ text: (Instant) -> String) -> [Paragraph] {
    let asked = "\(text(actionTime)) ▸ \(action)"
    var list = [
      Paragraph("action", fellDue ? "\(asked); this fell due by itself, at \(text(time))" : asked)
    ]
    list.append(Paragraph("before", before))
    if after != before {
      list.append(Paragraph(fellDue ? "by then" : "after", after))
    } else {
      list.append(Paragraph(fellDue ? "by then" : "after", "the same on the screen"))
    }
    list.append(Paragraph("to", isSystem ? "nobody: \(app) is not told" : "\(app) \(receiver)"))
    if hadWaited {
      list.append(
        Paragraph(
          "waited", "it had been sent before, and \(app) took it now: till then it hung or slept"))
    }
    return list
  }

  private var spellings: [Paragraph] {
    if isSystem {
      return [
        Paragraph("word", "'\(row.selector)' is a word of this program's: UIKit has none"),
        Paragraph("since", "iOS \(row.since)"),
      ]
    }
    var list = [Paragraph("Swift", row.selector)]
    if let objectiveC = row.objectiveC { list.append(Paragraph("Objective-C", objectiveC)) }
    list.append(Paragraph("reads", "applicationState is .\(applicationState) inside"))
    let end = row.deprecated.map { ", deprecated since iOS \($0)" } ?? ""
    list.append(Paragraph("since", "iOS \(row.since)\(end)"))
    if let notification = row.notification {
      list.append(Paragraph("posts", "\(notification), after it"))
    }
    return list
  }
}

extension Why.Basis {
  var paragraphs: [Paragraph] {
    var list = [Paragraph("rule", id), Paragraph("because", reason)]
    for (place, source) in sources.enumerated() {
      list.append(Paragraph(place == 0 ? "source" : "and", source))
    }
    list.append(Paragraph("standing", "\(standing.rawValue): \(standing.meaning)"))
    return list
  }
}

extension Rule.Standing {
  /// What the word promises.
  var meaning: String {
    switch self {
    case .documented: "those who made it, or a book, say so"
    case .observed: "somebody saw it happen and wrote it down"
    case .assumed: "nobody says so; it follows from what is known"
    case .disputed: "sources say different things"
    }
  }
}

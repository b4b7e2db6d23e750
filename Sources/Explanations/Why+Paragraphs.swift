import Lifecycle
import Rulebooks
import Texts

extension Why {
  /// The explanation in words. `time` writes a moment as its reader is used to.
  public func paragraphs(time text: (Instant) -> String) -> [Paragraph] {
    var list = course(text)
    list += spellings
    if let exception {
      list.append(.heading(localized("why.exception")))
      list += exception.paragraphs
    }
    if let rule {
      list.append(
        .heading(exception == nil ? localized("why.rule") : localized("why.rule-of-step")))
      list += rule.paragraphs
    }
    if let guidance = row.guidance {
      list.append(.heading(localized("why.guidance")))
      list.append(Paragraph(localized("course.label-means"), guidance.means))
      list.append(Paragraph(localized("course.label-causes"), guidance.causes))
      list.append(Paragraph(localized("course.label-do"), guidance.task))
    }
    return list
  }

  private func course(_ text: (Instant) -> String) -> [Paragraph] {
    let asked = "\(text(actionTime)) ▸ \(action)"
    var list = [
      Paragraph(
        localized("course.label-action"),
        fellDue ? localized("why.fell-due", ["action": asked, "time": text(time)]) : asked)
    ]
    list.append(Paragraph(localized("course.label-before"), before))
    let label = localized(fellDue ? "course.label-by-then" : "course.label-after")
    list.append(Paragraph(label, after != before ? after : localized("course.same")))
    list.append(
      Paragraph(
        localized("course.label-to"),
        isSystem ? localized("why.nobody", ["app": app]) : "\(app) \(receiver)"))
    if hadWaited {
      list.append(
        Paragraph(
          localized("course.label-waited"), localized("why.waited", ["app": app])))
    }
    return list
  }

  private var spellings: [Paragraph] {
    if isSystem {
      return [
        Paragraph(
          localized("course.label-word"), localized("why.own-word", ["word": row.selector])),
        Paragraph(localized("course.label-since"), "iOS \(row.since)"),
      ]
    }
    var list = [Paragraph("Swift", row.selector)]
    if let objectiveC = row.objectiveC { list.append(Paragraph("Objective-C", objectiveC)) }
    list.append(
      Paragraph(
        localized("course.label-reads"), localized("why.reads", ["state": "\(applicationState)"])))
    let since = row.deprecated.map {
      localized("why.deprecated", ["since": "\(row.since)", "deprecated": "\($0)"])
    }
    list.append(Paragraph(localized("course.label-since"), since ?? "iOS \(row.since)"))
    if let notification = row.notification {
      list.append(
        Paragraph(
          localized("course.label-posts"), localized("why.posts", ["notification": notification])))
    }
    return list
  }
}

extension Why.Basis {
  var paragraphs: [Paragraph] {
    var list = [
      Paragraph(localized("course.label-rule"), id),
      Paragraph(localized("course.label-because"), reason),
    ]
    for (place, source) in sources.enumerated() {
      list.append(
        Paragraph(localized(place == 0 ? "course.label-source" : "course.label-and"), source))
    }
    list.append(
      Paragraph(localized("course.label-evidence"), "\(evidence.word): \(evidence.meaning)"))
    return list
  }
}

extension Rule.Evidence {
  /// Its word in the reader's language; files and options use `rawValue`.
  public var word: String { localized("evidence.\(rawValue)") }

  /// What the word promises.
  var meaning: String { localized("evidence.\(rawValue)-means") }
}

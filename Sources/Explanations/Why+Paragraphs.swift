import Lifecycle
import Rulebooks
import Texts

extension Why {
  /// The explanation in words: why, what the app should do and what it reads come first, the rest
  /// below. `time` writes a point in time as its reader is used to.
  public func paragraphs(time text: (Instant) -> String) -> [Paragraph] {
    var list = conclusion
    list.append(.heading(localized("why.course")))
    list += course(text)
    list.append(.heading(localized("why.message")))
    list += message
    for (heading, basis) in bases {
      list.append(.heading(localized("why.\(heading)")))
      list += basis.paragraphs(withReason: isFolded(heading))
    }
    return list
  }

  /// Whether a rule's reason is read only below: what is general, where an exception led to it or
  /// the occasion says it.
  private func isFolded(_ heading: String) -> Bool {
    guard heading == "rule-of-step" || heading == "rule" else { return false }
    return exception != nil || causes.isEmpty && occasion?.replacesRule == true
  }

  /// The rules that answer for it, the most specific one first.
  private var bases: [(heading: String, basis: Basis)] {
    var list = causes.map { ("cause", $0) }
    if let exception { list.append(("exception", exception)) }
    if let rule { list.append((list.isEmpty ? "rule" : "rule-of-step", rule)) }
    if let timing { list.append(("time", timing)) }
    if let reading { list.append(("reading", reading)) }
    return list
  }

  private var conclusion: [Paragraph] {
    var list: [Paragraph] = []
    if causes.isEmpty, let occasion {
      list.append(Paragraph(localized("course.label-because"), occasion.reason))
    }
    for (heading, basis) in bases {
      let label = list.isEmpty ? "because" : "and"
      if isFolded(heading) { continue }
      list.append(Paragraph(localized("course.label-\(label)"), basis.reason))
    }
    for basis in bases.map(\.basis) where basis.evidence == .disputed {
      list += basis.others.map {
        Paragraph(
          localized("course.label-disputed"),
          localized("why.other", ["reason": $0.reason, "rule": $0.id]))
      }
      if basis.others.isEmpty {
        list.append(Paragraph(localized("course.label-disputed"), basis.evidence.meaning))
      }
    }
    if let evidence, let evidenceOfPlace, evidence != evidenceOfPlace {
      let both = localized(
        "why.two-certainties", ["message": evidence.word, "place": evidenceOfPlace.word])
      list.append(Paragraph(localized("course.label-evidence"), both))
    }
    if let inside {
      list.append(
        Paragraph(localized("course.label-inside"), localized("why.inside", ["method": inside])))
    }
    for option in options {
      let text = localized("why.option", ["name": option.name, "reason": option.reason])
      list.append(Paragraph(localized("course.label-options"), text))
    }
    if let guidance = row.guidance {
      list.append(Paragraph(localized("course.label-do"), guidance.task))
    }
    if !isSystem { list.append(Paragraph(localized("course.label-reads"), reads)) }
    return list
  }

  /// What `applicationState` is during the call, and after it.
  private var reads: String {
    let during = localized("why.reads", ["state": "\(applicationState)"])
    guard let stateAfter else { return localized("why.reads-ended", ["during": during]) }
    return stateAfter == applicationState
      ? localized("why.reads-same", ["during": during])
      : localized("why.reads-after", ["during": during, "state": "\(stateAfter)"])
  }

  private func course(_ text: (Instant) -> String) -> [Paragraph] {
    let asked = "\(text(actionTime)) ▸ \(action)"
    var list = [
      Paragraph(
        localized("course.label-action"),
        wasScheduled ? localized("why.fell-due", ["action": asked, "time": text(time)]) : asked)
    ]
    list.append(Paragraph(localized("course.label-before"), before))
    let label = localized(wasScheduled ? "course.label-by-then" : "course.label-after")
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

  /// What the message is, whenever it is sent.
  private var message: [Paragraph] {
    if isSystem {
      return [
        Paragraph(
          localized("course.label-word"), localized("why.own-word", ["word": row.selector])),
        Paragraph(localized("course.label-since"), "iOS \(row.since)"),
      ]
    }
    var list: [Paragraph] = []
    if let guidance = row.guidance {
      list.append(Paragraph(localized("course.label-means"), guidance.means))
      list.append(Paragraph(localized("course.label-causes"), guidance.causes))
    }
    list.append(Paragraph("Swift", row.selector))
    if let objectiveC = row.objectiveC { list.append(Paragraph("Objective-C", objectiveC)) }
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
  /// The rule itself, with its reason where that does not stand above.
  fileprivate func paragraphs(withReason: Bool) -> [Paragraph] {
    var list = [Paragraph(localized("course.label-rule"), id)]
    if withReason { list.append(Paragraph(localized("course.label-because"), reason)) }
    list.append(
      Paragraph(localized("course.label-evidence"), Lists.colon(evidence.word, meaning)))
    if !sources.isEmpty {
      // What is assumed has no source itself.
      let isOwn = evidence != .assumed || earlier != nil
      let label = localized(isOwn ? "course.label-source" : "course.label-follows-from")
      list.append(Paragraph(label, sources.joined(separator: "; ")))
    }
    return list
  }

  private var meaning: String {
    guard let earlier else { return evidence.meaning }
    return localized(
      "evidence.assumed-later",
      ["evidence": earlier.evidence.word, "newest": "\(earlier.newest)"])
  }
}

extension Rule.Evidence {
  /// Its word in the reader's language; files and options use `rawValue`.
  public var word: String { localized("evidence.\(rawValue)") }

  /// What the word promises.
  var meaning: String { localized("evidence.\(rawValue)-means") }
}

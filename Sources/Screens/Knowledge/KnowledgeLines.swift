import Exploring
import Lifecycle
import Texts

extension LineWord {
  static let knowledge = [
    LineWord("knows", "[APP]") { lines, app in
      (lines.about(app) { lines.knowledge(of: $0, isRevealed: false) }, [])
    },
    LineWord("reveal", "[APP]") { lines, app in
      (lines.about(app) { lines.knowledge(of: $0, isRevealed: true) }, [])
    },
  ]
}

extension LineInterface {
  /// What an app received last, and which devices are possible.
  func knowledge(of app: AppID, isRevealed: Bool) -> [String] {
    var view = KnowledgeView()
    view.follow(simulation, app, slice: .max)
    let facts = KnowledgeFacts(self, view[app], app)
    var lines = [localized("knowledge.title", ["app": name(app)])]
    let received = lastReceived(by: app, most: 6).map { selector($0.message) }
    let what = received.isEmpty ? localized("knowledge.nothing") : Lists.comma(received)
    lines.append(
      "  " + localized("linear.received-last", ["app": name(app), "messages": what]))
    guard case .ready = facts.stand else {
      return lines + ["  " + localized("knowledge.too-many")]
    }
    if let causes = facts.causesInWords { lines.append("  " + causes) }
    lines.append("  " + facts.heading)
    lines += facts.conditions.map { line($0, isRevealed) }
    lines.append("  " + localized("knowledge.screens"))
    return lines + facts.screens.map { line($0, isRevealed) }
  }

  private func line(_ group: KnowledgeFacts.Group, _ isRevealed: Bool) -> String {
    let number = KnowledgeFacts.grouped(group.count)
    let here = isRevealed && group.isTrue ? " " + localized("knowledge.here-linear") : ""
    let values: KeyValuePairs = ["number": number, "what": group.text]
    return "    " + localized("linear.in-so-many", values) + here
  }
}

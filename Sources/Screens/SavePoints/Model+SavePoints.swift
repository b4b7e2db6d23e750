import Explanations
import Lifecycle
import Rulebooks
import Sessions
import Texts
import Workbench

extension Model {
  /// Shows where the selected app should save, and which methods are called before it ends.
  mutating func showSavePoints() {
    guard let app = selectedApp, let page = savePoints(of: app) else {
      return say(localized("ways.no-app"))
    }
    popup = Reading(page)
  }
}

extension SessionView {

  /// Where an app of its kind should save on this device, the conclusion first.
  func savePoints(of app: AppID) -> Page? {
    let setup = simulation.setup
    let traits = setup.apps[Int(app.raw)].traits
    guard
      let points = try? SavePoints(
        traits.interface, on: setup.model, by: simulation.rules),
      let advice = points.advice
    else { return nil }
    let methods = traits.saves.compactMap { simulation.rules.messages.method(named: $0) }
      .map(simulation.rules.messages.selector)
    var paragraphs = advice.paragraphs
    paragraphs.append(own(name(app), methods, points))
    paragraphs.append(.heading(localized("ways.table")))
    paragraphs += points.rows.map { row in
      Paragraph(
        "", localized("ways.row", ["way": row.way, "methods": row.words]),
        verdict: row.verdict(savingIn: methods))
    }
    if points.rows.contains(where: { !$0.disputed.isEmpty }) {
      paragraphs.append(Paragraph("", DisputedMark.legend))
    }
    return Page(title: localized("ways.title", ["app": name(app)]), paragraphs: paragraphs)
  }

  /// What the app itself saves, as its setup says, and what is lost all the same.
  private func own(_ name: String, _ methods: [String], _ points: SavePoints) -> Paragraph {
    if methods.isEmpty {
      return Paragraph("", localized("ways.saves-nothing", ["app": name]), verdict: .bad)
    }
    let lost = points.rows.filter {
      !$0.methods.isEmpty && $0.verdict(savingIn: methods) != .good
    }
    let text = localized(
      lost.isEmpty ? "ways.saves" : "ways.saves-and-loses",
      [
        "app": name, "methods": Lists.and(methods), "ways": Lists.semicolon(lost.map(\.way)),
      ])
    return Paragraph("", text, verdict: lost.isEmpty ? .good : .bad)
  }
}

extension SavePoints.Row {
  /// Whether an app that saves in these methods has saved before the end. Of an app that saves
  /// nothing the row says what would help.
  fileprivate func verdict(savingIn own: [String]) -> Paragraph.Verdict? {
    if methods.isEmpty { return .bad }
    if own.isEmpty { return nil }
    let called = methods.filter(own.contains)
    return called.isEmpty ? .bad : called.allSatisfy(disputed.contains) ? .disputed : .good
  }
}

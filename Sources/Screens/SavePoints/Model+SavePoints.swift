import Explanations
import Lifecycle
import Rulebooks
import Sessions
import Texts

extension Model {
  /// Shows where the selected app should save, and which methods are called before it ends.
  mutating func showSavePoints() {
    guard let app = selectedApp, let reading = savePoints(of: app) else {
      note = Note(kind: .information, text: localized("ways.no-app"))
      return
    }
    popup = reading
  }

  /// Where an app of its kind should save on this device, the conclusion first.
  func savePoints(of app: AppID) -> Reading? {
    let setup = simulation.setup
    let traits = setup.apps[Int(app.raw)].traits
    guard
      let points = try? SavePoints(
        traits.kind.architecture, on: setup.model, by: simulation.rules),
      let advice = points.advice
    else { return nil }
    var paragraphs = advice.sentences.map { Paragraph("", $0) }
    paragraphs.append(Paragraph("", own(name(app), traits, points)))
    paragraphs.append(.heading(localized("ways.table")))
    paragraphs += points.rows.map {
      Paragraph("", localized("ways.row", ["way": $0.way, "methods": $0.words]))
    }
    if points.rows.contains(where: { !$0.disputed.isEmpty }) {
      paragraphs.append(Paragraph("", DisputedMark.legend))
    }
    return Reading(
      title: localized("ways.title", ["app": name(app)]), paragraphs: paragraphs, isOfRow: false)
  }

  /// What the app itself saves, as its setup says, and what is lost all the same.
  private func own(_ name: String, _ traits: AppTraits, _ points: SavePoints) -> String {
    if traits.saves.isEmpty { return localized("ways.saves-nothing", ["app": name]) }
    let methods = traits.saves.compactMap { simulation.rules.messages.method(named: $0) }
      .map(simulation.rules.messages.selector)
    let lost = points.rows.filter { row in
      !row.methods.isEmpty
        && !row.methods.contains { methods.contains($0) && !row.disputed.contains($0) }
    }
    return localized(
      lost.isEmpty ? "ways.saves" : "ways.saves-and-loses",
      [
        "app": name, "methods": Lists.and(methods), "ways": Lists.semicolon(lost.map(\.way)),
      ])
  }
}

extension LineInterface {
  /// The same in lines.
  func savePoints(of app: AppID) -> [String] {
    guard let reading = model.savePoints(of: app) else { return [] }
    return [reading.title] + lines(reading.paragraphs)
  }
}

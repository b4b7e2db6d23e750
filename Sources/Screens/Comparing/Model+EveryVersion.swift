import Explanations
import Lifecycle
import Sessions
import Texts
import Workbench

extension Model {
  /// Shows what an action sends on every iOS version: the chosen row's while the log has the keys,
  /// else the last one.
  mutating func showEveryVersion() {
    guard let entry = entryInQuestion else {
      say(localized("versions.no-action"))
      return
    }
    guard entry < ActionVersions.most else {
      say(localized("versions.too-long", ["count": "\(entry + 1)"]))
      return
    }
    popup = Reading(everyVersion(of: entry))
  }

  /// Explains an action as a whole, with what it did not send: the chosen row's while the log has
  /// the keys, else the last one.
  mutating func explainAction() {
    guard let entry = entryInQuestion else {
      say(localized("versions.no-action"))
      return
    }
    popup = explanation(of: .action(entry)).map { Reading($0) }
    if let place = log.index.place(of: .action(entry), simulation.timeline) { chooseLogRow(place) }
  }

  private var entryInQuestion: Int? {
    if screenContext == .log, let entry = chosenLogRow?.entry(in: simulation.timeline) {
      return entry
    }
    return simulation.timeline.cursor > 0 ? simulation.timeline.cursor - 1 : nil
  }
}

extension SessionView {
  /// What an action sends on every iOS version.
  func everyVersion(of entry: Int) -> Page {
    let done = simulation.timeline.entries[entry]
    let action = simulation.text.line(.act(done.step, detail: done.detail))
    let versions = ActionVersions(of: entry, in: simulation, library, shows: filter.level.shows)
    return Page(
      title: localized("versions.title", ["action": action]), paragraphs: versions.paragraphs)
  }
}

import Rulebooks
import Sessions
import TerminalKit
import TextFiles
import Texts
import Workbench

/// The scenarios to choose from: which there are, which of them are shown, and which is chosen.
struct ScenarioBrowser: Sendable {
  /// One of them.
  struct Entry: Sendable {
    /// What it is found by again: `chapter/name`, or the path of a file.
    var path: String
    var name: String
    /// The chapter's title.
    var chapter: String
    var title: String
    /// Nil where it could not be read.
    var file: SourceFile?
    var outline: SessionOutline?
    /// Why it cannot be opened.
    var problem: String?

    /// Whether it is about an iOS version.
    func isOf(_ release: Release?) -> Bool {
      guard let release else { return true }
      return problem == nil && outline?.release == release
    }
  }

  private(set) var entries: [Entry] = []
  /// Whether only the built-in exercises are listed.
  var hasExercisesOnly = false
  /// The places of those that are shown.
  private(set) var shown: [Int] = []
  /// The place of the chosen one among those shown.
  var selected = 0 {
    didSet { if selected != oldValue { aboutTop = 0 } }
  }
  /// The first line that is seen of what is said of the chosen one.
  var aboutTop = 0
  /// What they are looked through for, while it is typed and afterwards.
  var query = LineEditor()
  var isTyping = false
  /// The iOS version that they are about; nil shows all.
  private(set) var release: Release?

  var chosen: Entry? { shown.indices.contains(selected) ? entries[shown[selected]] : nil }

  /// The path of the one that was opened last.
  var opened: String?

  /// Takes what there is, and chooses what was opened last.
  mutating func show(_ entries: [Entry]) {
    let before = chosen?.path
    self.entries = entries
    filter(keeping: opened, chosenBefore: before)
  }

  mutating func filter(in model: Model) {
    filter(keeping: chosen?.path, chosenBefore: chosen?.path)
  }

  /// All iOS versions, then the session's own, then each other that there is a scenario for.
  mutating func showNextRelease(first own: Release) {
    let others = Set(entries.compactMap { $0.problem == nil ? $0.outline?.release : nil })
    let cycle: [Release?] = [nil, own] + others.subtracting([own]).sorted()
    let place = cycle.firstIndex(of: release) ?? 0
    release = cycle[(place + 1) % cycle.count]
    filter(keeping: chosen?.path, chosenBefore: chosen?.path)
  }

  /// To the first of the next chapter, or of this one and then of the one before.
  mutating func moveChapter(by step: Int) {
    let chapters = shown.map { entries[$0].chapter }
    let starts = chapters.indices.filter { $0 == 0 || chapters[$0] != chapters[$0 - 1] }
    let next =
      step > 0 ? starts.first { $0 > selected } : starts.last { $0 < selected }
    if let next { selected = next }
  }

  /// `before` is what was chosen among the entries as they were.
  private mutating func filter(keeping path: String?, chosenBefore before: String?) {
    let wanted = query.text.lowercased()
    let bytes = Array(wanted.utf8)
    shown = entries.indices.filter { index in
      let entry = entries[index]
      guard entry.isOf(release) else { return false }
      return wanted.isEmpty || entry.path.lowercased().contains(wanted)
        || entry.title.lowercased().contains(wanted) || entry.outline?.has(bytes) == true
    }
    selected = shown.firstIndex { entries[$0].path == path } ?? 0
    if chosen?.path != before { aboutTop = 0 }
  }
}

extension ScenarioBrowser.Entry {
  init(_ scenario: Scenarios.Scenario) {
    self.init(
      path: scenario.path, name: scenario.name, chapter: Self.title(ofChapter: scenario.chapter),
      title: scenario.title, file: scenario.file, outline: SessionOutline(scenario.file))
  }

  /// One's own: what is wrong with it is said in its place.
  init(_ own: OwnScenario, library: Library) {
    let chapter = localized("scenarios.own")
    switch own.contents {
    case .unreadable(let reason):
      self.init(
        path: own.path, name: own.name, chapter: chapter, title: own.name,
        problem: localized("scenarios.unreadable", ["file": own.path, "reason": reason]))
    case .file(let file):
      let outline = SessionOutline(file)
      self.init(
        path: own.path, name: own.name, chapter: chapter, title: outline.title ?? own.name,
        file: file, outline: outline)
      do throws(Diagnostic) {
        _ = try SessionParser.parse(file, library: library)
      } catch {
        problem = "\(error)"
      }
    }
  }

  /// What the language has for `chapters.3-app-switcher`, or else the folder's name as a person
  /// would write it.
  static func title(ofChapter folder: String) -> String {
    if let title = Language.current["chapters.\(folder)"] { return title }
    var title = folder.drop { $0.isNumber || $0 == "-" }.map { $0 == "-" ? " " : $0 }
    if let first = title.first { title[0] = Character(first.uppercased()) }
    return String(title)
  }
}

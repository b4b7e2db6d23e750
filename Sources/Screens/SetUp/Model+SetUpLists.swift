import Lifecycle
import Preferences
import Rulebooks
import Sessions
import Texts
import Workbench

extension Model {
  /// Shows a list of the setup; the row that was chosen stays chosen.
  mutating func show(_ page: SetUpChoice, selecting choice: SetUpChoice? = nil) {
    if let list = setUpList(page, selecting: choice) { popup = list }
  }

  /// A list of the setup; nil while none is put together.
  func setUpList(_ page: SetUpChoice, selecting choice: SetUpChoice?) -> ItemList? {
    guard let draft = setUpDraft else { return nil }
    let shown =
      switch page {
      case .releases: releaseList(draft)
      case .app(let app): appList(draft, app)
      case .methods(let app): methodList(draft, app)
      case .main, .device, .release, .homeButton, .addApp, .rename, .architecture, .toggle, .saves,
        .remove, .leave, .apply, .forget:
        mainList(draft)
      }
    var list = ItemList(title: shown.title, items: shown.rows.map(\.item))
    list.selected = shown.rows.firstIndex { $0.choice == choice } ?? 0
    list.wayBack = { model in
      page.wayBack.flatMap { model.setUpList($0.list, selecting: $0.row) }
    }
    list.whenClosed = { $0.leaveSetUp() }
    return list
  }

  private typealias Page = (title: String, rows: [Row])

  /// A row, and what it chooses.
  private struct Row {
    let choice: SetUpChoice
    var item: ItemList.Item
  }

  private func row(_ title: String, _ detail: String, _ choice: SetUpChoice) -> Row {
    Row(
      choice: choice,
      item: ItemList.Item(title: title, detail: detail) { model, _ in model.choose(choice) })
  }

  private func mainList(_ draft: SetUpDraft) -> Page {
    let rules = try? library.rules(of: draft.release)
    let title = rules?.title ?? "\(draft.release)"
    var items = [
      row(
        localized("setup.device", ["device": draft.model.word]), localized("setup.device-about"),
        .device),
      row(
        localized("setup.release", ["release": title]),
        localized("setup.release-about"), .releases),
    ]
    if let rules, HomeButton.isOffered(on: rules) {
      items.append(
        row(
          localized("setup.home-button", ["which": deviceView.homeButton.words]),
          localized("setup.home-button-about"), .homeButton))
    }
    for (index, app) in draft.apps.enumerated() {
      var item = row(app.name, app.traits.shortWords.joined(separator: " "), .app(index))
      if index == 0 { item.item.heading = localized("setup.apps") }
      items.append(item)
    }
    items.append(row(localized("setup.add-app"), localized("setup.add-app-about"), .addApp))
    var apply = row(localized("setup.apply"), localized("setup.apply-about"), .apply)
    apply.item.heading = hasChangedSetUp ? localized("setup.not-applied") : ""
    items.append(apply)
    if hasChangedSetUp {
      items.append(row(localized("setup.forget"), localized("setup.forget-about"), .forget))
    }
    return (localized("setup.title"), items)
  }

  private func releaseList(_ draft: SetUpDraft) -> Page {
    let items = library.releases.map { release in
      let title = (try? library.rules(of: release))?.title ?? "\(release)"
      return row(
        title, release == draft.release ? localized("setup.as-now") : "", .release(release))
    }
    return (localized("setup.releases"), items)
  }

  private func appList(_ draft: SetUpDraft, _ app: Int) -> Page {
    guard draft.apps.indices.contains(app) else { return mainList(draft) }
    let installed = draft.apps[app]
    let traits = installed.traits
    let (told, about) =
      switch traits.interface {
      case .appDelegate: ("told-app", "without-scenes")
      case .scenes: ("told-scenes", "with-scenes")
      case .swiftUI: ("told-swiftui", "with-swiftui")
      }
    var items = [
      row(localized("setup.name", ["app": installed.name]), "", .rename(app)),
      row(
        localized("setup.\(told)"), localized("setup.\(about)"), .architecture(app)),
      row(
        localized(
          "setup.saves", ["method": traits.saves.first ?? localized("setup.no-method")]),
        localized("setup.saves-about"),
        .methods(app)),
    ]
    for word in SetUpDraft.switches(traits.interface) {
      let mark = SetUpDraft.has(word, traits) ? "[x]" : "[ ]"
      items.append(row("\(mark) \(word)", AppTraits.help(word), .toggle(app, word)))
    }
    items.append(row(localized("setup.remove"), "", .remove(app)))
    items.append(row(localized("setup.back"), "", .leave(app)))
    return (localized("setup.app", ["app": installed.name]), items)
  }

  private func methodList(_ draft: SetUpDraft, _ app: Int) -> Page {
    guard let rules = try? library.rules(of: draft.release) else { return mainList(draft) }
    var items = [
      row(localized("setup.no-method"), localized("setup.no-method-about"), .saves(app, nil))
    ]
    for name in rules.messages.methodNames { items.append(row(name, "", .saves(app, name))) }
    return (localized("setup.saves-in", ["app": draft.apps[app].name]), items)
  }
}

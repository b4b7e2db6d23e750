import Lifecycle
import Rulebooks
import Sessions

extension Model {
  /// Shows a list of the set-up; the row that was chosen stays chosen.
  mutating func show(_ page: SetUpChoice, selecting choice: SetUpChoice? = nil) {
    guard let draft else { return }
    var list: ItemList
    switch page {
    case .releases: list = releaseList(draft)
    case .app(let app): list = appList(draft, app)
    case .methods(let app): list = methodList(draft, app)
    case .main, .device, .release, .homeButton, .addApp, .rename, .architecture, .toggle, .saves,
      .remove,
      .apply:
      list = mainList(draft)
    }
    list.selected =
      list.items.firstIndex { item in
        if case .setUp(let known) = item.choice { known == choice } else { false }
      } ?? 0
    overlay = .list(list)
  }

  private func row(_ title: String, _ detail: String, _ choice: SetUpChoice) -> ItemList.Item {
    ItemList.Item(title: title, detail: detail, choice: .setUp(choice))
  }

  private func mainList(_ draft: SetUpDraft) -> ItemList {
    let rules = try? library.rules(of: draft.release)
    let title = rules?.title ?? "\(draft.release)"
    var items = [
      row("Device: \(draft.model.word)", "iPhone, or iPad with windows side by side", .device),
      row("Release: \(title)", "what the device runs", .releases),
    ]
    if let rules, HomeButton.isOffered(on: rules) {
      items.append(
        row("Home button: \(homeButton.words)", "how the device looks, from now on", .homeButton))
    }
    for (index, app) in draft.apps.enumerated() {
      var item = row(app.name, app.traits.words.joined(separator: " "), .app(index))
      if index == 0 { item.heading = "Apps" }
      items.append(item)
    }
    items.append(row("Add an app…", "its name first", .addApp))
    var apply = row("Begin anew with this", "the session so far is gone then", .apply)
    apply.heading = ""
    items.append(apply)
    return ItemList(title: "Set-up", items: items)
  }

  private func releaseList(_ draft: SetUpDraft) -> ItemList {
    let items = library.releases.map { release in
      let title = (try? library.rules(of: release))?.title ?? "\(release)"
      return row(title, release == draft.release ? "as it is now" : "", .release(release))
    }
    return ItemList(title: "Release", items: items)
  }

  private func appList(_ draft: SetUpDraft, _ app: Int) -> ItemList {
    guard draft.apps.indices.contains(app) else { return mainList(draft) }
    let installed = draft.apps[app]
    let traits = installed.traits
    let isScenes = traits.kind.architecture == .scenes
    var items = [
      row("Name: \(installed.name)", "", .rename(app)),
      row(
        "Told: \(isScenes ? "a scene delegate" : "the app delegate alone")",
        isScenes ? "with scenes, from iOS 13 on" : "without scenes", .architecture(app)),
      row(
        "Saves edits in: \(traits.saves.first ?? "no method")", "what is not saved is lost",
        .methods(app)),
    ]
    for word in SetUpDraft.switches {
      let mark = SetUpDraft.has(word, traits) ? "[x]" : "[ ]"
      items.append(row("\(mark) \(word)", AppTraits.help(word), .toggle(app, word)))
    }
    items.append(row("Remove this app", "", .remove(app)))
    items.append(row("Back to the set-up", "", .main))
    return ItemList(title: "App: \(installed.name)", items: items)
  }

  private func methodList(_ draft: SetUpDraft, _ app: Int) -> ItemList {
    guard let rules = try? library.rules(of: draft.release) else { return mainList(draft) }
    var items = [row("no method", "every edit is lost with the process", .saves(app, nil))]
    for name in rules.messages.methodNames { items.append(row(name, "", .saves(app, name))) }
    return ItemList(title: "\(draft.apps[app].name) saves in", items: items)
  }
}

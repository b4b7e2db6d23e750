import Lifecycle
import Preferences
import Rulebooks
import Sessions
import Texts
import Workbench

extension Model {
  mutating func show(_ path: SetUpPath) {
    if let list = setUpList(path) { popup = list }
  }

  /// A list of the setup; nil while none is put together.
  func setUpList(_ path: SetUpPath) -> ItemList? {
    guard let draft = setUpDraft else { return nil }
    let (title, rows) = rows(of: path.list, draft)
    let items = rows.map { row in
      ItemList.Item(title: row.title, detail: row.detail, heading: row.heading) { model, list in
        row.choose(&model, path.selecting(list.selected))
      }
    }
    return ItemList(
      title: title, items: items, selected: min(path.selected, max(0, items.count - 1)),
      wayBack: { path.isDeep ? $0.setUpList(path.back) : nil },
      whenClosed: { $0.leaveSetUp() })
  }

  private typealias Rows = (title: String, rows: [SetUpRow])

  private func rows(of list: SetUpPath.List, _ draft: SetUpDraft) -> Rows {
    switch list {
    case .releases: return releaseRows(draft)
    case .app(let app) where draft.apps.indices.contains(app): return appRows(draft, app)
    case .methods(let app) where draft.apps.indices.contains(app): return methodRows(draft, app)
    case .sdks(let app) where draft.apps.indices.contains(app): return sdkRows(draft, app)
    case .main, .app, .methods, .sdks: return mainRows(draft)
    }
  }

  private func mainRows(_ draft: SetUpDraft) -> Rows {
    let rules = try? library.rules(of: draft.release)
    let title = rules?.title ?? "\(draft.release)"
    var rows = [
      SetUpRow(
        localized("setup.device", ["device": draft.model.word]), localized("setup.device-about")
      ) { $0.model = $0.model.next },
      SetUpRow(
        localized("setup.release", ["release": title]), localized("setup.release-about"),
        leadingTo: .releases, at: library.releases.reversed().firstIndex(of: draft.release) ?? 0),
    ]
    if let rules {
      let possible = DeviceTraits.possible(on: draft.model, by: rules)
      rows += possible.words.map { word in
        let key = draft.traits.words.contains(word) ? "setup.\(word)" : "setup.not-\(word)"
        return SetUpRow(localized(key), localized("setup.\(word)-about")) { $0.toggle(word) }
      }
      if HomeButton.isOffered(on: rules) { rows.append(homeButtonRow) }
    }
    for (index, app) in draft.apps.enumerated() {
      var row = SetUpRow(
        app.name, app.traits.shortWords.joined(separator: " "), leadingTo: .app(index))
      if index == 0 { row.heading = localized("setup.apps") }
      rows.append(row)
    }
    rows.append(
      SetUpRow(title: localized("setup.add-app"), detail: localized("setup.add-app-about")) {
        $0.askForName(of: nil, at: $1)
      })
    rows.append(
      SetUpRow(
        title: localized("setup.apply"), detail: localized("setup.apply-about"),
        heading: hasChangedSetUp ? localized("setup.not-applied") : ""
      ) { $0.applySetUp(at: $1) })
    if hasChangedSetUp {
      let own = SetUpDraft(simulation.setup)
      rows.append(
        SetUpRow(
          localized("setup.forget"), localized("setup.forget-about"), then: { $0.selecting(0) },
          change: { $0 = own }))
    }
    return (localized("setup.title"), rows)
  }

  /// Looks only: nothing has to restart for it.
  private var homeButtonRow: SetUpRow {
    SetUpRow(
      title: localized("setup.home-button", ["which": deviceView.homeButton.words]),
      detail: localized("setup.home-button-about")
    ) { model, path in
      model.deviceView.showNextHomeButton()
      model.show(path)
      return []
    }
  }

  private func releaseRows(_ draft: SetUpDraft) -> Rows {
    let rows = library.releases.reversed().map { release in
      let title = (try? library.rules(of: release))?.title ?? "\(release)"
      return SetUpRow(
        title, release == draft.release ? localized("setup.as-now") : "", then: { $0.back },
        change: { $0.release = release })
    }
    return (localized("setup.releases"), rows)
  }

  private func appRows(_ draft: SetUpDraft, _ app: Int) -> Rows {
    let name = draft.apps[app].name
    let traits = draft.apps[app].traits
    let rules = rules(of: draft.release)
    let (kind, about) =
      switch traits.interface {
      case .appDelegate: ("told-app", "without-scenes")
      case .scenes: ("told-scenes", "with-scenes")
      case .swiftUI: ("told-swiftui", "with-swiftui")
      }
    var rows = [
      SetUpRow(title: localized("setup.name", ["app": name]), detail: "") {
        $0.askForName(of: app, at: $1)
      },
      SetUpRow(localized("setup.\(kind)"), localized("setup.\(about)")) {
        $0.changeInterface(of: app, on: rules)
      },
      SetUpRow(
        sdkTitle(traits.sdk), localized("setup.sdk-about"),
        leadingTo: .sdks(app), at: sdks.firstIndex(of: traits.sdk) ?? 0),
      SetUpRow(
        localized(
          "setup.saves", ["method": traits.saves.first ?? localized("setup.no-method")]),
        localized("setup.saves-about"), leadingTo: .methods(app),
        at: methods(on: draft.release).firstIndex { $0 == traits.saves.first } ?? 0),
    ]
    for word in SetUpDraft.switches(traits.interface) {
      let mark = SetUpDraft.has(word, traits) ? "[x]" : "[ ]"
      rows.append(
        SetUpRow("\(mark) \(word)", AppTraits.help(word)) { $0.toggle(word, of: app) })
    }
    rows.append(
      SetUpRow(
        localized("setup.remove"), "", then: { $0.back.selecting(0) },
        change: { $0.apps.remove(at: app) }))
    rows.append(SetUpRow(localized("setup.back"), "", then: { $0.back }))
    return (localized("setup.app", ["app": name]), rows)
  }

  /// Nil is the SDK of the device's iOS version.
  private var sdks: [Release?] { [nil] + library.releases.reversed() }

  private func sdkTitle(_ sdk: Release?) -> String {
    guard let sdk else { return localized("setup.sdk-of-device") }
    return localized("setup.sdk", ["release": "\(sdk)"])
  }

  private func sdkRows(_ draft: SetUpDraft, _ app: Int) -> Rows {
    let own = draft.apps[app].traits.sdk
    let rows = sdks.map { sdk in
      SetUpRow(
        sdkTitle(sdk), sdk == own ? localized("setup.as-now") : "", then: { $0.back },
        change: { $0.apps[app].traits.sdk = sdk })
    }
    return (localized("setup.sdks", ["app": draft.apps[app].name]), rows)
  }

  private func methodRows(_ draft: SetUpDraft, _ app: Int) -> Rows {
    let rows = methods(on: draft.release).map { name in
      SetUpRow(
        name ?? localized("setup.no-method"), name == nil ? localized("setup.no-method-about") : "",
        then: { $0.back }, change: { $0.save(in: name, of: app) })
    }
    return (localized("setup.saves-in", ["app": draft.apps[app].name]), rows)
  }

  /// Nil is no method.
  private func methods(on release: Release) -> [String?] {
    [nil] + rules(of: release).messages.methodNames
  }
}

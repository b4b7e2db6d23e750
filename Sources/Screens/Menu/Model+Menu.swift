import Lifecycle
import Sessions
import Texts

extension Model {
  /// Every action that can be about the chosen app, with why it is not possible where it is not.
  mutating func openMenu() {
    guard let app = selectedApp else { return }
    var items: [ItemList.Item] = []
    for word in ActionWord.all {
      guard let first = word.arguments.first, !first.isFlag else { continue }
      for name in names(for: first, app) {
        for words in lines(word, name) { items.append(item(words, word)) }
      }
    }
    items += deviceItems
    var list = ItemList(
      title: localized("panels.actions-for", ["app": simulation.text.name(app)]), items: items)
    list.selected = items.firstIndex(where: \.isPossible) ?? 0
    popup = list
  }

  /// Every action that is about the device and no app.
  private var deviceItems: [ItemList.Item] {
    var items: [ItemList.Item] = []
    for word in ActionWord.all {
      switch word.arguments.first {
      case nil: items.append(item(word.word, word))
      case .optional(let flag)?:
        items += [item(word.word, word), item("\(word.word) \(flag)", word)]
      case .seconds?: items.append(item(word.word + " ", word))
      case .some: continue
      }
    }
    if !items.isEmpty { items[0].heading = localized("panels.the-device") }
    return items
  }

  /// What can stand for the app in a first argument: its name, or its windows' names.
  private func names(for argument: ActionWord.Argument, _ app: AppID) -> [String] {
    let windows = device.windows(of: app).map { simulation.text.window($0.id) }
    let hasScenes = device[app].kind.architecture == .scenes
    switch argument {
    case .app, .optionalApp: return [simulation.text.name(app)]
    case .window:
      return [simulation.text.name(app)] + (hasScenes && windows.count > 1 ? windows : [])
    case .numberedWindow: return hasScenes ? windows : []
    case .seconds, .optionalSeconds, .megabytes, .choice, .optional, .text: return []
    }
  }

  /// The word with the name, and with each of the words that may follow; a text is to be typed.
  private func lines(_ word: ActionWord, _ name: String) -> [String] {
    let line = "\(word.word) \(name)"
    guard word.arguments.count > 1 else { return [line] }
    switch word.arguments[1] {
    case .choice(let words): return words.map { "\(line) \($0)" }
    case .optional(let flag): return [line, "\(line) \(flag)"]
    case .text, .megabytes: return [line + " "]
    case .optionalSeconds: return [line, line + " "]
    case .app, .optionalApp, .window, .numberedWindow, .seconds: return [line]
    }
  }

  private func item(_ words: String, _ word: ActionWord) -> ItemList.Item {
    guard let step = try? ActionParser(apps: simulation.text.apps).parse(words) else {
      // Words to be finished in the palette, from which Escape leads back.
      return ItemList.Item(title: words + "…", detail: word.help) { model, list in
        model.popup = Palette(model, text: words, menu: list)
        return []
      }
    }
    var item = ItemList.Item(title: words, detail: word.help) { model, _ in model.send(step) }
    if case .act(let action, _) = step,
      let refusal = simulation.timeline.kernel.after(action).refusal
    {
      item.isPossible = false
      item.detail = simulation.text.sentence(refusal)
    }
    return item
  }
}

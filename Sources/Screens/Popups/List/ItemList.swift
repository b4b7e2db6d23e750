import Preferences
import TerminalKit
import Workbench

/// A list to choose from.
struct ItemList: ListPopup {
  /// One row.
  struct Item: Sendable {
    var title: String
    /// What happens, or why it cannot.
    var detail: String
    var isPossible = true
    /// A heading above it.
    var heading: String?
    /// What choosing it does, with the list closed.
    var choose: @Sendable (inout Model, ItemList) -> [Effect]

    /// The row as it is drawn.
    var row: ListRow {
      ListRow(title: title, detail: detail, isPossible: isPossible, heading: heading)
    }
  }

  var title: String
  var items: [Item]
  var selected = 0
  /// Where its keys have their meanings: some lists have more than others.
  var context = Contexts.list
  /// What Escape goes back to.
  var wayBack: @Sendable (Model) -> (any Popup)? = { _ in nil }
  /// Called when the list has been closed.
  var whenClosed: @Sendable (inout Model) -> Void = { _ in }

  /// What was typed to get to an item.
  private(set) var typed = ""

  var isAboutSession: Bool { true }

  /// Characters without a meaning of their own select the first item that has a word which begins
  /// so: `7` or `14` in a list of iOS versions.
  func type(_ key: Key, in model: inout Model) {
    guard case .character(let scalar) = key else { return }
    for words in [typed + String(scalar), String(scalar)] {
      // The word itself comes before a longer one: `4` is iOS 4, and not iOS 4.3.
      guard
        let place = items.firstIndex(where: { $0.has(words) })
          ?? items.firstIndex(where: { $0.begins(with: words) })
      else { continue }
      return change(in: &model) { ($0.typed, $0.selected) = (words, place) }
    }
  }

  func draw(on canvas: inout Canvas, _ model: Model, in room: Rect) {
    canvas.drawList(self, in: room)
  }

  var rowCount: Int { items.count }

  mutating func select(_ row: Int) { (typed, selected) = ("", row) }

  func choose(in model: inout Model) -> [Effect] {
    model.popup = nil
    return items.indices.contains(selected) ? items[selected].choose(&model, self) : []
  }

  func beneath(_ model: Model) -> (any Popup)? { wayBack(model) }

  func closed(in model: inout Model) { whenClosed(&model) }
}

extension ItemList.Item {
  fileprivate func has(_ word: String) -> Bool {
    title.lowercased().split(separator: " ").contains { $0 == word.lowercased() }
  }

  /// Whether one of the title's words begins with a text.
  fileprivate func begins(with text: String) -> Bool {
    title.lowercased().split(separator: " ").contains { $0.hasPrefix(text.lowercased()) }
  }
}

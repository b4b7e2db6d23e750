import Workbench

/// A popup with rows, of which one is selected.
protocol ListPopup: Popup {
  var selected: Int { get }
  var rowCount: Int { get }
  mutating func select(_ row: Int)
}

extension ListPopup {
  func move(_ movement: Movement, in model: inout Model) {
    change(in: &model) { $0.select(movement.place(from: selected, count: rowCount, page: 10)) }
  }

  /// A second click on the same row chooses it.
  func click(_ item: Int, in model: inout Model) -> [Effect] {
    if selected == item { return choose(in: &model) }
    change(in: &model) { $0.select(item) }
    return []
  }
}

import TerminalKit

/// A popup with rows that are filtered by what is typed.
protocol FilteredPopup: Popup {
  var query: LineEditor { get set }
  /// Finds the rows that fit the query, which has changed.
  mutating func filter(in model: Model)
}

extension FilteredPopup {
  func type(_ key: Key, in model: inout Model) { typeQuery(key, in: &model) }

  func paste(_ line: String, in model: inout Model) { edit(in: &model) { $0.insert(line) } }

  /// The page keys move in the rows; any other key is typed.
  func typeQuery(_ key: Key, in model: inout Model) {
    switch key {
    case .pageUp: move(.pages(-1), in: &model)
    case .pageDown: move(.pages(1), in: &model)
    default: edit(in: &model) { $0.handle(key) }
    }
  }

  func edit(in model: inout Model, _ change: (inout LineEditor) -> Void) {
    var list = self
    change(&list.query)
    if list.query.text != query.text { list.filter(in: model) }
    model.popup = list
  }
}

import Workbench

/// The lists of the setup that led to the one that is shown, each with its chosen row.
struct SetUpPath: Sendable {
  enum List: Sendable {
    case main, releases
    case app(Int)
    case methods(Int)
    case sdks(Int)
  }

  private var steps: [(list: List, selected: Int)] = [(.main, 0)]

  var list: List { steps[steps.count - 1].list }
  var selected: Int { steps[steps.count - 1].selected }
  /// Whether it was led to, so that there is a way back.
  var isDeep: Bool { steps.count > 1 }

  func selecting(_ row: Int) -> SetUpPath {
    var path = self
    path.steps[path.steps.count - 1].selected = row
    return path
  }

  /// A list that is opened with a row chosen.
  func leading(to list: List, at row: Int = 0) -> SetUpPath {
    var path = self
    path.steps.append((list, row))
    return path
  }

  /// The list that led here, with the row that did.
  var back: SetUpPath {
    var path = self
    if isDeep { path.steps.removeLast() }
    return path
  }
}

/// A row of the setup, and what it does.
struct SetUpRow {
  var title: String
  var detail: String
  var heading: String?
  /// The path has the row as the chosen one.
  var choose: @Sendable (inout Model, SetUpPath) -> [Effect]
}

extension SetUpRow {
  /// A row that leads to another list, and to the row there that holds now.
  init(_ title: String, _ detail: String, leadingTo list: SetUpPath.List, at row: Int = 0) {
    self.init(title: title, detail: detail) { model, path in
      model.show(path.leading(to: list, at: row))
      return []
    }
  }

  /// A row that changes the draft.
  init(
    _ title: String, _ detail: String, change: @escaping @Sendable (inout SetUpDraft) -> Void
  ) {
    self.init(title, detail, then: { $0 }, change: change)
  }

  /// A row that changes the draft, and then shows another list.
  init(
    _ title: String, _ detail: String,
    then next: @escaping @Sendable (SetUpPath) -> SetUpPath,
    change: @escaping @Sendable (inout SetUpDraft) -> Void = { _ in }
  ) {
    self.init(title: title, detail: detail) { model, path in
      if var draft = model.setUpDraft {
        change(&draft)
        model.setUpDraft = draft
      }
      model.show(next(path))
      return []
    }
  }
}

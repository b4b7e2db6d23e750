extension Key {
  /// As help texts spell it.
  public var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let scalar): String(Character(scalar))
    case .control(let scalar): "Ctrl-" + String(Character(scalar)).uppercased()
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}

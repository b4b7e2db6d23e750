import Explanations

/// How pictures show a state.
extension LaneChart.Level {
  /// Its color and letter; nothing is drawn for what is gone.
  var look: (letter: String, fill: String, ink: String)? {
    switch self {
    case .none: nil
    case .suspended: ("S", "#d9c2e9", "#3b1d52")
    case .background: ("B", "#bcd3f2", "#123a6b")
    case .inactive: ("I", "#f5df9d", "#5c4300")
    case .active: ("A", "#9fd8a5", "#0d4715")
    }
  }
}

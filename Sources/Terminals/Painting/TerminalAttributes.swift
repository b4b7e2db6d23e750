import TerminalKit

/// How a terminal is told to write bold, dim, underlined or reversed.
struct TerminalAttributes {
  private let description: TerminalDescription
  /// Some terminals set everything by one capability, and can set nothing by itself.
  private let isAtOnce: Bool
  /// Attributes that cannot be had beside colours, as terminfo's bits for them.
  private let notWithColors: Int
  /// Not on terminals whose attributes take up a column, or are never at an end.
  private let areThere: Bool

  init(_ description: TerminalDescription) {
    self.description = description
    isAtOnce = description.has(capability: "sgr")
    notWithColors = description.number("ncv") ?? 0
    let takeRoom = (description.number("xmc") ?? 0) > 0
    areThere = !takeRoom && (isAtOnce || description.has(capability: "sgr0"))
  }

  /// The look that comes nearest to one.
  func possible(_ look: Theme.Look, besideColors isColored: Bool) -> Theme.Look {
    guard isColored else { return look }
    var possible = look
    if notWithColors & 0b10 != 0 { possible.underline = false }
    if notWithColors & 0b10000 != 0 { possible.dim = false }
    if notWithColors & 0b100000 != 0 { possible.bold = false }
    if look.reverse, notWithColors & 0b100 != 0 {
      // Reversed by colours that are the other way round.
      possible.reverse = false
      possible.foreground = look.background == .standard ? .black : look.background
      possible.background = look.foreground == .standard ? .white : look.foreground
    }
    return possible
  }

  /// What sets a look's attributes and no others.
  func sequence(_ look: Theme.Look) -> [UInt8] {
    guard areThere else { return [] }
    if isAtOnce {
      let bits = [false, look.underline, look.reverse, false, look.dim, look.bold]
      return description.sequence("sgr", bits.map { $0 ? 1 : 0 })
    }
    let each = [
      ("smul", look.underline), ("rev", look.reverse), ("dim", look.dim), ("bold", look.bold),
    ]
    return description.sequence("sgr0")
      + each.flatMap { name, isOn in isOn ? description.sequence(name) : [] }
  }
}

import Screens

/// How a terminal is told to write bold, dim, underlined or reversed.
struct TerminalAttributes {
  private let description: TerminalDescription
  /// Some terminals set everything by one capability, and can set nothing by itself.
  private let isAtOnce: Bool
  /// Attributes that cannot be had beside colours, as terminfo's bits for them.
  private let notWithColors: Int
  /// Terminals whose attributes take up a column on the screen.
  private let takeRoom: Bool

  init(_ description: TerminalDescription) {
    self.description = description
    isAtOnce = description.text("sgr") != nil
    notWithColors = description.number("ncv") ?? 0
    takeRoom = (description.number("xmc") ?? 0) > 0
  }

  /// What sets a look's attributes and no others, where `color` is sent after it.
  func sequence(_ look: Theme.Look, _ color: [UInt8]) -> [UInt8] {
    guard !takeRoom else { return [] }
    let without = color.isEmpty ? 0 : notWithColors
    let underline = look.underline && without & 0b10 == 0
    let reverse = look.reverse && without & 0b100 == 0
    let dim = look.dim && without & 0b10000 == 0
    let bold = look.bold && without & 0b100000 == 0
    if isAtOnce {
      let bits = [false, underline, reverse, false, dim, bold, false, false, false]
      return description.sequence("sgr", bits.map { $0 ? 1 : 0 })
    }
    let each = [("smul", underline), ("rev", reverse), ("dim", dim), ("bold", bold)]
    return description.sequence("sgr0")
      + each.flatMap { name, isOn in isOn ? description.sequence(name) : [] }
  }
}

import TerminalKit

/// How many colours a terminal has, and how it is told to use them.
struct TerminalColors {
  private let description: TerminalDescription
  private let count: Int
  /// Back to the terminal's own colours; empty where it has none of its own.
  let reset: [UInt8]
  /// Older terminals have capabilities that count red and blue the other way round.
  private let isOld: Bool

  init(_ description: TerminalDescription) {
    self.description = description
    reset = description.sequence("op")
    isOld = !description.has(capability: "setaf")
    let isColored = description.has(capability: isOld ? "setf" : "setaf")
    // Fewer than the eight that everybody has are better not used at all.
    let count = description.number("colors") ?? 0
    self.count = isColored && count >= 8 ? count : 0
  }

  var areThere: Bool { count > 0 }

  func areUsed(by look: Theme.Look) -> Bool {
    let isColored = look.foreground != .standard || look.background != .standard
    // Where there is no way back to the terminal's own, all are said.
    return areThere && (isColored || reset.isEmpty)
  }

  func sequence(foreground: Theme.Color, background: Theme.Color) -> [UInt8] {
    guard areThere else { return [] }
    return sequence(isOld ? "setf" : "setaf", number(foreground, or: .white))
      + sequence(isOld ? "setb" : "setab", number(background, or: .black))
  }

  private func sequence(_ capability: String, _ number: Int?) -> [UInt8] {
    guard let number else { return [] }
    let isSwapped = isOld && number < 8
    let blueFirst = number & 0b010 | (number & 0b001) << 2 | (number & 0b100) >> 2
    return description.sequence(capability, [isSwapped ? blueFirst : number])
  }

  /// The number by which this terminal knows a colour; nothing for its own.
  private func number(_ color: Theme.Color, or fallback: Theme.Color) -> Int? {
    // Where there are more or fewer than 256, the numbers of the palette mean something else.
    let number = Int(count == 256 ? color.number : color.basic)
    if number < 0 { return reset.isEmpty ? Int(fallback.basic) : nil }
    return number < count ? number : Int(fallback.basic)
  }
}

import Screens

/// What a terminal is sent before characters of each style. Made once a theme, since terminfo's
/// texts for it are long programs and a frame changes its look a hundred times.
struct LookSequences {
  /// By the number of a style. Each sets the whole look, whatever was in force.
  private var sequences: [[UInt8]]
  private var erasable: [Bool]
  /// Neither colours nor attributes.
  let normal: [UInt8]

  init(_ theme: Theme, _ description: TerminalDescription) {
    let attributes = TerminalAttributes(description)
    let colors = TerminalColors(description)
    let erasesInColor = description.has("bce")
    normal = SelectGraphicRendition.joined(colors.reset + attributes.sequence(Theme.Look(), []))
    var known: [(look: Theme.Look, sequence: [UInt8])] = []
    sequences = Style.allCases.map { style in
      let look = theme.look(style)
      if let same = known.first(where: { $0.look == look }) { return same.sequence }
      let color = colors.sequence(foreground: look.foreground, background: look.background)
      let sequence = SelectGraphicRendition.joined(
        colors.reset + attributes.sequence(look, color) + color)
      known.append((look, sequence))
      return sequence
    }
    erasable = Style.allCases.map { style in
      let look = theme.look(style)
      let isPlain = !look.reverse && !look.underline
      return isPlain && (look.background == .standard || !colors.areThere || erasesInColor)
    }
  }

  subscript(style: Style) -> [UInt8] { sequences[Int(style.rawValue)] }

  /// Whether erasing leaves blanks that look as those of a style.
  func isErasable(_ style: Style) -> Bool { erasable[Int(style.rawValue)] }
}

import TerminalKit

/// What a terminal is sent before characters of each style. Made once a theme, since terminfo's
/// texts for it are long programs and a frame changes its look a hundred times.
struct LookSequences {
  /// By the number of a style. Each sets the whole look, whatever was in force.
  private var sequences: [[UInt8]] = []
  /// The first style that is sent the same.
  private var firsts: [UInt8] = []
  private let erasable: [Bool]
  /// Neither colours nor attributes.
  let normal: [UInt8]

  init(_ theme: Theme, _ description: TerminalDescription) {
    let attributes = TerminalAttributes(description)
    let colors = TerminalColors(description)
    func sequence(_ look: Theme.Look) -> [UInt8] {
      let isColored = colors.areUsed(by: look)
      let look = attributes.possible(look, besideColors: isColored)
      return SelectGraphicRendition.joined(
        colors.reset + attributes.sequence(look)
          + colors.sequence(foreground: look.foreground, background: look.background))
    }
    normal = sequence(Theme.Look())
    var known: [(look: Theme.Look, style: UInt8)] = []
    for style in 0...UInt8.max {
      let look = theme.look(style)
      if let same = known.first(where: { $0.look == look })?.style {
        firsts.append(same)
        sequences.append(sequences[Int(same)])
        continue
      }
      known.append((look, style))
      sequences.append(sequence(look))
      let same = sequences.firstIndex(of: sequences[Int(style)])
      firsts.append(same.map { UInt8($0) } ?? style)
    }
    let erasesInColor = description.has("bce")
    erasable = (0...UInt8.max).map { style in
      let look = theme.look(style)
      let isPlain = !look.reverse && !look.underline
      return isPlain && (look.background == .standard || !colors.areThere || erasesInColor)
    }
  }

  subscript(style: UInt8) -> [UInt8] { sequences[Int(style)] }

  /// The first style that looks like this one on the terminal.
  func first(like style: UInt8) -> UInt8 { firsts[Int(style)] }

  /// Whether erasing leaves blanks that look as those of a style.
  func isErasable(_ style: UInt8) -> Bool { erasable[Int(style)] }
}

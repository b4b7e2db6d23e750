import TerminalKit

/// What the fixture's cells mean: each look that a theme can ask for, alone and together.
enum Sign: UInt8, Meaning {
  case plain
  case bright
  case bold, dim, underlined, reversed
  case red, onBlue, redOnBlue
  case gray, onGray
  case reversedRed, boldUnderlinedOnCyan

  static let theme = Theme(of: Sign.self) { sign in
    switch sign {
    case .plain: Theme.Look()
    case .bright: Theme.Look(.green, bold: true)
    case .bold: Theme.Look(bold: true)
    case .dim: Theme.Look(dim: true)
    case .underlined: Theme.Look(underline: true)
    case .reversed: Theme.Look(reverse: true)
    case .red: Theme.Look(.red)
    case .onBlue: Theme.Look(on: .blue)
    case .redOnBlue: Theme.Look(.red, on: .blue)
    case .gray: Theme.Look(Theme.Color(246, or: .white))
    case .onGray: Theme.Look(.black, on: Theme.Color(252, or: .white))
    case .reversedRed: Theme.Look(.red, reverse: true)
    case .boldUnderlinedOnCyan: Theme.Look(.white, on: .cyan, bold: true, underline: true)
    }
  }
}

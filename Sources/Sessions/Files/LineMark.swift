/// What a line of a session file is, by its first character.
enum LineMark {
  case narration
  case action
  /// An action that a lesson asks a prediction of.
  case question
  case state
  /// What an app's own code did during the message above, and what it printed.
  case code
  case print
  case refusal
  /// What somebody predicted of the action above.
  case prediction
  /// A message, or `...`.
  case indented
  /// A header's key, or an action without a mark.
  case word

  init(_ first: UInt8) {
    switch first {
    case UInt8(ascii: "#"): self = .narration
    case UInt8(ascii: ">"): self = .action
    case UInt8(ascii: "?"): self = .question
    case UInt8(ascii: "="): self = .state
    case UInt8(ascii: "<"): self = .code
    case UInt8(ascii: "|"): self = .print
    case UInt8(ascii: "!"): self = .refusal
    case UInt8(ascii: "~"): self = .prediction
    case UInt8(ascii: " "), UInt8(ascii: "\t"): self = .indented
    default: self = .word
    }
  }

  /// Whether the line asks for something to be done.
  var isAction: Bool { self == .action || self == .question }
}

extension StringProtocol {
  var lineMark: LineMark? { utf8.first.map(LineMark.init) }
}

/// How a program ended.
public enum ExitStatus: Equatable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)

  /// What `waitpid` tells. C has macros for that, which Swift does not see.
  enum Change {
    case ended(ExitStatus)
    case stopped
    case continued

    init(_ code: Int32) {
      let low = code & 0x7F
      #if canImport(Darwin)
        let continued: Int32 = 0x137F
      #else
        let continued: Int32 = 0xFFFF
      #endif
      if code == continued {
        self = .continued
      } else if low == 0 {
        self = .ended(.exited(code >> 8 & 0xFF))
      } else if low == 0x7F {
        self = .stopped
      } else {
        self = .ended(.killed(signal: low))
      }
    }
  }
}

extension Theme {
  /// A color that terminals know by its number.
  public struct Color: Equatable, Sendable {
    /// Its number in xterm's palette of 256; -1 is the terminal's own color.
    public let number: Int16
    /// What stands in for it where there are only eight colors.
    public let basic: Int16

    private init(number: Int16, basic: Int16) {
      self.number = number
      self.basic = basic
    }

    /// One of the 240 whose shade is the same on all terminals: a cube of 6x6x6 colors from 16 on,
    /// 24 grays from 232 on.
    public init(_ number: UInt8, or basic: Color) {
      self.init(number: Int16(number), basic: basic.basic)
    }

    /// One of the eight that every color terminal has, in the shade that its user likes.
    private init(basic: Int16) { self.init(number: basic, basic: basic) }

    public static let standard = Color(basic: -1)
    public static let black = Color(basic: 0)
    public static let red = Color(basic: 1)
    public static let green = Color(basic: 2)
    public static let yellow = Color(basic: 3)
    public static let blue = Color(basic: 4)
    public static let magenta = Color(basic: 5)
    public static let cyan = Color(basic: 6)
    public static let white = Color(basic: 7)
  }
}

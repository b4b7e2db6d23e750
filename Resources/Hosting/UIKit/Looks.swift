import Foundation

@preconcurrency @MainActor public class UIColor: NSObject {
  public let name: String
  public nonisolated init(_ name: String) {
    self.name = name
    super.init()
  }
  public nonisolated convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init("rgb") }
  public nonisolated convenience init(white: CGFloat, alpha: CGFloat) { self.init("gray") }
  public nonisolated convenience init?(named name: String) { self.init(name) }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  public var cgColor: CGColor { CGColor(name: name) }
  public static let red = UIColor("red"), green = UIColor("green"), blue = UIColor("blue")
  public static let white = UIColor("white"), black = UIColor("black"), gray = UIColor("gray")
  public static let yellow = UIColor("yellow"), orange = UIColor("orange")
  public static let purple = UIColor("purple"), brown = UIColor("brown"), cyan = UIColor("cyan")
  public static let magenta = UIColor("magenta"), clear = UIColor("clear")
  public static let lightGray = UIColor("lightGray"), darkGray = UIColor("darkGray")
  public static let systemRed = UIColor("red"), systemGreen = UIColor("green")
  public static let systemBlue = UIColor("blue"), systemYellow = UIColor("yellow")
  public static let systemOrange = UIColor("orange"), systemPurple = UIColor("purple")
  public static let systemPink = UIColor("pink"), systemTeal = UIColor("teal")
  public static let systemGray = UIColor("gray"), systemIndigo = UIColor("indigo")
  public static let systemBackground = UIColor("background")
  public static let secondarySystemBackground = UIColor("background")
  public static let label = UIColor("label"), secondaryLabel = UIColor("label")
}
public struct CGColor: Sendable { let name: String }

@preconcurrency @MainActor public class UIFont: NSObject {
  public struct Weight: Sendable {
    public static let regular = Weight(), medium = Weight(), semibold = Weight(), bold = Weight()
    public static let light = Weight(), heavy = Weight()
  }
  public struct TextStyle: Sendable {
    public static let body = TextStyle(), headline = TextStyle(), title1 = TextStyle()
    public static let title2 = TextStyle(), title3 = TextStyle(), largeTitle = TextStyle()
    public static let subheadline = TextStyle(), footnote = TextStyle(), caption1 = TextStyle()
  }
  public static func systemFont(ofSize: CGFloat) -> UIFont { UIFont() }
  public static func systemFont(ofSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
  public static func boldSystemFont(ofSize: CGFloat) -> UIFont { UIFont() }
  public static func italicSystemFont(ofSize: CGFloat) -> UIFont { UIFont() }
  public static func monospacedDigitSystemFont(ofSize: CGFloat, weight: Weight) -> UIFont {
    UIFont()
  }
  public static func preferredFont(forTextStyle: TextStyle) -> UIFont { UIFont() }
}

@preconcurrency @MainActor public class UIImage: NSObject {
  public let name: String
  public init?(named name: String) {
    self.name = name
    super.init()
  }
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }
}

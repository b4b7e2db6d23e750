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
  public nonisolated convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init("hsb") }
  public nonisolated convenience init(cgColor: CGColor) { self.init(cgColor.name) }
  public nonisolated convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init("dynamic")
  }
  public nonisolated convenience init(patternImage image: UIImage) { self.init("pattern") }
  public func setFill() {}
  public func setStroke() {}
  public func set() {}
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
  public static let tertiarySystemBackground = UIColor("background")
  public static let systemGroupedBackground = UIColor("background")
  public static let secondarySystemGroupedBackground = UIColor("background")
  public static let systemFill = UIColor("fill"), secondarySystemFill = UIColor("fill")
  public static let tertiarySystemFill = UIColor("fill")
  public static let label = UIColor("label"), secondaryLabel = UIColor("label")
  public static let tertiaryLabel = UIColor("label"), placeholderText = UIColor("label")
  public static let link = UIColor("blue"), separator = UIColor("gray")
  public static let opaqueSeparator = UIColor("gray"), tintColor = UIColor("blue")
  public static let darkText = UIColor("black"), lightText = UIColor("white")
  public static let systemGray2 = UIColor("gray"), systemGray3 = UIColor("gray")
  public static let systemGray4 = UIColor("gray"), systemGray5 = UIColor("gray")
  public static let systemGray6 = UIColor("gray"), systemBrown = UIColor("brown")
  public static let systemMint = UIColor("mint"), systemCyan = UIColor("cyan")
}
public struct CGColor: Sendable {
  let name: String
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { name = "rgb" }
  init(name: String) { self.name = name }
}

@preconcurrency @MainActor public class UIFont: NSObject {
  public struct Weight: Sendable {
    public static let ultraLight = Weight(), thin = Weight(), light = Weight()
    public static let regular = Weight(), medium = Weight(), semibold = Weight()
    public static let bold = Weight(), heavy = Weight(), black = Weight()
  }
  public struct TextStyle: Hashable, Sendable {
    public static let body = TextStyle(), headline = TextStyle(), title1 = TextStyle()
    public static let title2 = TextStyle(), title3 = TextStyle(), largeTitle = TextStyle()
    public static let subheadline = TextStyle(), footnote = TextStyle(), caption1 = TextStyle()
    public static let caption2 = TextStyle(), callout = TextStyle()
  }
  public let pointSize: CGFloat
  public let fontName: String
  public let lineHeight: CGFloat
  init(_ size: CGFloat, _ name: String = ".SFUI") {
    pointSize = size
    fontName = name
    lineHeight = size * 1.2
  }
  public convenience init?(name: String, size: CGFloat) { self.init(size, name) }
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size, fontName) }
  public static let labelFontSize: CGFloat = 17
  public static let systemFontSize: CGFloat = 14
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size) }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size) }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size)
  }
  public static func preferredFont(forTextStyle: TextStyle) -> UIFont { UIFont(17) }
}

@preconcurrency @MainActor public class UIImage: NSObject {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public class Configuration: NSObject {}
  public final class SymbolConfiguration: Configuration {
    public override init() { super.init() }
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
  public let name: String
  public var size: CGSize { CGSize(width: 24, height: 24) }
  public override init() {
    name = ""
    super.init()
  }
  public init?(named name: String) {
    self.name = name
    super.init()
  }
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    self.init(named: name)
  }
  public init?(systemName name: String) {
    self.name = name
    super.init()
  }
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }
  /// The bytes of a picture that somebody chose or downloaded.
  public init?(data: Data) {
    if data.isEmpty { return nil }
    name = "\(data.count) bytes"
    super.init()
  }
  public convenience init?(contentsOfFile path: String) {
    self.init(named: String(path.split(separator: "/").last ?? ""))
  }
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func pngData() -> Data? { Data(name.utf8) }
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data(name.utf8) }
  public func draw(in rect: CGRect) {}
}

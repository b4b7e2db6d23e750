/// A named text.
public struct SourceFile: Sendable {
  public var name: String
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }
}

/// A named text.
public struct SourceFile: Sendable {
  public var name: String
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Whether it was read from standard input, where a bare line is an action.
  public var isStandardInput: Bool { name == "-" }

  /// How many lines it has, an unfinished last one counted.
  public var lineCount: Int {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
  }

  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }
}

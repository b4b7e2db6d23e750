import CLibrary

/// What is executed for an app, and with what.
public struct HostedProgram: Equatable, Sendable {
  public var path: String
  public var arguments: [String]
  /// `NAME=value`. Nothing of our own environment is passed on.
  public var environment: [String]
  /// The folder in which it runs.
  public var folder: String?

  public init(path: String, arguments: [String] = [], environment: [String], folder: String?) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
  }
}

/// Strings as C takes them, for as long as this lives.
final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
    pointers[count] = nil
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}

import Foundation

/// What the module `os` has: its messages are printed.
public struct Logger: Sendable {
  private let category: String
  public init(subsystem: String, category: String) { self.category = category }
  public init() { category = "" }
  private func write(_ message: String) {
    print(category.isEmpty ? message : "[\(category)] \(message)")
  }
  public func log(_ message: String) { write(message) }
  public func trace(_ message: String) { write(message) }
  public func debug(_ message: String) { write(message) }
  public func info(_ message: String) { write(message) }
  public func notice(_ message: String) { write(message) }
  public func warning(_ message: String) { write(message) }
  public func error(_ message: String) { write(message) }
  public func fault(_ message: String) { write(message) }
}

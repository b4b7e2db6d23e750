import Foundation

/// A JSON Schema, as far as those of Documentation/Schemas use it.
struct JSONSchema {
  private let root: [String: Any]

  init(_ name: String) throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Schemas/\(name).schema.json")
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
  }

  /// What of a document is not as the schema has it, each with its place.
  func faults(_ document: Data) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)
    return faults(value, root, "$")
  }

  private func faults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    let types = (schema["type"] as? String).map { [$0] } ?? schema["type"] as? [String] ?? []
    let type = JSONSchema.type(of: value)
    guard types.contains(type) else { return ["\(place) is \(type), not \(types)"] }
    if let known = schema["enum"] as? [Any], !known.contains(where: { "\($0)" == "\(value)" }) {
      return ["\(place) is \(value)"]
    }
    if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
      return list.enumerated().flatMap { faults($1, items, "\(place)[\($0)]") }
    }
    guard let object = value as? [String: Any] else { return [] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    var found = required.filter { object[$0] == nil }.map { "\(place) has no \($0)" }
    for (key, inner) in object.sorted(by: { $0.key < $1.key }) {
      guard let property = properties[key] else {
        found.append("\(place).\(key) is unknown")
        continue
      }
      found += faults(inner, property, "\(place).\(key)")
    }
    return found
  }

  private static func type(of value: Any) -> String {
    switch value {
    case is NSNull: "null"
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    case let number as NSNumber:
      // On Linux a boolean is one of Foundation's own.
      "\(Swift.type(of: value))".contains("Bool") || number === kTrue || number === kFalse
        ? "boolean" : "integer"
    default: "\(Swift.type(of: value))"
    }
  }
  private static let kTrue = NSNumber(value: true)
  private static let kFalse = NSNumber(value: false)
}

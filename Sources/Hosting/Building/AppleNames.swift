import TextFiles
import Texts

/// What Apple's frameworks have and Frontmost's lack, and the nearest thing that Frontmost has: a
/// list in Resources/.
struct AppleNames {
  private var prefixes: [String] = []
  /// The nearest thing to each name; empty where there is none.
  private var nearest: [String: String] = [:]
  /// What Frontmost's libraries declare.
  private let declared: [String]

  init(_ resources: Resources = .embedded) {
    let library = ["Hosting/UIKit", "Hosting/SwiftUI"].flatMap(resources.files)
    declared = library.flatMap { AppleNames.declared(in: $0.bytes) }
    let file = resources.file("Hosting/Missing/apple.names")
    for line in String(decoding: file?.bytes ?? [], as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "#", nil: continue
      case "prefix": prefixes += words.dropFirst()
      case let name?: nearest[name] = words.count > 1 ? words[1] : ""
      }
    }
  }

  private static func declared(in bytes: [UInt8]) -> [String] {
    let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]
    let tokens = Lexer.tokens(bytes)
    return zip(tokens, tokens.dropFirst()).compactMap { kind, name in
      kinds.contains(kind.text) && name.kind == .word ? name.text : nil
    }
  }

  func lists(_ name: String) -> Bool { nearest[name] != nil }

  /// Whether a name is Apple's: it is listed, or begins as Apple's types and functions do.
  func has(_ name: String) -> Bool {
    if lists(name) { return true }
    guard name.count > 3, prefixes.contains(where: name.hasPrefix) else { return false }
    return name.dropFirst(2).first?.isUppercase ?? false
  }

  /// A sentence that Frontmost lacks a name, with the nearest thing that it has, or a name that
  /// differs in a letter or two: this one may be misspelled.
  func sentence(_ missing: String, _ name: String) -> String {
    if let near = nearest[name] {
      if near.isEmpty { return missing }
      return localized("hosting.nearest", ["missing": missing, "nearest": near])
    }
    guard let near = NearestWord.to(name, among: declared, most: 2) else { return missing }
    return localized("unknown.nearest", ["unknown": missing, "nearest": near])
  }
}

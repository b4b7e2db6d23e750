import Foundation
import Testing
import TextFiles

/// The style that a compiler does not see, held by tests: how long a file may be, what no file may
/// say.
@Suite struct TidyTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct File {
    var path: String
    var lines: [String]
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
  }

  static func files(_ folders: [String], _ suffixes: [String]) -> [File] {
    folders.flatMap { folder -> [File] in
      let base = root.appendingPathComponent(folder)
      guard let walk = FileManager.default.enumerator(atPath: base.path) else { return [] }
      return walk.compactMap { $0 as? String }.sorted().compactMap { name in
        guard suffixes.contains(where: name.hasSuffix) else { return nil }
        let data = FileManager.default.contents(atPath: base.appendingPathComponent(name).path)
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        return File(path: "\(folder)/\(name)", lines: text.components(separatedBy: "\n"))
      }
    }
  }

  static let sources = files(["Sources", "Tests", "Benchmarks"], [".swift", ".c", ".h"])

  /// The C library has another name on each system: only one file says which.
  @Test func theCLibraryIsImportedInOnePlace() {
    let names = ["Glibc", "Musl", "Darwin", "Bionic", "Android"]
    for file in TidyTests.sources where file.path != "Sources/CLibrary/CLibrary.swift" {
      for (index, line) in file.lines.enumerated() {
        let words = line.split(separator: " ").drop { $0 != "import" }
        guard let module = words.dropFirst().first, names.contains(String(module)) else { continue }
        Issue.record("\(file.path):\(index + 1) imports \(module); import CLibrary")
      }
    }
  }

  @Test func filesHoldOneThing() {
    for file in TidyTests.sources {
      #expect(file.lines.count <= 300, "\(file.path) has \(file.lines.count) lines")
      for (index, line) in file.lines.enumerated() where line.count > 100 {
        // An expected text in a test is not broken for its length.
        if file.path.hasPrefix("Tests/"), line.contains("\"") { continue }
        Issue.record("\(file.path):\(index + 1) has \(line.count) columns")
      }
    }
  }

  @Test func nothingIsLeftForLater() {
    // Spelled in pieces, or this file would find itself.
    let banned = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
    for file in TidyTests.sources {
      for (index, line) in file.lines.enumerated() {
        for word in banned where line.contains(word) {
          Issue.record("\(file.path):\(index + 1) says \(word)")
        }
      }
    }
  }

  /// The kernel decides by nothing but its value: no clock, no chance, no order of hashing, and no
  /// case that a new word could slip through.
  @Test func theKernelStaysDeterministic() {
    let banned = [
      "Set<", "Date(", ".random", "Clock", "getenv", "default:", "String", "try!", "as!",
    ]
    for file in TidyTests.sources where file.target == "Lifecycle" {
      // Invariants are reported, and facts and devices have words for files.
      let worded = ["Invariants.swift", "Facts.swift", "DeviceModel.swift"]
      if worded.contains(where: file.path.hasSuffix) { continue }
      for (index, line) in file.lines.enumerated() {
        let code = line.components(separatedBy: "//")[0]
        for word in banned where code.contains(word) {
          Issue.record("\(file.path):\(index + 1) says \(word)")
        }
        if code.contains(": [") && code.contains("Dictionary") {
          Issue.record("\(file.path):\(index + 1) has a dictionary")
        }
      }
    }
  }

  static let documented = [
    "Lifecycle", "TerminalKit", "Texts", "TextFiles", "Rulebooks", "Sessions", "Settings", "JSON",
    "Hosting",
  ]

  @Test func publicDeclarationsAreDocumented() {
    for file in TidyTests.sources where file.path.hasPrefix("Sources/") {
      guard TidyTests.documented.contains(file.target) else { continue }
      for (index, line) in file.lines.enumerated() {
        let code = line.drop { $0 == " " }
        let isType = ["public struct ", "public enum ", "public final class "].contains {
          code.hasPrefix($0)
        }
        if isType, index == 0 || !file.lines[index - 1].contains("///") {
          Issue.record("\(file.path):\(index + 1) has no doc comment")
        }
      }
    }
  }

  /// The catalog's list is generated; it must be the folder's.
  @Test func theCatalogHoldsTheFolder() throws {
    let base = TidyTests.root.appendingPathComponent("Resources")
    let walk = try #require(FileManager.default.enumerator(atPath: base.path))
    var inFolder: [String] = []
    for case let name as String in walk {
      var isFolder: ObjCBool = false
      let path = base.appendingPathComponent(name).path
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if !isFolder.boolValue, name.contains("/"), !name.hasPrefix("include/") {
        inFolder.append(name)
      }
    }
    let folders = Set(inFolder.map { String($0.split(separator: "/")[0]) })
    let inCatalog = folders.flatMap { Resources.embedded.paths(in: $0) }
    #expect(
      inFolder.sorted() == inCatalog.sorted(), "run Scripts/list-resources, it writes the list")
  }
}

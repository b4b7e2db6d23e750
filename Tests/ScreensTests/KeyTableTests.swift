import Foundation
import TerminalKit
import Testing

@testable import Screens

/// The one table of keys.
@Suite struct KeyTableTests {
  @Test func noKeyMeansTwoThings() {
    for context in Contexts.all {
      var seen: [Key: String] = [:]
      for binding in KeyTable.standard.commands where binding.contexts.contains(context) {
        for key in binding.keys {
          let other = seen.updateValue(binding.help, forKey: key)
          #expect(other == nil, "\(key.name) is '\(binding.help)' and '\(other ?? "")'")
        }
      }
    }
  }

  @Test func everyKeyIsDispatched() {
    for binding in KeyTable.standard.commands {
      #expect(!binding.help.isEmpty && !binding.label.isEmpty)
      // The clock's key plays where there is something to play.
      #expect(!binding.keys.isEmpty || binding == .play, "\(binding.name)")
      for context in Contexts.all where binding.contexts.contains(context) {
        for (place, key) in binding.keys.enumerated() {
          let command = KeyTable.standard.command(for: key, in: context)
          #expect(command == (binding.isNumbered ? binding.nth(place + 1) : binding))
        }
      }
    }
  }

  @Test func theFooterPromisesOnlyWhatIsDispatched() {
    for binding in KeyTable.standard.commands {
      #expect(binding.contexts.isSuperset(of: binding.hints), "\(binding.help)")
    }
  }

  @Test func theContractHolds() {
    let keys = "hslLcdDyaAiwWprmMutT :obzZRjkgG/nN?q123456789"
    let bound = Set(KeyTable.standard.commands.flatMap(\.keys))
    for scalar in keys.unicodeScalars { #expect(bound.contains(.character(scalar)), "\(scalar)") }
    let named: [Key] = [
      .enter, .escape, .tab, .backTab, .pageUp, .pageDown, .control("r"), .up, .down, .left, .right,
    ]
    for key in named { #expect(bound.contains(key), "\(key.name)") }
  }

  @Test func helpAndTheKeysPageHaveEveryKey() {
    let markdown = KeyTable.standard.markdown
    let commands = KeyTable.standard.commands.filter { !$0.keys.isEmpty }
    for command in commands { #expect(markdown.contains(command.help)) }
    #expect(markdown.contains("| `Ctrl-R` | restart the device with the same apps (asks) |"))
    let listed = HelpLine.all(Driver().model).filter {
      if case .command = $0 { true } else { false }
    }
    #expect(listed.count == commands.count)
  }

  @Test func everyRowHasANameOfItsOwn() {
    let names = KeyTable.standard.commands.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" }, "\(name)")
    }
  }

  @Test func theStandardTableClashesNowhere() {
    #expect(KeyTable.standard.clashes.isEmpty && KeyTable.standard.canQuit)
    for binding in KeyTable.standard.commands {
      for key in binding.keys { #expect(!KeyTable.isTyped(key, in: binding), "\(binding.name)") }
    }
  }

  /// A row that stands in no list would be a command without a key, and nobody would see it.
  @Test func everyCommandStandsInAList() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "Sources/Screens")
    let names = Set(KeyTable.standard.commands.map(\.name))
    let walk = try #require(FileManager.default.enumerator(atPath: root.path))
    var count = 0
    for case let file as String in walk where file.hasSuffix("Commands.swift") {
      let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      for row in text.matches(of: /Command\((?:numbered:)?\s*"([a-z-]+)"/) {
        count += 1
        #expect(names.contains(String(row.1)), "\(file): no list has ‘\(row.1)’")
      }
    }
    #expect(count > 100)
  }
}

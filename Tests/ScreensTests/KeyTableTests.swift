import TerminalKit
import Testing

@testable import Screens

/// The one table of keys.
@Suite struct KeyTableTests {
  @Test func noKeyMeansTwoThings() {
    for context in Contexts.all {
      var seen: [Key: String] = [:]
      for binding in KeyTable.standard.bindings where binding.contexts.contains(context) {
        for key in binding.keys {
          let other = seen.updateValue(binding.help, forKey: key)
          #expect(other == nil, "\(key.name) is '\(binding.help)' and '\(other ?? "")'")
        }
      }
    }
  }

  @Test func everyKeyIsDispatched() {
    for binding in KeyTable.standard.bindings {
      #expect(!binding.keys.isEmpty && !binding.help.isEmpty && !binding.label.isEmpty)
      for context in Contexts.all where binding.contexts.contains(context) {
        for (place, key) in binding.keys.enumerated() {
          let command = KeyTable.standard.command(for: key, in: context)
          switch binding.command {
          case .openApp: #expect(command == .openApp(place + 1))
          case .chooseNthCard: #expect(command == .chooseNthCard(place + 1))
          default: #expect(command == binding.command)
          }
        }
      }
    }
  }

  @Test func theFooterPromisesOnlyWhatIsDispatched() {
    for binding in KeyTable.standard.bindings {
      #expect(binding.contexts.isSuperset(of: binding.hints), "\(binding.help)")
    }
  }

  @Test func theContractHolds() {
    let keys = "hslLcdDyaAiwWprmMutT :obzZRjkgG/nN?q123456789"
    let bound = Set(KeyTable.standard.bindings.flatMap(\.keys))
    for scalar in keys.unicodeScalars { #expect(bound.contains(.character(scalar)), "\(scalar)") }
    let named: [Key] = [
      .enter, .escape, .tab, .backTab, .pageUp, .pageDown, .control("r"), .up, .down, .left, .right,
    ]
    for key in named { #expect(bound.contains(key), "\(key.name)") }
  }

  @Test func helpAndREADMEHaveEveryKey() {
    let markdown = KeyTable.standard.markdown
    for binding in KeyTable.standard.bindings { #expect(markdown.contains(binding.help)) }
    #expect(markdown.contains("| `Ctrl-R` | restart the device with the same apps (asks) |"))
    let listed = Help.lines(Driver().model).filter {
      if case .binding = $0 { true } else { false }
    }
    #expect(listed.count == KeyTable.standard.bindings.count)
  }

  @Test func everyRowHasANameOfItsOwn() {
    let names = KeyTable.standard.bindings.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" }, "\(name)")
    }
  }

  @Test func theStandardTableClashesNowhere() {
    #expect(KeyTable.standard.clashes.isEmpty && KeyTable.standard.canQuit)
    for binding in KeyTable.standard.bindings {
      for key in binding.keys { #expect(!KeyTable.isTyped(key, in: binding), "\(binding.name)") }
    }
  }
}

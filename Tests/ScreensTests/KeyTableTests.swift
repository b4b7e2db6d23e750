import Testing

@testable import Screens

/// The one table of keys.
@Suite struct KeyTableTests {
  @Test func noKeyMeansTwoThings() {
    for context in Contexts.all {
      var seen: [Key: String] = [:]
      for binding in KeyTable.bindings where binding.contexts.contains(context) {
        for key in binding.keys {
          let other = seen.updateValue(binding.help, forKey: key)
          #expect(other == nil, "\(key.name) is '\(binding.help)' and '\(other ?? "")'")
        }
      }
    }
  }

  @Test func everyKeyIsDispatched() {
    for binding in KeyTable.bindings {
      #expect(!binding.keys.isEmpty && !binding.help.isEmpty && !binding.label.isEmpty)
      for context in Contexts.all where binding.contexts.contains(context) {
        for (place, key) in binding.keys.enumerated() {
          let command = KeyTable.command(for: key, in: context)
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
    for binding in KeyTable.bindings {
      #expect(binding.contexts.isSuperset(of: binding.hints), "\(binding.help)")
    }
  }

  @Test func theContractHolds() {
    let keys = "hslLcdDyaAiwWprmMutT :obzZRjkgG/nN?q123456789"
    let bound = Set(KeyTable.bindings.flatMap(\.keys))
    for scalar in keys.unicodeScalars { #expect(bound.contains(.character(scalar)), "\(scalar)") }
    let named: [Key] = [
      .enter, .escape, .tab, .backTab, .pageUp, .pageDown, .control("r"), .up, .down, .left, .right,
    ]
    for key in named { #expect(bound.contains(key), "\(key.name)") }
  }

  @Test func helpAndREADMEHaveEveryKey() {
    let markdown = KeyTable.markdown
    for binding in KeyTable.bindings { #expect(markdown.contains(binding.help)) }
    #expect(markdown.contains("| `Ctrl-R` | restart the device with the same apps (asks) |"))
    #expect(
      Help.lines.count
        == KeyTable.bindings.count + 2 * KeyBinding.Section.allCases.count - 1)
  }

  @Test func themesTellTheStatesApart() {
    let states: [Style] = [
      .stateActive, .stateInactive, .stateBackground, .stateSuspended, .stateNotRunning,
    ]
    for theme in [Theme.dark, .monochrome] {
      for (index, state) in states.enumerated() {
        for other in states[(index + 1)...] { #expect(theme.look(state) != theme.look(other)) }
      }
    }
    for style in Style.allCases {
      let look = Theme.monochrome.look(style)
      #expect(look.foreground == .standard && look.background == .standard)
    }
  }
}

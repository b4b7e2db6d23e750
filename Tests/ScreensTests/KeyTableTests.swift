import Foundation
import Preferences
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// The one table of keys.
@Suite struct KeyTableTests {
  @Test func noKeyMeansTwoThings() {
    for context in Contexts.all {
      var seen: [KeyStroke: String] = [:]
      for binding in KeyTable.standard.commands where binding.contexts.contains(context) {
        for key in binding.keys {
          let other = seen.updateValue(binding.help, forKey: key)
          #expect(other == nil, "\(key.settingName) is '\(binding.help)' and '\(other ?? "")'")
        }
      }
    }
  }

  /// What the session says leads on by commands that it knows by name alone.
  @Test func everyWayOnIsACommand() {
    for wayOn in WayOn.all {
      #expect(KeyTable.standard.command(named: wayOn.command) != nil, "\(wayOn.command)")
    }
  }

  @Test func everyKeyIsDispatched() {
    for binding in KeyTable.standard.commands {
      #expect(!binding.help.isEmpty && !binding.label.isEmpty)
      // The clock's key plays where there is something to play.
      #expect(!binding.keys.isEmpty || binding == .play, "\(binding.name)")
      for context in Contexts.all where binding.contexts.contains(context) {
        for (place, key) in binding.keys.enumerated() {
          let command = KeyTable.standard.command(
            for: key.key, after: key.prefix, in: context)
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

  /// Few keys have to be learned: what a hand does with the device, time, undo, predictions, and
  /// what all good terminal programs have. All else stands in the menus of five prefixes.
  @Test func fewKeysStandAlone() {
    let plain = KeyTable.standard.commands.filter { $0.contexts.contains(.app) }.flatMap(\.keys)
      .filter { $0.prefix == nil }.compactMap { stroke -> Unicode.Scalar? in
        if case .character(let scalar) = stroke.key { scalar } else { nil }
      }
    let expected = "hslLcdytT ,.<>zZp:/nN?qjkGgvera123456789"
    #expect(Set(plain) == Set(expected.unicodeScalars))
  }

  /// What follows a prefix is about the screen beneath its menu, wherever the prefix means that.
  @Test func everyPrefixOpensItsMenu() {
    for prefix in Prefix.allCases {
      var driver = Driver()
      driver.press(Command.opening(prefix).keys[0].key)
      #expect((driver.model.popup as? KeyMenu)?.prefix == prefix)
      for command in KeyMenu(prefix: prefix).commands(driver.model) {
        let isPossible = driver.model.isPossible(command)
        let words = isPossible ? command.help : driver.model.label(of: command) + ": "
        #expect(driver.text.contains(words.prefix(40)), "\(command.name)")
      }
      driver.press("<esc>")
      #expect(driver.model.popup == nil)
    }
  }

  @Test func aKeyThatFollowsNothingSaysSo() {
    var driver = Driver()
    driver.press("1gQ")
    #expect(driver.model.popup == nil && driver.note.contains("g Q"))
    #expect(driver.actions == ["open Notes"])
  }

  /// While the log has the keys, none of them presses a button of the device by surprise.
  @Test func theLogKeepsItsKeys() {
    var driver = Driver()
    driver.press("1<tab>hl2s")
    #expect(driver.actions == ["open Notes"])
    driver.press("ea")
    #expect(driver.actions == ["open Notes", "system-alert"])
  }

  @Test func helpAndTheKeysPageHaveEveryKey() {
    let markdown = KeyTable.standard.markdown
    let commands = KeyTable.standard.commands.filter { !$0.keys.isEmpty }
    for command in commands { #expect(markdown.contains(command.help)) }
    #expect(markdown.contains("| `r x` | restart the device with the same apps |"))
    let listed = HelpCommand.all(Driver().model, fitting: "").flatMap { $0 }
    #expect(Set(listed.map(\.command.name)) == Set(commands.map(\.name)))
  }

  @Test func everyRowHasANameOfItsOwn() {
    let names = KeyTable.standard.commands.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" }, "\(name)")
    }
  }

  @Test func theStandardTableClashesNowhere() {
    #expect(KeyTable.standard.bindings.clashes.isEmpty && KeyTable.standard.bindings.canQuit)
    for binding in KeyTable.standard.commands {
      for key in binding.keys { #expect(!binding.row.isTyped(key), "\(binding.name)") }
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

  /// What is impossible now says so in the menu behind a prefix, as in the palette.
  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 200, rows: 60)])
  func theMenuSaysWhyNot(_ size: Size) throws {
    var driver = Driver(size: size)
    driver.press("1e")
    let menu = try #require(driver.model.popup as? KeyMenu)
    let impossible = menu.commands(driver.model).filter { !driver.model.isPossible($0) }
    #expect(!impossible.isEmpty)
    for command in impossible {
      let reason = try #require(driver.model.whyNot(command))
      let start = String(reason.prefix(24))
      let place = try #require(driver.find(start), "\(start)\n\(driver.text)")
      #expect(driver.picture.screen.grid[place.x, place.y].style == .dim)
    }
  }
}

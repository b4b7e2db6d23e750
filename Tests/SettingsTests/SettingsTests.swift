import Preferences
import TerminalKit
import Testing
import TextFiles

@testable import Screens
@testable import Settings

/// A file of settings, read.
@Suite struct SettingsTests {
  static let releases = ["13", "14", "18.4"]

  func read(_ text: String) throws -> Settings {
    try SettingsReader.read(
      SourceFile(name: "c.yaml", text: text), releases: SettingsTests.releases,
      keys: KeyTable.standard.bindings)
  }

  /// What is complained about, a line each.
  func complaints(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch {
      return "\(error)".split(separator: "\n").map(String.init)
    }
  }

  @Test func theDefaultsLoadAndChangeNothing() throws {
    let settings = try read(DefaultSettings.file(release: "14", keys: KeyTable.standard.bindings))
    #expect(settings.theme == .dark && settings.mouse)
    #expect(settings.device == "iPhone" && settings.os == "14")
    #expect(settings.preferences.presenting == Presenting())
    for command in KeyTable.standard.commands {
      #expect(settings.preferences.keys[command.name] == command.keys, "\(command.name)")
    }
  }

  @Test func theDefaultsNameEverything() {
    let text = DefaultSettings.file(release: "14", keys: KeyTable.standard.bindings)
    let tables = ["presenting", "keys"]
    for name in tables { #expect(text.contains("\n\(name):\n")) }
    for name in Settings.names where !tables.contains(name) {
      #expect(text.contains("\n\(name): "))
    }
    for setting in Setting.presenting { #expect(text.contains("\n  \(setting.name): ")) }
    for name in ThemeName.allCases { #expect(text.contains("#   \(name.rawValue) ")) }
    for binding in KeyTable.standard.commands {
      let line = text.split(separator: "\n").last { $0.hasPrefix("  \(binding.name): ") }
      #expect(line?.hasSuffix("# \(binding.help)") == true, "\(binding.name)")
    }
  }

  @Test func aLanguageIsOneThatThereIs() throws {
    #expect(try read("language: en").language == "en" && read("").language == nil)
    let file = SourceFile(name: "c.yaml", text: "mouse: true\nlanguage: dee\n")
    #expect(SettingsReader.language(in: file) == "dee")
    do {
      _ = try SettingsReader.read(
        file, releases: [], languages: ["de", "en"], keys: KeyTable.standard.bindings)
      Issue.record("there is no such language")
    } catch {
      #expect("\(error)" == "c.yaml:2:11: unknown language 'dee'; did you mean 'de'?")
    }
    #expect(
      complaints("language: volapük") == [
        "c.yaml:1:11: unknown language 'volapük'; there are en"
      ])
  }

  @Test func everySettingIsRead() throws {
    let settings = try read(
      """
      theme: projector
      mouse: false
      device: "iPad"
      os: 13
      home-button: no
      keys: {home: ctrl-a}
      """)
    #expect(settings.theme == .projector && !settings.mouse)
    #expect(settings.device == "iPad" && settings.os == "13")
    #expect(settings.preferences.homeButton == .no)
    #expect(try read("").preferences.homeButton == .auto)
    #expect(
      complaints("home-button: [no]") == [
        "c.yaml:1:14: 'home-button' must be a word, not a list"
      ])
    #expect(settings.preferences.keys["home"] == [KeyStroke(.control("a"))])
    #expect(try read("").theme == nil)
    #expect(try read("os: 18.4").os == "18.4")
  }

  @Test func keysAreNamedInEveryForm() throws {
    let settings = try read(
      #"""
      keys:
        home: [é, J, f5, Ctrl-O, PgUp, space]
        lock: []
        page-up: []
        clock: []
        open-app: qwertyuio
        accept: enter
        accept-banner: []
        quit: p
        predict: []
        switcher: []
        menu: "\\"
        next: []
        events: []
        session: []
        branches: [B, go x]
      """#)
    let home: [Key] = ["é", "J", .function(5), .control("o"), .pageUp, " "]
    let keys = KeyTable.standard.binding(settings.preferences.keys)
    #expect(keys.command(named: "home")?.keys == home.map { KeyStroke($0) })
    #expect(settings.preferences.keys["lock"] == [])
    #expect(settings.preferences.keys["menu"] == [KeyStroke("\\")])
    #expect(keys.command(named: "branches")?.keys == [KeyStroke("B"), KeyStroke("x", after: .go)])
    #expect(keys.command(for: "x", after: .go, in: .app)?.name == "branches")
    let second = keys.command(for: .character("w"), in: .app)
    #expect(second?.name == "open-app" && second?.number == 2)
    #expect(keys.command(for: .character("1"), in: .app) == nil)
    #expect(keys.command(named: "open-app").map(keys.names) == "q–o")
  }

  @Test func everyKeyHasANameThatIsReadAgain() {
    for key in KeyTable.standard.commands.flatMap(\.keys) {
      #expect(KeyStroke(setting: key.settingName) == key, "\(key)")
      #expect(Key(setting: key.key.name) == key.key, "\(key)")
    }
    for word in ["", "ab", "ctrl-", "ctrl-ä", "f13", "\u{1B}", "\u{9B}", "\u{301}", "ctrl-["] {
      #expect(Key(setting: word) == nil, "\(word)")
    }
  }

  @Test func allProblemsAreSaidWithTheirPlaces() {
    let text = """
      them: dark
      mouse: yes
      theme: lihgt
      device: [5]
      os: 99

      keys:
        homee: h
        home: [s, [7], escpe]
        lock: {a: b}
        "quit": ctrl-m
        close: [escape, q]
        open-app: 12
        wait: [T, T]
        touch: ~
      """
    #expect(
      complaints(text) == [
        "c.yaml:1:1: unknown setting 'them'; did you mean 'theme'?",
        "c.yaml:2:8: 'mouse' must be true or false, not 'yes'",
        "c.yaml:3:8: unknown theme 'lihgt'; did you mean 'light'?",
        "c.yaml:4:9: 'device' must be a word, not a list",
        "c.yaml:5:5: unknown iOS version '99'; there are 13, 14, 18.4",
        "c.yaml:8:3: unknown command 'homee'; did you mean 'home'?",
        "c.yaml:9:10: 's' cannot be 'home': by default it is 'switcher'",
        "c.yaml:9:13: 'home' must be a list of keys, not a list",
        "c.yaml:9:18: unknown key 'escpe'; did you mean 'escape'?",
        "c.yaml:10:9: 'lock' must be a key or a list of keys, not a table",
        "c.yaml:11:11: terminals cannot tell 'ctrl-m' from 'enter'; write 'enter'",
        "c.yaml:12:19: 'q' is needed for typing, but 'close' works while you type",
        "c.yaml:13:13: 'open-app' takes 9 keys, one for each number; there are 2",
        "c.yaml:14:13: 'T' is listed twice",
        "c.yaml:15:10: 'touch' must be a key or a list of keys, not nothing; a key such as ~ is quoted",
      ])
  }

  @Test func aKeyMeansOneThingInAPlace() throws {
    #expect(
      complaints("keys:\n  home: s") == [
        "c.yaml:2:9: 's' cannot be 'home': by default it is 'switcher'"
      ])
    #expect(
      complaints("keys:\n  home: [s, '~']") == [
        "c.yaml:2:10: 's' cannot be 'home': by default it is 'switcher'"
      ])
    #expect(
      complaints("keys:\n  home: b\n  lock: [u, b]") == [
        "c.yaml:3:13: 'b' cannot be 'lock': it is already 'home' in line 2"
      ])
    #expect(complaints("keys:\n  home: s\n  switcher: h").isEmpty)
    // Locking and unlocking are never possible at once.
    #expect(complaints("keys:\n  lock: '~'\n  unlock: '~'").isEmpty)
  }

  @Test func aWayOutIsLeft() {
    let text = "keys:\n  quit: []\n  quit-at-once: []"
    #expect(complaints(text).first?.hasPrefix("c.yaml:3:17: no key would quit the program") == true)
    #expect(complaints("keys:\n  quit-at-once: []") == [])
    #expect(complaints("keys:\n  quit-at-once: []\n  no: []").count == 1)
  }

  @Test func whatIsNotReadIsSaid() {
    let alias =
      "anchors (&name) and aliases (*name) are not supported; write the value itself, or quote it"
    for (text, complaint) in [
      ("theme: &t dark", "1:8: \(alias)"), ("keys:\n  home: *t", "2:9: \(alias)"),
      (
        "theme: !x dark",
        "1:8: tags (!name) are not supported; quote the value if it begins with !"
      ),
      ("theme: dark\ntheme: light", "2:1: 'theme' is set twice; first in line 1"),
      ("- dark", "1:1: expected settings, as in: theme: dark"),
      ("[a]: b", "1:1: expected the name of a setting"),
      (
        "theme: dark\n---\nmouse: true",
        "2:1: a second document begins here; a settings file has only one"
      ),
      ("os: \(String(repeating: "[", count: 40))", "1:20: lists and tables are nested too deeply"),
    ] {
      let said = complaints(text)
      #expect(said.count == 1 && said[0].hasPrefix("c.yaml:\(complaint)"), "\(text): \(said)")
    }
    #expect(complaints("").isEmpty && complaints("# nothing\n").isEmpty)
    #expect(complaints("\u{FEFF}theme: dark\r\nmouse: true\r\n").isEmpty)
  }

  @Test func whatIsNotYAMLIsSaid() {
    for (text, place) in [
      ("theme: dark\nmouse: [\n", "c.yaml:3:1: not YAML"),
      ("theme: 'dark\n", "c.yaml:2:1: not YAML"),
      ("theme: dark\n\tmouse: true", "c.yaml:2:1: not YAML"),
      ("x: 1\na\u{0}: 2", "c.yaml:2:2: not a text"), ("theme: \u{1}", "c.yaml:1:"),
    ] {
      let said = complaints(text)
      #expect(said.count == 1 && said[0].hasPrefix(place), "\(said)")
    }
    let bytes = Array("mouse: true\n# ".utf8) + [0xFF]
    #expect {
      try SettingsReader.read(
        SourceFile(name: "c.yaml", bytes: bytes), releases: [], keys: KeyTable.standard.bindings)
    } throws: {
      "\($0)" == "c.yaml:2:1: not UTF-8"
    }
  }
}

import Rulebooks
import Screens
import TerminalKit
import Testing

@testable import Settings

/// A file of settings, read.
@Suite struct SettingsTests {
  static let releases = ["13", "14", "18.4"]

  func read(_ text: String) throws -> Settings {
    try SettingsReader.read(
      SourceFile(name: "c.toml", text: text), releases: SettingsTests.releases)
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
    let settings = try read(DefaultSettings.text(release: "14"))
    #expect(settings.theme == .dark && settings.mouse)
    #expect(settings.device == "iPhone" && settings.os == "14")
    #expect(settings.presenting == Presenting())
    for (mine, usual) in zip(settings.keys.commands, KeyTable.standard.commands) {
      #expect(mine.name == usual.name && mine.keys == usual.keys)
    }
    #expect(settings.keys.commands.count == KeyTable.standard.commands.count)
  }

  @Test func theDefaultsNameEverything() {
    let text = DefaultSettings.text(release: "14")
    let tables = ["presenting", "keys"]
    for name in tables { #expect(text.contains("\n[\(name)]\n")) }
    for name in Settings.names + Settings.ofPresenting where !tables.contains(name) {
      #expect(text.contains("\n\(name) = "))
    }
    for name in Theme.Name.allCases { #expect(text.contains("#   \(name.rawValue) ")) }
    for binding in KeyTable.standard.commands {
      let line = text.split(separator: "\n").last { $0.hasPrefix("\(binding.name) = ") }
      #expect(line?.hasSuffix("# \(binding.help)") == true, "\(binding.name)")
    }
  }

  @Test func aLanguageIsOneThatThereIs() throws {
    #expect(try read("language = 'en'").language == "en" && read("").language == nil)
    let file = SourceFile(name: "c.toml", text: "mouse = true\nlanguage = 'dee'\n")
    #expect(SettingsReader.language(in: file) == "dee")
    do {
      _ = try SettingsReader.read(file, releases: [], languages: ["de", "en"])
      Issue.record("there is no such language")
    } catch {
      #expect("\(error)" == "c.toml:2:12: unknown language 'dee'; did you mean 'de'?")
    }
    #expect(
      complaints("language = 'volapük'") == [
        "c.toml:1:12: unknown language 'volapük'; there are en"
      ])
  }

  @Test func everySettingIsRead() throws {
    let settings = try read(
      """
      theme = 'projector'
      mouse = false
      device = "iPad"
      os = 13
      home-button = "no"
      keys.home = "ctrl-a"
      """)
    #expect(settings.theme == .projector && !settings.mouse)
    #expect(settings.device == "iPad" && settings.os == "13")
    #expect(settings.homeButton == .no)
    #expect(try read("").homeButton == .auto)
    #expect(
      complaints("home-button = true") == [
        "c.toml:1:15: 'home-button' is a string, not true or false"
      ])
    #expect(settings.keys.command(named: "home")?.keys == [.control("a")])
    #expect(try read("").theme == nil)
    #expect(try read("os = '18.4'").os == "18.4")
  }

  @Test func keysAreNamedInEveryForm() throws {
    let settings = try read(
      #"""
      [keys]
      home = ["é", "J", "f5", "Ctrl-O", "PgUp", "space"]
      lock = []
      page-up = []
      clock = []
      open-app = "qwertyuio"
      accept = "enter"
      quit = "p"
      split = []
      switcher = []
      menu = "\\"
      resize = []
      touch = []
      new-window = []
      next = []
      call = []
      """#)
    let home: [Key] = [
      .character("é"), .character("J"), .function(5), .control("o"), .pageUp, .character(" "),
    ]
    #expect(settings.keys.command(named: "home")?.keys == home)
    #expect(settings.keys.command(named: "lock")?.keys == [])
    #expect(settings.keys.command(named: "menu")?.keys == [.character("\\")])
    let second = settings.keys.command(for: .character("w"), in: .app)
    #expect(second?.name == "open-app" && second?.number == 2)
    #expect(settings.keys.command(for: .character("1"), in: .app) == nil)
    #expect(settings.keys.command(named: "open-app")?.keyNames == "q…o")
  }

  @Test func everyKeyHasANameThatIsReadAgain() {
    for key in KeyTable.standard.commands.flatMap(\.keys) {
      #expect(Key(setting: key.settingName) == key, "\(key)")
      #expect(Key(setting: key.name) == key, "\(key)")
    }
    for word in ["", "ab", "ctrl-", "ctrl-ä", "f13", "\u{1B}", "\u{9B}", "\u{301}", "ctrl-["] {
      #expect(Key(setting: word) == nil, "\(word)")
    }
  }

  @Test func allProblemsAreSaidWithTheirPlaces() {
    let text = """
      them = "dark"
      mouse = "yes"
      theme = "lihgt"
      device = 5
      os = "99"

      [keys]
      homee = "h"
      home = ["g", 7, "escpe"]
      lock = true
      "quit" = "ctrl-m"
      close = ["escape", "q"]
      open-app = "12"
      wait = ["T", "T"]
      """
    #expect(
      complaints(text) == [
        "c.toml:1:1: unknown setting 'them'; did you mean 'theme'?",
        "c.toml:2:9: 'mouse' is true or false, not a string",
        "c.toml:3:9: unknown theme 'lihgt'; did you mean 'light'?",
        "c.toml:4:10: 'device' is a string, not a number",
        "c.toml:5:6: unknown release '99'; there are 13, 14, 18.4",
        "c.toml:8:1: unknown command 'homee'; did you mean 'home'?",
        "c.toml:9:9: 'g' cannot be 'home': it is 'top' by default",
        "c.toml:9:14: 'home' is a list of strings, not a number",
        "c.toml:9:17: unknown key 'escpe'; did you mean 'escape'?",
        "c.toml:10:8: 'lock' is a string or a list of strings, not true or false",
        "c.toml:11:10: a terminal cannot tell 'ctrl-m' from 'enter'; write 'enter'",
        "c.toml:12:20: 'q' is needed for typing, and 'close' is meant while one types",
        "c.toml:13:12: 'open-app' takes nine keys, one a number; here are 2",
        "c.toml:14:14: 'T' stands there twice",
      ])
  }

  @Test func placesAreFoundInEveryFormOfTOML() {
    let text = """
      \u{FEFF}# theme = "x"
      note = \"\"\"
      theme = "y"
      \"\"\"
      [ keys ]
      home = [ # one
        "h",
        "nokey", # , ]
      ]
      [other]
      home = 1
      """
    #expect(
      complaints(text) == [
        "c.toml:2:1: unknown setting 'note'",
        "c.toml:8:3: unknown key 'nokey'; keys are written as h, H, ctrl-r, f1, page-up",
        "c.toml:10:2: unknown setting 'other'",
      ])
    #expect(
      complaints(#"keys = { "home" = ['a\b'], lock = "l", holdlock = "x" }"#) == [
        "c.toml:1:20: unknown key 'a\\b'; keys are written as h, H, ctrl-r, f1, page-up",
        "c.toml:1:40: unknown command 'holdlock'; did you mean 'hold-lock'?",
      ])
    #expect(
      complaints("keys.\"\\u0068ome\" . more = \"x\"\r\nmous = 0x1F\r\n") == [
        "c.toml:1:6: 'home' is a string or a list of strings, not a table",
        "c.toml:2:1: unknown setting 'mous'; did you mean 'mouse'?",
      ])
  }

  @Test func aKeyMeansOneThingInAPlace() throws {
    #expect(
      complaints("[keys]\nhome = 's'") == [
        "c.toml:2:8: 's' cannot be 'home': it is 'switcher' by default"
      ])
    #expect(
      complaints("[keys]\nhome = 'e'\ntouch = ['u', 'e']") == [
        "c.toml:3:15: 'e' cannot be 'touch': it is 'home' in line 2"
      ])
    #expect(try read("[keys]\nhome = 's'\nswitcher = 'h'").keys.clashes.isEmpty)
    // Locking and unlocking are never possible at once.
    #expect(try read("[keys]\nlock = '~'\nunlock = '~'").keys.clashes.isEmpty)
  }

  @Test func aWayOutIsLeft() {
    let text = "[keys]\nquit = []\nquit-at-once = []"
    #expect(complaints(text).first?.hasPrefix("c.toml:3:16: no key would end the program") == true)
    #expect(complaints("[keys]\nquit-at-once = []") == [])
    #expect(complaints("[keys]\nquit-at-once = []\nno = []").count == 1)
  }

  /// The library would end the program there.
  @Test func aListOfNothingIsSaid() {
    for text in ["[}", "[}]", "[1,}]", "[[}]]", "[\u{2028}]", "[{a = [}]}]"] {
      let said = complaints("os = " + text)
      #expect(said.count == 1 && said[0].hasPrefix("c.toml:1:"), "\(said)")
    }
  }

  /// And there.
  @Test func aTableWithoutANameIsSaid() {
    for text in ["[ü]", "[", "[\n", "[[ü]]", "[\r\n]", " [ =", "[[[a]]]", "[\u{FFFD}"] {
      let place = text.unicodeScalars.prefix { "[ ".unicodeScalars.contains($0) }.count
      let column = text == "[[[a]]]" ? 3 : place + 1
      let said = complaints("theme = 'dark'\n" + text)
      #expect(said.count == 1 && said[0].hasPrefix("c.toml:2:\(column): "), "\(said)")
    }
    #expect(complaints("os = \"14\" # [ü\n[keys]\nhome = [\n  \"f8\"\n]").isEmpty)
  }

  @Test func whatIsNotTOMLIsSaid() {
    for (text, place) in [
      ("theme = \"dark\"\nmouse = \n", "c.toml:2:"), ("[keys\n", "c.toml:1:"),
      ("theme = 'a'\ntheme = 'b'\n", "c.toml:2:"), ("x = 1\na\u{0} = 2", "c.toml:2:2: not a text"),
    ] {
      let said = complaints(text)
      #expect(said.count == 1 && said[0].hasPrefix(place), "\(said)")
    }
    let bytes = Array("mouse = true\n# ".utf8) + [0xFF]
    #expect {
      try SettingsReader.read(SourceFile(name: "c.toml", bytes: bytes), releases: [])
    } throws: {
      "\($0)" == "c.toml:2:1: not UTF-8"
    }
  }
}

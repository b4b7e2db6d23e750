import Rulebooks
import Testing
import TextFiles

@testable import Sessions

/// Bad input gets a clear error: where, what was expected, the nearest word.
@Suite struct ParserTests {
  static let library = try! Library()

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var error: String

    init(_ name: String, _ text: String, _ error: String) {
      testDescription = name
      self.text = text
      self.error = "x.session:" + error
    }
  }

  static let cases = [
    Case("unknown action", "> opne Notes", "1:3: unknown action 'opne'; did you mean 'open'?"),
    Case("unknown app", "> open Note", "1:8: unknown app 'Note'; did you mean 'Notes'?"),
    Case("no app", "> open", "1:8: expected an app: open APP[#N]"),
    Case("the app left out", "> crash", "1:9: expected an app: crash APP"),
    Case("the app left out before more", "> wake fetch", "1:8: unknown app 'fetch'"),
    Case("a word too many", "> home now", "1:8: 'now' is one word too many: home"),
    Case(
      "no number", "> wait soon", "1:8: 'soon' is not a number of seconds; expected 10 or 2.500"),
    Case(
      "negative time", "> wait -1", "1:8: '-1' is not a number of seconds; expected 10 or 2.500"),
    Case(
      "four decimals", "> home +1.2345",
      "1:8: '+1.2345' is not a time; expected +SECONDS, as in +2.500"),
    Case(
      "no window", "> close-window Notes",
      "1:16: expected a window with its number: close-window APP#N"),
    Case("window 0", "> open Notes#0", "1:14: '0' is not a window number; the first is 1"),
    Case(
      "wrong choice", "> wake Maps locatoin",
      "1:13: unknown word 'locatoin'; did you mean 'location'? (expected one of location, fetch, download, refresh, processing)"
    ),
    Case(
      "bare line", "open Notes",
      "1:1: expected a line that begins with '>', '=', '!', '~', '#', two spaces, or 'KEY:'; did you mean '> open Notes'?"
    ),
    Case("unknown key", "oss: 14", "1:1: unknown header key 'oss'; did you mean 'os'?"),
    Case(
      "no device at all", "device: Android\n> home",
      "1:9: unknown device 'Android'; there are iPhone, iPad"),
    Case(
      "unknown device", "device: iPone\n> home",
      "1:9: unknown device 'iPone'; did you mean 'iPhone'?"),
    Case(
      "unknown trait of the device", "device: iPhone allways-on\nos: 17\n> home",
      "1:16: unknown trait of the device 'allways-on'; did you mean 'always-on'?"),
    Case(
      "trait of another device", "os: 17\ndevice: iPad always-on\n> home",
      "2:14: always-on is a trait of an iPhone"),
    Case(
      "trait of a later version", "device: iPhone always-on\nos: 15\n> home",
      "1:16: iOS 15 has no Always-On Display; iOS 16 introduced it"),
    Case(
      "windows of a later version", "device: iPad windowed\nos: 18\n> home",
      "1:14: iOS 18 has no overlapping windows; iPadOS 26 introduced them"),
    Case("twice", "os: 14\nos: 13\n> home", "2:1: a second 'os:'; the first is in line 1"),
    Case(
      "app twice", "app: Notes scenes\napp: Notes scenes\n> home",
      "2:6: the app 'Notes' is defined twice"),
    Case(
      "late header", "> home\nos: 13",
      "2:1: the header line 'os:' must come before the first action"),
    Case(
      "newer format", "session: 2\n> home",
      "1:10: session format '2'; this program reads only format 1"),
    Case(
      "unknown trait", "app: Notes scene\n> home",
      "1:12: unknown trait 'scene'; did you mean 'scenes'?"),
    Case(
      "no architecture", "app: Notes\n> home",
      "1:11: no architecture; add 'scenes' or 'app-delegate'"),
    Case(
      "no architecture after quotation marks", "app: \"My Notes\"\n> home",
      "1:16: no architecture; add 'scenes' or 'app-delegate'"),
    Case(
      "scenes too early", "os: 12\napp: Notes scenes\n> home",
      "2:12: iOS 12 has no scenes; iOS 13 introduced them (write 'app-delegate')"),
    Case(
      "windows without scenes", "app: Notes app-delegate multiple-windows\n> home",
      "1:25: 'multiple-windows' needs 'scenes': an app without scenes has one window"),
    Case(
      "unknown mode", "app: Notes scenes background:adio\n> home",
      "1:19: unknown background mode 'adio'; did you mean 'audio'?"),
    Case(
      "unknown task", "app: Notes scenes tasks:refresh,procesing\n> home",
      "1:19: unknown task 'procesing'; did you mean 'processing'?"),
    Case(
      "unknown receiver", "show: appDelegat\n> home",
      "1:7: unknown receiver 'appDelegat'; did you mean 'appDelegate'?"),
    Case(
      "unknown watched", "watch: Note\n> home", "1:8: unknown app 'Note'; did you mean 'Notes'?"),
    Case(
      "unknown state", "> home\n= Notes activ",
      "2:9: unknown app state 'activ'; did you mean 'active'? (expected one of not-running, inactive, active, background, suspended)"
    ),
    Case(
      "unknown scene state", "> home\n= Notes#1 active",
      "2:11: unknown scene state 'active' (expected one of unattached, foregroundInactive, foregroundActive, background)"
    ),
    Case("prediction first", "~ nothing", "1:1: '~' before the first action"),
    Case(
      "nearly nothing", "? home\n~ nothng",
      "2:3: expected a prediction after '~'; did you mean 'nothing'?"),
    Case(
      "no prediction", "? home\n~",
      "2:1: expected a prediction after '~': 'APP RECEIVER SELECTOR', 'APP STATE', 'nothing' or '...'"
    ),
    Case(
      "unknown receiver predicted", "? home\n~ Notes sceneDelegat x",
      "2:9: unknown receiver 'sceneDelegat'; did you mean 'sceneDelegate'?"),
    Case(
      "number of a receiver that has none predicted", "? home\n~ Notes appDelegate#1 x",
      "2:9: an app has one 'appDelegate'; it takes no number"),
    Case(
      "unknown app predicted", "? home\n~ Note background",
      "2:3: unknown app 'Note'; did you mean 'Notes'?"),
    Case(
      "unknown state predicted", "? home\n~ Notes activ",
      "2:9: unknown app state 'activ'; did you mean 'active'? (expected one of not-running, inactive, active, background, suspended)"
    ),
    Case(
      "a prediction beside nobody's", "? home\n~ ...\n~ nothing",
      "3:3: '~ ...' says that nobody predicted: no other '~' can stand beside it"),
    Case(
      "nobody's beside a prediction", "? home\n~ Notes active\n~ ...",
      "3:3: '~ ...' says that nobody predicted: no other '~' can stand beside it"),
    Case(
      "a message beside nothing", "? home\n~ nothing\n~ Notes appDelegate x",
      "3:3: '~ nothing' says that no message is received: no message can stand beside it, and it stands there once"
    ),
    Case("message first", "  Notes appDelegate x", "1:1: a message before the first action"),
    Case(
      "no message", "> home\n  Notes x",
      "2:3: expected a message, 'APP RECEIVER SELECTOR', or '...'"),
    Case(
      "receiver without number", "> home\n  Notes sceneDelegate x",
      "2:9: 'sceneDelegate' needs its window's number, as in sceneDelegate#1"),
    Case(
      "messages beside ...", "> open Notes\n  ...\n  Notes appDelegate x",
      "3:3: '...' must be the only line under an action"),
    Case("open quotation", "> open \"Notes", "1:8: the quotation mark is not closed"),
    Case("a backslash at the end", "> open \"Notes\\", "1:8: the quotation mark is not closed"),
    Case("refusal first", "! no", "1:1: a refusal before the first action"),
  ]

  @Test(arguments: cases) func isRefusedWithItsPlace(wrong: Case) {
    let error = #expect(throws: Diagnostic.self) {
      try SessionParser.parse(
        SourceFile(name: "x.session", text: wrong.text), library: ParserTests.library)
    }
    #expect(error?.description == wrong.error)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let bytes = Array("> home\n> open ".utf8) + [0xFF, 0xFE]
    let error = #expect(throws: Diagnostic.self) {
      try SessionParser.parse(
        SourceFile(name: "x.session", bytes: bytes), library: ParserTests.library)
    }
    #expect(
      error?.description == "x.session:2:8: not UTF-8; a session file is plain text in UTF-8 "
        + "('frontmost repair' marks other bytes)")
  }

  @Test func whatEditorsAddIsRead() throws {
    let text = "\u{FEFF}os: 13\r\n\r\n> open \"Notes\"#1 +2.5\r\n"
    let session = try SessionParser.parse(
      SourceFile(name: "x", text: text), library: ParserTests.library)
    #expect(session.setup.release == Release(13))
    guard case .action(let action)? = session.lines.last?.content else {
      Issue.record("no action")
      return
    }
    #expect(action.delay == 2_500)
    #expect(action.words == "open \"Notes\"#1")
  }

  /// What an action's words are read to is written in the same words.
  @Test(arguments: ActionWord.all.map(\.word)) func wordsSurviveReadingAndWriting(word: String)
    throws
  {
    let entry = try #require(ActionWord.all.first { $0.word == word })
    var words = [word]
    for argument in entry.arguments {
      switch argument {
      case .app, .optionalApp: words.append("\"My App\"")
      case .window, .numberedWindow: words.append("\"My App\"#2")
      case .seconds, .optionalSeconds: words.append("2.5")
      case .megabytes: words.append("250")
      case .choice(let choices): words.append(choices[0])
      case .optional(let flag): words.append(flag)
      case .text, .optionalText: words.append("\"a b\"")
      }
    }
    let line = words.joined(separator: " ")
    let step = try ActionParser(apps: ["Notes", "My App"]).parse(line)
    #expect(SessionText(apps: ["Notes", "My App"]).line(step) == line)
  }

  /// Repeated lines are read by other code than new ones, and count as well.
  @Test func tooManyActionsAreRefused() throws {
    let file = SourceFile(name: "long", text: "> home\n> home\n> lock\n> home\n")
    var parser = SessionParser(file: file, library: ParserTests.library, overrides: Overrides())
    parser.actionLimit = 3
    for _ in 0..<3 { _ = try parser.next() }
    #expect(
      throws: Diagnostic(
        file: "long", line: 4, column: 1, message: "too many actions; the limit is 3")
    ) {
      try parser.next()
    }
  }
}

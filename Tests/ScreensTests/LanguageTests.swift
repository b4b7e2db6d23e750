import Explanations
import Lifecycle
import Preferences
import Sessions
import TerminalKit
import Testing
import TextFiles
import Texts

@testable import Screens
@testable import Workbench

/// The interface in a language that nobody speaks: whatever is still said in English was missed,
/// and nothing may break where words are longer.
@Suite struct LanguageTests {
  typealias Situation = GoldenTests.Situation

  @Test(arguments: GoldenTests.situations + DeviceTests.others)
  func nothingIsMissedAndNothingBreaks(_ situation: Situation) {
    check(situation, GoldenTests.sizes)
  }

  @Test(arguments: DeviceTests.withoutHome) func withoutHomeButton(_ situation: Situation) {
    check(situation, GoldenTests.sizes, homeButton: .no)
  }

  @Test(arguments: DeviceTests.atLarge) func onLargeScreens(_ situation: Situation) {
    check(situation, [DeviceTests.large])
  }

  /// Lists, prompts, questions, and what the line at the bottom says.
  private static let others = [
    "b", "R", "T", "/", "o", "<f1>", "1<f1>", "1<f1><f1><f1>", "<f1><esc>", "1 ", "1  ", "1z",
    "1zZ", "z", "Z", "1P", "1PP", "1O", "1OO", "1-", "1--", "1v", "1vv", "1vvv", "1F", "1FF",
    "1/zz<enter>", "1/Notes<enter>nnnnnnnn", "1/Notes<enter>NNNNNNNN", "n", "<tab><tab><enter>",
    "1<tab><tab>E", "1<tab><tab>kE", "1<tab><tab>kEE", "1<tab><tab>V", "1<tab><tab>Y",
    "1<tab><tab>X", "1<tab><tab>kf", "1<tab><tab>kff", "I<enter>", "I<down><enter>",
    "I<down><down><down><enter><down><down><enter>", "1b<enter>", "1b<enter>y", "1I<end><enter>",
    "1I<end><enter>y", "1<ctrl-r>y", "9", "1w", "1W", "1p", "m", "M", "u", "t", "h", "y", "<esc>",
    ":z<enter>", ":wake Notes<enter>", ":wait x<enter>", ":crash Mail<enter>",
    ":wait 9999999<enter>",
    ":unlock<enter>", ":end Notes task<enter>", ":push Notes silent<enter>",
    "1:hang Notes<enter>1hho",
  ]

  @Test(arguments: others) func whatIsSaidIsInTheLanguage(_ keys: String) {
    check(Situation(name: keys, keys: keys), [GoldenTests.sizes[1]])
  }

  @Test(arguments: [(60, 20), (30, 10), (24, 24), (40, 5), (20, 2), (12, 1)])
  func nothingBreaksOnSmallScreens(_ columns: Int, _ rows: Int) {
    for keys in [
      "", "1", "1<tab>", "1<tab><tab>", "1hvs", "?", ":wa", "rs", "ee", "1rx", "1vl", "1hvd",
    ] {
      let situation = Situation(name: keys, keys: keys, devices: [.iPhone])
      check(situation, [Size(columns: columns, rows: rows)], words: false)
    }
  }

  private func check(
    _ situation: Situation, _ sizes: [Size], homeButton: HomeButton = .auto, words: Bool = true
  ) {
    for device in situation.devices {
      for size in sizes {
        let name = "\(situation.name) \(device) \(size.columns)x\(size.rows)"
        func drawn(in language: Language) -> (model: Model, picture: Picture) {
          Language.$current.withValue(language) {
            var driver = Driver(device, os: situation.os, size: size, homeButton: homeButton)
            driver.press(situation.keys)
            driver.pass(situation.later)
            return (driver.model, driver.picture)
          }
        }
        let (model, picture) = drawn(in: MadeUpLanguage.language)
        let (english, original) = drawn(in: .english)
        let text = picture.screen.grid.text
        for missed in words ? MadeUpLanguage.missed(in: text) : [] {
          Issue.record("\(name): \(missed)")
        }
        #expect(!text.contains("{") && !text.contains("}"), "\(name)\n\(text)")
        expectFrames(picture, original, hasPopup: model.popup != nil, name)
        let layout = Layout(model, model.room(in: size))
        // A note in the footer's row leaves as much of it as it happens to leave.
        let isFooterFree = english.note == nil || layout.note != nil
        expectControls(picture, original, layout, isFooterFree: isFooterFree, name)
        expectRows(model, english, size, name)
      }
    }
  }

  /// Frames stand where they stand in English. Those that are as large as their words may stand
  /// elsewhere, and are closed.
  private func expectFrames(
    _ picture: Picture, _ original: Picture, hasPopup: Bool, _ name: String
  ) {
    let corners = Corner.all(picture.screen.grid)
    let expected = Corner.all(original.screen.grid)
    if corners == expected { return }
    let text = picture.screen.grid.text
    let panels = [corners, expected].map {
      $0.count { [.frame, .frameFocused].contains($0.style) }
    }
    #expect(hasPopup || panels[0] >= panels[1], "\(name): panels are gone\n\(text)")
    for corner in corners where !expected.contains(corner) {
      guard let kind = Corner.kinds.first(where: { $0[0] == corner.scalar }) else { continue }
      if hasPopup, corner.style != .frameFocused { continue }
      let right = corners.filter { $0.scalar == kind[1] && $0.y == corner.y && $0.x > corner.x }
        .min { $0.x < $1.x }
      let below = corners.filter { $0.scalar == kind[2] && $0.x == corner.x && $0.y > corner.y }
        .min { $0.y < $1.y }
      let isClosed = corners.contains {
        $0.scalar == kind[3] && $0.x == right?.x && $0.y == below?.y
      }
      #expect(isClosed, "\(name): a box is open\n\(text)")
    }
  }

  /// What can be clicked in English can be clicked in every language; only the line of hints at the
  /// bottom has as many as there is room for, those that lead to the rest always, and so have
  /// frames. The rows of lists are another matter: `expectRows`.
  private func expectControls(
    _ picture: Picture, _ original: Picture, _ layout: Layout, isFooterFree: Bool, _ name: String
  ) {
    let footer = layout.footer?.y ?? -1
    let isSingle = layout.isSinglePanel
    let pinned: [Command] = [.help, .palette, .redo] + (isSingle ? [.nextPanel] : [])
    let onFrames: [Command] = [.menu, .logLevel, .search, .nextCandidate, .olderLine]
    let known = Control.all(picture)
    for control in Control.all(original) {
      if control.y == footer, case .command(let command) = control.target,
        !isFooterFree || !pinned.contains(command)
      {
        continue
      }
      if case .commandIn = control.target { continue }
      if case .item = control.target { continue }
      if case .command(let command) = control.target, onFrames.contains(command) { continue }
      #expect(
        known.contains { $0.target == control.target },
        "\(name): \(control.target) cannot be clicked\n\(picture.screen.grid.text)")
    }
  }

  /// How many rows of a list are seen hangs on how many lines its foot has; every one is seen, and
  /// can be clicked, once it is chosen.
  private func expectRows(_ model: Model, _ original: Model, _ size: Size, _ name: String) {
    guard var list = model.popup as? ItemList, let expected = original.popup as? ItemList
    else { return }
    #expect(list.items.count == expected.items.count, "\(name)")
    for index in list.items.indices {
      list.selected = index
      var chosen = model
      chosen.popup = list
      let picture = Language.$current.withValue(MadeUpLanguage.language) { draw(chosen, size) }
      #expect(
        Control.all(picture).contains { $0.target == .item(index) },
        "\(name): row \(index) cannot be clicked\n\(picture.screen.grid.text)")
    }
  }

  // MARK: - Without a picture

  @Test func theConversationIsInTheLanguage() {
    Language.$current.withValue(MadeUpLanguage.language) {
      var lineInterface = LineInterface(Driver(apps: ["Notes scenes", "Mail scenes"]).model)
      var lines = lineInterface.greeting
      for line in [
        "open Notes", "unlock", "home", "home", "hoem", "screen", "apps", "queue Notes", "due",
        "log", "find Zzyzx", "show views", "show nothing", "explain sceneWillResignActive",
        "explain nothing", "play nothing", "clock", "clock off", "stop", "undo", "redo", "redo",
        "scenarios Zzyzx", "states", "run-loop", "lanes", "why", "why not", "why 99", "why x",
        "scenario one-overlay", "step", "play", "set-up", "set-up Zzyzx", "set-up os 13",
        "set-up without Zzyzx", "settings", "restart", "help", "actions",
        "tour", "next", "tour", "hang Notes 5", "call", "touch",
      ] {
        lines += lineInterface.answer(line).lines.map { $0.replacing(line, with: "") }
      }
      for line in lines where !line.hasPrefix("  Notes") {
        let typed = ["hoem", "Zzyzx", "nothing", "locking"].reduce(line) {
          $0.replacing($1, with: "")
        }
        for missed in MadeUpLanguage.missed(in: typed) { Issue.record("\(missed)") }
        #expect(!line.contains("{"), "\(line)")
      }
    }
  }

  @Test func problemsAreInTheLanguage() throws {
    let wrong = [
      "device: Toaster", "os: 99", "app: Notes sceens", "app: Notes scenes\napp: Notes scenes",
      "app: Notes scenes memory:9x", "with: nothing", "show: everybody", "> hoem",
      "> open Nobody", "> wait long", "> home now", "= Notes", "> grow Notes", "  Notes",
      "session: 9", "Notes: x", "> open \"Notes",
    ]
    Language.$current.withValue(MadeUpLanguage.language) {
      for text in wrong {
        do throws(Diagnostic) {
          _ = try SessionParser.parse(
            SourceFile(name: "x", text: text), library: Driver.library)
          Issue.record("\(text) is not wrong")
        } catch {
          let sentence = MadeUpLanguage.words(text).reduce(error.message) {
            $0.replacing($1, with: "")
          }
          for missed in MadeUpLanguage.missed(in: sentence) { Issue.record("\(missed)") }
        }
      }
    }
  }

  @Test func everyScenarioIsRunToTheSameBytesInEveryLanguage() throws {
    for scenario in Scenarios(.embedded).all {
      let english = try Written(scenario.file)
      let other = try Language.$current.withValue(MadeUpLanguage.language) {
        try Written(scenario.file)
      }
      #expect(english == other, "\(scenario.path)")
    }
  }

  @Test func linesThatAreCopiedAreThoseOfAFile() {
    Language.$current.withValue(MadeUpLanguage.language) {
      var driver = Driver()
      driver.press("1cc<tab>m<home><home>y")
      #expect(driver.effects.contains { if case .copy = $0 { true } else { false } })
      for case .copy(let text) in driver.effects {
        #expect(text.allSatisfy { $0.isASCII }, "\(text)")
      }
    }
  }
}

/// All that is written of a session: run, as lines of JSON, recorded, and what a check of it finds.
private struct Written: Equatable {
  var run: [String] = []
  var json: [String] = []
  var recorded = ""
  var failures = 0

  init(_ file: SourceFile) throws {
    let session = try SessionParser.parse(file, library: Driver.library)
    let simulation = try Simulation(session.setup, library: Driver.library)
    SessionPrinter(session, simulation).print { run.append($0) }
    let printer = JSONLinesPrinter(session, simulation)
    printer.print { json.append(String(decoding: $0, as: UTF8.self)) }
    failures = Checker(session, simulation).check().count
    var model = Model(simulation: simulation, library: Driver.library)
    try model.open(session, atEnd: true)
    _ = model.startRecording("file")
    for case .write(let text) in model.recordingOpened() + model.work({ $0.endRecording() }) {
      recorded += text
    }
  }
}

/// A corner of a frame.
private struct Corner: Hashable {
  var x: Int
  var y: Int
  var scalar: Unicode.Scalar
  var style: Style

  /// Top left, top right, bottom left, bottom right.
  static let kinds = ["╭╮╰╯", "┌┐└┘", "┏┓┗┛"].map { Array($0.unicodeScalars) }

  static func all(_ grid: Grid) -> Set<Corner> {
    var corners: Set<Corner> = []
    for y in 0..<grid.size.rows {
      for x in 0..<grid.size.columns {
        let cell = grid[x, y]
        guard let scalar = Unicode.Scalar(cell.scalar),
          "╭╮╰╯┌┐└┘┏┓┗┛".unicodeScalars.contains(scalar)
        else { continue }
        corners.insert(Corner(x: x, y: y, scalar: scalar, style: cell.style))
      }
    }
    return corners
  }
}

/// What a click does somewhere.
private struct Control {
  var target: Hit.Target
  var y: Int

  /// What can be reached: each target in the rows where it is.
  static func all(_ picture: Picture) -> [Control] {
    var controls: [Control] = []
    let size = picture.screen.grid.size
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        guard let hit = picture.target(at: Point(x: x, y: y)), hit.target != .nothing,
          controls.last?.target != hit.target || controls.last?.y != y
        else { continue }
        controls.append(Control(target: hit.target, y: y))
      }
    }
    return controls
  }
}

import Preferences
import TerminalKit
import Testing
import Texts

@testable import Screens
@testable import Workbench

/// What the themes promise to eyes, computed from the shades that terminals agree on.
@Suite struct ThemeTests {
  static let states: [Style] = [
    .stateActive, .stateInactive, .stateBackground, .stateSuspended, .stateNotRunning, .stateHung,
  ]
  static let bands: [Style] = [
    .bandActive, .bandInactive, .bandBackground, .bandSuspended, .bandHung, .bandNotRunning,
  ]

  @Test(arguments: ThemeName.allCases) func statesAreToldApart(_ name: ThemeName) {
    for (index, state) in ThemeTests.states.enumerated() {
      for other in ThemeTests.states[(index + 1)...] {
        #expect(name.theme.look(state) != name.theme.look(other), "\(state) and \(other)")
      }
    }
  }

  @Test(arguments: ThemeName.allCases) func bandsAreFilled(_ name: ThemeName) {
    for band in ThemeTests.bands {
      let look = name.theme.look(band)
      let plain = name.theme.look(.plain)
      #expect(look != plain, "\(band)")
      // What has no process is an outline, and monochrome hatches what is frozen.
      let isOutline =
        band == .bandNotRunning || (name == .monochrome && band == .bandSuspended)
      #expect(isOutline || look.reverse || look.background != plain.background, "\(band)")
    }
  }

  /// The color of keys is for keys alone.
  @Test(arguments: ThemeName.allCases) func keysHaveAColorOfTheirOwn(_ name: ThemeName) {
    let key = name.theme.look(.key).foreground
    guard key != .standard else { return }
    for style in Style.allCases where style != .key {
      let look = name.theme.look(style)
      #expect(look.foreground != key && look.background != key, "\(style)")
    }
  }

  /// The picture on an icon's tile can be read, and no two tiles of a theme with colors are alike.
  @Test(arguments: ThemeName.allCases) func tilesStandOut(_ name: ThemeName) throws {
    let looks = Style.tiles.map { name.theme.look($0) }
    for look in looks + [name.theme.look(.frozen)] {
      if look.foreground == .standard { continue }
      let contrast = try #require(Shade(look.foreground)).contrast(
        try #require(Shade(look.background)))
      #expect(contrast >= 4.5, "\(look)")
    }
    let hasColors = [ThemeName.dark, .light, .colourBlind].contains(name)
    #expect(Set(looks.map(\.background.number)).count == (hasColors ? looks.count : 1))
  }

  /// A change of a theme is one that somebody has looked at.
  @Test func looksAreAsRecorded() throws {
    try Golden.check(ThemeName.allCases.map(ThemeTests.looks).joined(separator: "\n"), "themes")
  }

  /// The looks of a theme, each with the styles that have it.
  private static func looks(_ name: ThemeName) -> String {
    var looks: [(look: Theme.Look, styles: [Style])] = []
    for style in Style.allCases {
      let look = name.theme.look(style)
      if let place = looks.firstIndex(where: { $0.look == look }) {
        looks[place].styles.append(style)
      } else {
        looks.append((look, [style]))
      }
    }
    return "\(name.rawValue)\n"
      + looks.map { "  \(words($0.look)): \(Lists.comma($0.styles.map { "\($0)" }))\n" }.joined()
  }

  /// Each color by its number, and by that of the one of eight which stands in for it.
  private static func words(_ look: Theme.Look) -> String {
    let colors = [look.foreground, look.background].map { "\($0.number)/\($0.basic)" }
    let marks = [
      ("bold", look.bold), ("dim", look.dim), ("underline", look.underline),
      ("reverse", look.reverse),
    ]
    let words = ["\(colors[0]) on \(colors[1])"] + marks.filter(\.1).map(\.0)
    return words.joined(separator: " ")
  }

  /// Where there are eight colours only, nothing becomes invisible and states stay apart.
  @Test(arguments: ThemeName.allCases) func eightColoursAreEnough(_ name: ThemeName) {
    struct Basic: Hashable { var colours: [Int16], attributes: [Bool] }
    var states = Set<Basic>()
    for style in Style.allCases {
      let look = name.theme.look(style)
      let colours = [look.foreground.basic, look.background.basic]
      #expect(colours[0] != colours[1] || colours[0] == -1, "\(style)")
      if ThemeTests.states.contains(style) {
        states.insert(
          Basic(colours: colours, attributes: [look.bold, look.dim, look.underline, look.reverse]))
      }
    }
    #expect(states.count == ThemeTests.states.count)
  }

  @Test func monochromeHasNoColours() {
    for style in Style.allCases {
      let look = Theme.monochrome.look(style)
      #expect(look.foreground == .standard && look.background == .standard)
    }
  }

  @Test(arguments: [
    (ThemeName.highContrast, 7.0), (.projector, 7.0), (.light, 4.5), (.colourBlind, 4.5),
  ])
  func textStandsOut(_ name: ThemeName, _ least: Double) throws {
    for style in Style.allCases {
      let look = name.theme.look(style)
      #expect(!look.dim, "\(style) is dim")
      let ink = try #require(Shade(look.foreground), "\(style) has no shade of its own")
      let paper = try #require(Shade(look.background), "\(style) has no shade of its own")
      let contrast = ink.contrast(paper)
      #expect(contrast >= least, "\(style) has a contrast of \(contrast)")
    }
  }

  @Test(arguments: [ThemeName.highContrast, .projector]) func coloursAreFew(_ name: ThemeName) {
    var numbers = Set<Int16>()
    for style in Style.allCases {
      let look = name.theme.look(style)
      numbers.formUnion([look.foreground.number, look.background.number])
    }
    #expect(numbers.count <= 8, "\(numbers.sorted())")
  }

  @Test(arguments: Vision.all) func statesDifferForEveryEye(_ vision: Vision) throws {
    let looks = ThemeTests.states.map(Theme.colourBlind.look)
    for (index, look) in looks.enumerated() {
      for other in looks[(index + 1)...] {
        let left = try #require(Shade(look.foreground)).seen(by: vision)
        let right = try #require(Shade(other.foreground)).seen(by: vision)
        let distance = left.distance(right)
        #expect(distance >= 25, "\(vision.name): \(look.foreground) and \(other.foreground)")
      }
    }
  }

  /// The test can fail: for eyes without green cones the light theme's green and orange are alike.
  @Test func distancesAreMeasured() throws {
    let green = try #require(Shade(Theme.light.look(.stateActive).foreground))
    let orange = try #require(Shade(Theme.light.look(.stateInactive).foreground))
    #expect(green.distance(orange) > 50)
    #expect(green.seen(by: .deuteranopia).distance(orange.seen(by: .deuteranopia)) < 25)
    #expect(green.contrast(green) == 1)
  }
}

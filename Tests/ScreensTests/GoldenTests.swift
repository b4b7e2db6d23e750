import Lifecycle
import Preferences
import Rulebooks
import TerminalKit
import Testing

@testable import Screens
@testable import Workbench

/// What the interface looks like in each situation: an iPhone on a small screen, an iPad on a
/// larger one.
@Suite struct GoldenTests {
  struct Situation: Sendable, CustomStringConvertible {
    var name: String
    var os = Release(14)
    var keys: String
    /// Milliseconds that pass at the end.
    var later: UInt32 = 0
    var devices: [Device.Model] = [.iPhone, .iPad]
    /// Where there is a golden of it: on the first of the devices, if nothing else is said. On none
    /// where other goldens show all that is to be seen.
    var recorded: [Device.Model]?

    var description: String { name }

    func check(homeButton: HomeButton = .auto, _ size: Size? = nil) throws {
      for device in recorded ?? [devices[0]] {
        let size = size ?? GoldenTests.sizes[device == .iPhone ? 0 : 1]
        var driver = Driver(device, os: os, size: size, homeButton: homeButton)
        driver.press(keys)
        driver.pass(later)
        let name = "\(name)-\(device)-\(size.columns)x\(size.rows)".lowercased()
        try Golden.check(driver, name)
      }
    }
  }

  static let situations: [Situation] = [
    Situation(name: "home-screen", keys: ""),
    Situation(name: "app", keys: "12h1"),
    Situation(
      name: "suspended", keys: "3:begin Music audio<enter>21h", later: 5_000, recorded: [.iPad]),
    Situation(name: "lock-screen", keys: "1l"),
    Situation(name: "lock-screen-4", os: Release(4), keys: "1l", recorded: []),
    Situation(name: "switcher", keys: "1236s<left>", recorded: []),
    Situation(name: "control-center", keys: "12hd<esc>1c"),
    Situation(name: "notification-center", keys: "1d", recorded: []),
    Situation(name: "notification-center-full", keys: "1ed", recorded: [.iPad]),
    Situation(name: "system-alert", keys: "1ea"),
    Situation(name: "local-alert", keys: "1en", recorded: [.iPad]),
    Situation(name: "incoming-call", os: Release(13), keys: "1ec", recorded: [.iPad]),
    Situation(name: "call-banner", os: Release(15), keys: "1ec", recorded: []),
    Situation(name: "call-answered", keys: "1ecy", recorded: [.iPad]),
    Situation(name: "call-locked", keys: "1ecyl"),
    Situation(name: "covers-stacked", keys: "1cead", recorded: [.iPad]),
    Situation(name: "call-banner-covered", os: Release(15), keys: "1ecea"),
    Situation(name: "offer-to-shut-off", keys: "1L", recorded: [.iPad]),
    Situation(name: "off", keys: "1Ly"),
    Situation(name: "refusal", keys: "1cc"),
    Situation(name: "before-ios-4", os: Release(3), keys: "1h2s"),
    Situation(name: "split-view", keys: "1es", devices: [.iPad], recorded: []),
    Situation(name: "split-view-uneven", keys: "1eser", devices: [.iPad]),
    Situation(name: "two-windows", keys: "1ew", devices: [.iPad]),
    Situation(name: "split-covered", keys: "1esc", devices: [.iPad]),
    Situation(name: "help", keys: "?"),
    Situation(name: "help-log", keys: "<tab>?", recorded: [.iPad]),
    Situation(name: "slow-motion", keys: "v.1.."),
    Situation(name: "key-bar", keys: "vk1hs"),
    Situation(name: "panel-large", keys: "12h<tab>v+", recorded: [.iPad]),
    Situation(name: "panel-whole", keys: "12h<tab>v+v+", recorded: []),
    Situation(name: "palette-own-words", keys: ":theme"),
    Situation(name: "palette", keys: "1:wa", recorded: [.iPad]),
    Situation(name: "menu", keys: "12ee<down>", recorded: [.iPhone, .iPad]),
    Situation(name: "question", keys: "12,:lock<enter>gbx"),
    Situation(name: "edited", keys: "5:edit Album<enter>", devices: [.iPhone]),
    Situation(
      name: "waits-in-queue", keys: "1:hang Notes 3<enter>eth", devices: [.iPhone]),
    Situation(name: "lost-edits", keys: "5:edit Album<enter>:crash Album<enter>", recorded: []),
    Situation(name: "presented", keys: "1:present Notes<enter>", devices: [.iPhone]),
    Situation(name: "text-message", os: Release(4), keys: "1:text-message<enter>"),
    Situation(name: "text-message-banner", keys: "1:text-message<enter>", devices: [.iPhone]),
    Situation(name: "biometric-prompt", keys: "1:biometric-prompt<enter>", devices: [.iPhone]),
    Situation(name: "second-screen", keys: "1:connect-display<enter>", devices: [.iPad]),
    Situation(name: "second-screen-states", keys: "1:connect-display<enter>vs", recorded: [.iPad]),
    Situation(
      name: "minimised", os: Release(26), keys: "1ew:minimize Notes#2<enter>", devices: [.iPad]),
    Situation(name: "set-up", keys: "rs<down><down>", devices: [.iPhone]),
    Situation(name: "set-up-app", keys: "rs<down><down><enter>", devices: [.iPhone]),
    Situation(name: "lanes", keys: "1h2sx<esc>vl"),
    Situation(name: "lanes-wide", keys: "1h2sx<esc>1:unlock<enter>vl++g", devices: [.iPad]),
    Situation(name: "lanes-of-nothing", keys: "vl", devices: [.iPhone], recorded: []),
    Situation(name: "search", keys: "12h1/Resign<enter>"),
    Situation(name: "log-chosen", keys: "12hcc<tab>kkkkk"),
    Situation(name: "log-folded", keys: "12hcc<tab>vfkkf", devices: [.iPhone]),
    Situation(name: "log-narrow", keys: "12h1kvakvovh<tab>kkmkk", recorded: [.iPhone, .iPad]),
    Situation(name: "log-only-these", keys: "12h12hc<tab>ko<home>", recorded: [.iPad]),
    Situation(name: "looking-back", keys: "12hrmat home<enter>1h,,,", recorded: [.iPad]),
    Situation(name: "whole-line", keys: "12hrmat home<enter>1,,cgevw", devices: [.iPhone]),
    Situation(name: "branches", keys: "12h1,,l,,cgb<down>", recorded: [.iPad]),
    Situation(name: "branches-compared", keys: "12h1,,lgb<down>d", devices: [.iPhone]),
    Situation(name: "compare-with", keys: "12hgc<down>", devices: [.iPhone]),
    Situation(
      name: "compared", keys: "12hs<esc>c:compare ios 3<enter>n", recorded: [.iPhone, .iPad]),
    Situation(
      name: "compared-moved", os: Release(8), keys: "12h1:compare ios 9<enter>", recorded: [.iPad]),
    Situation(name: "compared-devices", keys: "1eser:compare iPhone<enter>", devices: [.iPad]),
    Situation(name: "compared-same", keys: "1h:compare ios 15<enter>", devices: [.iPhone]),
    Situation(
      name: "compared-why", keys: "1h:compare ios 12<enter><down><down><enter>", recorded: [.iPad]),
    Situation(name: "states", keys: "1vs", recorded: [.iPad]),
    Situation(name: "states-left", keys: "1hvs", recorded: []),
    Situation(name: "states-covered", keys: "1cvs"),
    Situation(name: "states-suspended", keys: "1hvs", later: 6_000, devices: [.iPhone]),
    Situation(name: "states-no-scenes", os: Release(12), keys: "1hvs", recorded: [.iPad]),
    Situation(name: "states-hung", keys: "1:hang Notes<enter>hvs", devices: [.iPhone]),
    Situation(
      name: "states-launched", os: Release(12), keys: "1vs", devices: [.iPhone], recorded: []),
    Situation(name: "states-large", keys: "1vsv+", recorded: [.iPad]),
    Situation(name: "states-large-left", keys: "1hvsv+"),
    Situation(name: "states-large-resumed", keys: "1htvsv+1", devices: [.iPhone]),
    Situation(name: "states-large-no-scenes", os: Release(12), keys: "1vsv+", recorded: [.iPad]),
    Situation(name: "states-large-no-scenes-left", os: Release(12), keys: "1hvsv+", recorded: []),
    Situation(
      name: "states-large-no-scenes-suspended", os: Release(12), keys: "1htvsv+", devices: [.iPhone]
    ),
    Situation(name: "scenarios", keys: "gs<down>", devices: [.iPhone]),
    Situation(name: "scenarios-filtered", keys: "gs/touches<enter>r", devices: [.iPhone]),
    Situation(name: "scenario-stepped", keys: "gs/hang-and-recover<enter><enter>ZZ"),
    Situation(
      name: "scenario-plays", keys: "gs/hang-and-recover<enter>p", later: 6_000, recorded: [.iPad]),
    Situation(name: "run-loop", keys: "1hvr", later: 1_200),
    Situation(name: "run-loop-hung", keys: "1:hang Notes 3<enter>ethvr ", recorded: [.iPad]),
    Situation(name: "why", keys: "1h<tab>k<enter>", devices: [.iPhone]),
    Situation(name: "why-not", keys: "1cea<tab><enter>", devices: [.iPhone]),
    Situation(name: "why-hung", keys: "1:hang Notes<enter>h<tab><enter>", devices: [.iPhone]),
    Situation(name: "why-refused", keys: "1cc<tab><enter>", devices: [.iPhone]),
    Situation(name: "why-course", keys: "1h<tab>kk<enter>", devices: [.iPhone]),
  ]

  static let sizes = [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)]

  @Test(arguments: situations) func looksAsRecorded(_ situation: Situation) throws {
    try situation.check()
  }

  @Test func wideNamesLineUp() throws {
    let apps = ["日本語", "\u{1F4F1}📷", "\"ab\"", "Plain"]
    var driver = Driver(apps: apps.map { $0 + " scenes" })
    driver.press("123h")
    try Golden.check(driver, "wide-names-iphone-80x24")
  }

  /// Wherever a key is named, it is the one that was chosen.
  @Test func keysThatWereRebound() throws {
    var keys: [String: [KeyStroke]] = [:]
    for command in KeyTable.standard.commands { keys[command.name] = [] }
    keys["open-app"] = "qwertyuio".unicodeScalars.map { KeyStroke(.character($0)) }
    keys["choose-nth-card"] = "QWERTYUIO".unicodeScalars.map { KeyStroke(.character($0)) }
    keys["help"] = [.function(5)]
    keys["home"] = [.control("a")]
    keys["lock"] = ["("]
    keys["unlock"] = [")"]
    keys["search"] = ["~"]
    keys["yes"] = [.function(9)]
    var driver = Driver(keys: keys)
    driver.press("ew")
    driver.press(.control("a"))
    try Golden.check(driver, "rebound-home-screen")
    driver.press("gg")
    driver.press("ge")
    driver.press(.function(2))
    #expect(driver.note == "F2 does nothing here; F5 lists all keys")
    driver.press(.function(5))
    try Golden.check(driver, "rebound-help")
  }

  @Test(arguments: [
    (60, 20, "device"), (30, 10, "log"), (24, 24, "apps"), (40, 5, "log"), (20, 2, "apps"),
    (12, 1, "device"),
  ])
  func smallScreens(_ columns: Int, _ rows: Int, _ panel: String) throws {
    var driver = Driver(size: Size(columns: columns, rows: rows))
    driver.press(panel == "device" ? "1" : panel == "apps" ? "1<tab>" : "1<tab><tab>")
    try Golden.check(driver, "small-\(columns)x\(rows)-\(panel)")
  }
}

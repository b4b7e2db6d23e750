import Lifecycle
import RandomNumbers
import Rulebooks
import Sessions
import TerminalKit
import Testing
import TextFiles

@testable import Screens
@testable import Workbench

/// The session beside itself on another release or device.
@Suite struct ComparingTests {
  @Test func wordsNameAnotherSetUp() throws {
    let releases = Driver.library.releases
    func parsed(_ line: String) throws -> Variant {
      try VariantWords.parse(line, apps: ["Notes", "Old one"], releases: releases)
    }
    #expect(try parsed("ios 7").os == "7")
    #expect(try parsed("iPad").device == "iPad")
    let both = try parsed("ipad iOS 13")
    #expect(both.device == "iPad" && both.os == "13")
    #expect(try parsed("'Notes app-delegate'").app == "Notes app-delegate")
    #expect(try parsed("Notes app-delegate").app == "Notes app-delegate")
    #expect(try parsed("ios 12 \"Old one\" app-delegate").app == "\"Old one\" app-delegate")
    #expect(throws: Diagnostic.self) { try parsed("ios 99") }
    #expect(throws: Diagnostic.self) { try parsed("iPaid") }
  }

  @Test func aWrongWordIsSaidWhereItIsTyped() {
    var driver = Driver()
    driver.press("1h:compare ios 99<enter>")
    #expect(driver.text.contains("99"))
    guard driver.model.popup is Palette else {
      Issue.record("the palette has gone")
      return
    }
    driver.press("<esc>:compare Nots app-delegate<enter>")
    #expect(driver.text.contains("did you mean 'Notes'"))
  }

  /// What cannot be there is refused, and the session goes on.
  @Test func whatCannotBeIsRefused() {
    var driver = Driver(os: Release(12), apps: ["Notes app-delegate"])
    driver.press("1:compare Notes scenes<enter>")
    #expect(driver.text.contains("has no scenes"))
  }

  @Test func nothingDoneIsNothingToCompare() {
    var driver = Driver()
    driver.press("gc")
    #expect(driver.model.popup == nil)
    #expect(driver.model.note?.text == "no actions yet that could be compared")
  }

  /// What fell due since the last action is part of it on both sides.
  @Test func timeThatPassedAtTheEndPassesOnBothSides() {
    var driver = Driver()
    driver.press("1h")
    driver.pass(6_000)
    driver.press(":compare ios 15<enter>")
    let sides = driver.comparing?.sides
    #expect(sides?.differing.isEmpty == true, "\(driver.text)")
    #expect(sides?.right.timeline.kernel.device[AppID(0)].process == .suspended)
  }

  @Test func theKeyListsOtherSetUps() throws {
    var driver = Driver()
    driver.press("1hgc")
    guard let list = driver.model.popup as? ItemList else {
      Issue.record("there is no list")
      return
    }
    #expect(list.items.first?.title == "iPad")
    #expect(list.items.count == Driver.library.releases.count - 1 + 3)
    driver.press("<enter>")
    #expect(driver.comparing?.sides.right.setup.model == .iPad)
    driver.press("<esc>gcjj")
    #expect(driver.text.contains("Notes swiftui"), "\(driver.text)")
    driver.press("<enter>")
    #expect(driver.comparing?.sides.right.setup.apps[0].traits.interface == .swiftUI)
  }

  /// A session beside itself on its own release has no difference, whatever was done.
  @Test(arguments: 1...12) func aSessionIsTheSameAsItself(_ seed: UInt64) throws {
    let sides = try compared(seed, Variant(os: "14"))
    #expect(sides.differing.isEmpty, "seed \(seed): action \(sides.differing.first ?? 0) differs")
  }

  /// The picture and `frontmost compare` come to the same actions.
  @Test(arguments: 1...12) func bothWaysOfComparingAgree(_ seed: UInt64) throws {
    for variant in [Variant(os: "13"), Variant(os: "7"), Variant(os: "3"), Variant(device: "iPad")]
    {
      let sides = try compared(seed, variant)
      var text = ""
      var recorder = Recorder(sides.left) { text += $0 }
      text += recorder.end(sides.left)
      let source = SourceFile(name: "walk", text: text)
      let table = VariantTable([
        try Variant().trace(of: source, library: Driver.library),
        try variant.trace(of: source, library: Driver.library),
      ])
      let differing = table.items.indices.filter { index in
        table.items[index].rows.contains { !$0.isCommon }
      }
      #expect(differing == sides.differing, "seed \(seed), \(variant)")
    }
  }

  private func compared(_ seed: UInt64, _ variant: Variant) throws -> SideBySide {
    var driver = Driver()
    var chance = SplitMix64(seed: seed)
    let keys = Array("123456hslcdDaAiyxwmutMp")
    for _ in 0..<120 {
      driver.press(String(keys[Int(chance.next() % UInt64(keys.count))]))
      driver.pass(UInt32(chance.next() % 4_000))
      if driver.model.popup != nil { driver.press("<esc>") }
    }
    var view = try driver.model.comparison(with: variant)
    view.sides.goOn(by: view.sides.count)
    return view.sides
  }

  /// A long session is compared in slices: no key waits, and what is asked for is gone to.
  @Test func aLongSessionIsComparedInSlices() {
    var driver = Driver()
    for _ in 0..<ComparingView.slice {
      _ = driver.model.send(.controlCenter)
      _ = driver.model.send(.dismiss)
    }
    driver.press("1")
    driver.press(":compare ios 7<enter>")
    #expect(driver.comparing?.sides.compared == ComparingView.slice)
    #expect(driver.model.nextDeadline == 1)
    #expect(driver.text.contains("1000 of 2001 actions compared"))
    driver.press("n")
    driver.pass(1)
    driver.pass(1)
    #expect(driver.model.nextDeadline != 1)
    #expect(driver.comparing?.sides.differing.contains(2_000) == true)
  }

  @Test func keysAndClicksGoThroughDifferences() throws {
    var driver = Driver(size: Size(columns: 120, rows: 40))
    driver.press("1hcc<esc>2:compare ios 7<enter>")
    let first = driver.comparing?.selected
    driver.press("n")
    let second = try #require(driver.comparing?.selected)
    #expect(second > first ?? 0)
    driver.press("N")
    #expect(driver.comparing?.selected == first)
    driver.press("N")
    #expect(driver.model.note?.text == "no more differences above")
    driver.click("applicationDidBecomeActive")
    driver.click("applicationDidBecomeActive")
    #expect(driver.text.contains("Why: applicationDidBecomeActive"))
    #expect(driver.text.contains("not sent"))
    driver.press("<esc>")
    #expect(driver.text.contains("The same actions"))
    driver.press("<esc>")
    #expect(driver.model.popup == nil && driver.comparing == nil)
  }

  @Test func linesSayItAsWell() {
    var lineInterface = LineInterface(Driver().model)
    for line in ["open Notes", "control-center", "home"] { _ = lineInterface.answer(line) }
    let lines = lineInterface.answer("compare ios 5").lines
    #expect(lines.first == "iPhone, iOS 14 (−) and iPhone, iOS 5 (+)")
    #expect(lines.contains("  + Notes appDelegate applicationDidBecomeActive(_:)"))
    #expect(lines.contains { $0.hasPrefix("  + ! ") })
    #expect(lineInterface.answer("compare").lines.first?.hasPrefix("? compare ios VERSION") == true)
    #expect(lineInterface.answer("compare ipod").lines.first?.hasPrefix("? ") == true)
  }
}

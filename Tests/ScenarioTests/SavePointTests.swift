import Explanations
import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

/// What `save-points` promises is what happens to an app that saves there.
@Suite struct SavePointTests {
  /// What is lost of one edit, for an app that saves in some method, or in none.
  private func lost(
    _ row: SavePoints.Row, _ device: Device.Model, on release: Release, savingIn method: String?,
    _ library: Library
  ) throws -> UInt16 {
    let way = try #require(SavePoints.ways.first { $0.title == row.way })
    let traits = ([row.interface.rawValue, "keeps-memory"] + way.extraTraits).joined(separator: " ")
    var text = "device: \(device.word)\nos: \(release)\napp: Notes \(traits)"
    if let method { text += " saves:\(method)" }
    text += "\n> open Notes\n> edit Notes\n"
    // An app that lives on has lost nothing yet; what it has not saved goes with it in the end.
    text += (way.actions + ["crash Notes"]).map { "> \($0)\n" }.joined()
    let session = try SessionParser.parse(
      SourceFile(name: "way", text: text), library: library)
    let simulation = try Simulation(session.setup, library: library)
    return LostEdits.find(in: session, on: simulation).reduce(0) { $0 + $1.count }
  }

  /// What was saved before is not lost.
  @Test func onlyWhatWasNotSavedIsCounted() throws {
    let library = try Library()
    let text = """
      os: 14
      app: Notes scenes saves:sceneDidEnterBackground
      > open Notes
      > edit Notes
      > home
      > open Notes
      > edit Notes
      > edit Notes
      > crash Notes
      """
    let session = try SessionParser.parse(SourceFile(name: "edits", text: text), library: library)
    let simulation = try Simulation(session.setup, library: library)
    #expect(LostEdits.find(in: session, on: simulation).map(\.count) == [2])
  }

  @Test func everyWayToDieHasARow() throws {
    let rows = try SavePoints(Library()).rows
    for way in SavePoints.ways {
      // iOS asks no app with scenes whether it exits on suspend.
      let all: Set<AppTraits.Interface> =
        way.extraTraits.contains("exits-on-suspend")
        ? [.appDelegate] : [.appDelegate, .scenes, .swiftUI]
      #expect(Set(rows.filter { $0.way == way.title }.map(\.interface)) == all, "\(way.name)")
    }
  }

  @Test func whatIsPromisedIsSaved() throws {
    let library = try Library()
    for row in try SavePoints(library).rows {
      for (release, device) in row.releases.flatMap({ os in row.devices.map { (os, $0) } }) {
        #expect(
          try lost(row, device, on: release, savingIn: nil, library) == 1,
          "\(row.way) on \(release)")
        for method in row.methods {
          #expect(
            try lost(row, device, on: release, savingIn: method, library) == 0,
            "\(row.way) on \(release): \(method)")
        }
        for method in ["applicationWillTerminate(_:)", "sceneDidDisconnect(_:)"] {
          if row.methods.contains(method) { continue }
          #expect(
            try lost(row, device, on: release, savingIn: method, library) == 1,
            "\(row.way) on \(release): \(method) is not told, and saved all the same")
        }
      }
    }
  }
}

/// What the table of save points comes to.
@Suite struct SaveAdviceTests {
  /// An app that saves where it is told loses nothing, in whatever way it ends but the hopeless
  /// ones.
  @Test func whoeverSavesAsAdvisedLosesNothing() throws {
    let points = try SavePoints(Library())
    #expect(points.conclusions.allSatisfy { !$0.advice.methods.isEmpty })
    for conclusion in points.conclusions {
      let advice = conclusion.advice
      let methods = Set(advice.methods.map(\.name))
      for row in points.rows where row.interface == advice.interface {
        let isAbout =
          !Set(row.releases).isDisjoint(with: conclusion.releases)
          && !Set(row.devices).isDisjoint(with: conclusion.devices)
        guard isAbout else { continue }
        let sure = Set(row.methods).subtracting(row.disputed)
        #expect(advice.hopeless.contains(row.way) == row.methods.isEmpty, "\(row.way)")
        #expect(
          advice.uncertain.contains(row.way) == (sure.isEmpty && !row.methods.isEmpty),
          "\(row.way)")
        #expect(sure.isEmpty || !sure.isDisjoint(with: methods), "\(row.way)")
        guard advice.methods[0].ways.contains(row.way) else { continue }
        for (ways, isCalled) in [(advice.background, false), (advice.disputedBackground, true)] {
          guard let ways, ways.ways.contains(row.way) else { continue }
          // The headline says of no end what the table's row does not.
          #expect(row.methods.contains(ways.name) == isCalled, "\(row.way)")
          #expect(!sure.contains(ways.name), "\(row.way)")
        }
        let background = advice.background?.name ?? advice.disputedBackground?.name
        if let background, !sure.contains(background) {
          let both = [advice.background, advice.disputedBackground].flatMap { $0?.ways ?? [] }
          #expect(both.contains(row.way), "\(row.way)")
        }
      }
    }
  }

  @Test func theBuiltInAppsSaveAsAdvised() throws {
    let library = try Library()
    for release in library.releases {
      let rules = try library.rules(of: release)
      for app in try library.builtInApps(on: rules) where !app.traits.kind.exitsOnSuspend {
        let points = try SavePoints(app.traits.interface, on: .iPhone, by: rules)
        guard let advised = points.advice?.methods.first?.name else { continue }
        let method = try #require(app.traits.saves.first)
        #expect(
          advised == method || advised.hasPrefix(method + "("), "\(app.name) on iOS \(release)")
      }
    }
  }
}

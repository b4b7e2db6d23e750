import Lifecycle
import Rulebooks
import Sessions
import Testing
import TextFiles

@testable import Exploring

/// What sessions exercise: each session that is found exercises what it was found for.
@Suite struct CoverageTests {
  private static let header = "device: iPhone\nos: 14\napp: Notes scenes\napp: Mail scenes\n"

  private func parsed(_ text: String) throws -> SessionFile {
    try SessionParser.parse(SourceFile(name: "", text: text), library: StateSpaceTests.library)
  }

  private func coverage(_ sessions: [String]) throws -> Coverage {
    var coverage = try Coverage(Release(14), on: .iPhone, library: StateSpaceTests.library)
    for session in sessions { try coverage.add(try parsed(session)) }
    return coverage
  }

  @Test func whatIsFoundExercisesWhatWasMissing() throws {
    let bounds = Coverage.Bounds(mostActions: 3, mostStates: 100)
    let rows = try coverage([CoverageTests.header + "> open Notes\n"]).rows(bounds)
    let found = rows.filter { !$0.actions.isEmpty }
    #expect(found.count > 60 && found.allSatisfy { !$0.isExercised && $0.actions.count <= 3 })
    #expect(rows.contains { $0.isExercised && $0.item.kind == .rule })
    for kind in CoverageItem.Kind.allCases {
      for row in found.filter({ $0.item.kind == kind }).prefix(8) {
        let apps = row.apps.map { "app: \($0)\n" }.joined()
        let session =
          "device: iPhone\nos: 14\n\(apps)" + row.actions.map { "> \($0)\n" }.joined()
        let again = try coverage([session]).rows(Coverage.Bounds(mostActions: 0, mostStates: 1))
        #expect(again.contains { $0.item == row.item && $0.isExercised }, "\(row)")
      }
    }
  }

  /// What is undone was exercised all the same, and an alternative rule is none of the iOS version.
  @Test func aSessionMayUndoAndChooseOtherRules() throws {
    let undone = try coverage([CoverageTests.header + "> open Notes\n> home\n> undo\n"])
      .rows(Coverage.Bounds(mostActions: 0, mostStates: 1))
    let name = "sceneDelegate sceneDidEnterBackground(_:)"
    #expect(undone.contains { $0.item.name == name && $0.isExercised })
    let other = try coverage([
      CoverageTests.header + "with: power-off.scenes-silent\n> open Notes\n> hold-lock\n> accept\n"
    ]).rows(Coverage.Bounds(mostActions: 0, mostStates: 1))
    #expect(other.contains { $0.item.kind == .rule && $0.isExercised })
    #expect(!other.contains { $0.item.name == "power-off.scenes-silent" })
  }
}

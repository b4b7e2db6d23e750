import Foundation
import Hosting
import Testing
import TextFiles

/// What a learner sees of a folder that cannot be built, and of one that can.
@Suite struct BuildTests {
  @Test func whatIsNeverCalledHasItsPlace() throws {
    let text = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActiv(_ application: UIApplication) {}
      }
      """
    let lab = try Lab([("AppDelegate.swift", text)])
    #expect(lab.build.lint.map(\.line) == [3])
    #expect(lab.build.lint.map(\.column) == [8])
  }

  /// Each says what to give in its place.
  @Test(arguments: [
    (["notes.txt"], "", "no Swift files here; give the folder that has"),
    (["AppDelegate.m", "AppDelegate.h"], "", "Objective-C (FOLDER/AppDelegate.h)"),
    (["App.xcodeproj/project.pbxproj"], "/App.xcodeproj", "is a project; give the folder"),
    (["App.xcodeproj/project.pbxproj"], "/App.xcodeproj", "such as FOLDER"),
    (["App.swift"], "/App.swift", "is a file; give the folder that it is in: FOLDER"),
    (
      ["a/App.swift", "b/App.swift"], "", "FOLDER/a/App.swift and FOLDER/b/App.swift have the same"
    ),
    (["Tests.swift"], "", "only tests here (FOLDER/Tests.swift)"),
  ])
  func whatIsNoFolderOfSourcesIsAnError(files: [String], path: String, words: String) throws {
    let text = files == ["Tests.swift"] ? "import XCTest" : "import UIKit"
    let folder = try Lab.write(files.map { ($0, text) }, "Empty")
    let failure = #expect(throws: BuildFailure.self) {
      try AppBuild.make(
        folder + path, Lab.toolchain.get(), LibraryBuild(folder: "/"), cache: Lab.cache)
    }
    guard case .problem(let problem) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(problem.description.contains(words.replacing("FOLDER", with: folder)), "\(problem)")
  }

  @Test func anAppWithoutAStartSaysWhatToMark() throws {
    let failure = #expect(throws: BuildFailure.self) {
      _ = try Lab([("App.swift", "import UIKit\nclass A: UIViewController {}\n")])
    }
    guard case .problem(let problem) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(problem.description.contains("no type is marked @main"), "\(problem)")
    #expect(!problem.description.contains(Lab.cache))
  }

  @Test func withoutACompilerTheErrorSaysWhatToInstall() {
    let problem = #expect(throws: Problem.self) { try Toolchain.find(path: "/nonexistent") }
    #expect(problem?.description.contains("install Swift") == true)
  }
}

import Foundation
import Hosting
import Rulebooks
import Testing

/// What a learner sees of a build that fails.
@Suite struct BuildTests {
  @Test func whatIsMissingIsOneLine() throws {
    let text = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        /* ⌘ */ var map: MKMapView!
        func show() { map = MKMapView(); map.frame = .zero }
      }
      """
    let failure = #expect(throws: BuildFailure.self) {
      _ = try Lab([("AppDelegate.swift", text)])
    }
    guard case .errors(let errors) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(errors.count == 1)
    #expect(errors.first?.message == "'MKMapView' is not part of Frontmost's UIKit")
    #expect(errors.first?.line == 3)
    #expect(errors.first?.file.hasSuffix("/My App/AppDelegate.swift") == true)
  }

  @Test func anErrorHasItsPlaceInTheLearnersFile() throws {
    let text = """
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        @IBOutlet weak var label: UILabel!
        @objc func tick() { let number: Int = "" }
      }
      """
    let failure = #expect(throws: BuildFailure.self) {
      _ = try Lab([("AppDelegate.swift", text)])
    }
    guard case .errors(let errors) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(errors.map(\.line) == [4])
    #expect(errors.map(\.column) == [41])
  }

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

  @Test func aFolderWithoutSourcesIsAnError() throws {
    let folder = try Lab.write([("notes.txt", "nothing")], "Empty")
    #expect(throws: BuildFailure.self) {
      try AppBuild.make(folder, Lab.toolchain.get(), LibraryBuild(folder: "/"), cache: Lab.cache)
    }
  }

  @Test func withoutACompilerTheErrorSaysWhatToInstall() {
    let problem = #expect(throws: Problem.self) { try Toolchain.find(path: "/nonexistent") }
    #expect(problem?.description.contains("install Swift") == true)
  }
}

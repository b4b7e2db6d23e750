import Foundation
import Hosting
import Testing
import TextFiles

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

  /// The errors of an app whose file has these lines.
  private func errors(_ text: String) -> [String] {
    let failure = #expect(throws: BuildFailure.self) { _ = try Lab([("App.swift", text)]) }
    guard case .errors(let errors) = failure else { return ["\(String(describing: failure))"] }
    return errors.map { "\($0.line): \($0.message)" }
  }

  @Test func aModuleThatIsMissingIsOneLine() {
    #expect(
      errors(
        """
        import UIKit
        import MapKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          let map = MKMapView()
        }
        """) == ["2: Frontmost has no module 'MapKit'"])
  }

  @Test func aCollectionViewIsALineForEachName() {
    #expect(
      errors(
        """
        import UIKit
        class GridViewController: UIViewController {
          private var collectionView: UICollectionView!
          override func viewDidLoad() {
            super.viewDidLoad()
            let item = NSCollectionLayoutItem(layoutSize: .init(
              widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            let layout = UICollectionViewCompositionalLayout(section: section(item))
            collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            view.addSubview(collectionView)
          }
        }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        """) == [
          "3: 'UICollectionView' is not part of Frontmost's UIKit",
          "6: 'NSCollectionLayoutItem' is not part of Frontmost's UIKit",
          "8: 'UICollectionViewCompositionalLayout' is not part of Frontmost's UIKit",
        ])
  }

  @Test func aMemberThatIsMissingIsOneLine() {
    #expect(
      errors(
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            let label = UILabel()
            label.shadowOffset = .zero
          }
        }
        """) == ["5: 'UILabel.shadowOffset' is not part of Frontmost's UIKit"])
  }

  @Test func aModifierThatIsMissingIsOneLine() {
    #expect(
      errors(
        """
        import SwiftUI
        @main struct NotesApp: App {
          var body: some Scene { WindowGroup { ContentView() } }
        }
        struct ContentView: View {
          var body: some View {
            VStack {
              Text("Hello").padding()
            }
            .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
          }
        }
        """) == ["10: 'View.rotation3DEffect' is not part of Frontmost's SwiftUI"])
  }

  /// A mistake of one's own is what the compiler says of it.
  @Test func aMisspelledNameIsTheLearnersOwn() {
    #expect(
      errors(
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) { save(nots) }
        }
        """
      ).allSatisfy { $0.hasPrefix("3: cannot find") })
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

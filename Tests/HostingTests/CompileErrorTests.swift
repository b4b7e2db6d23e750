import Foundation
import Hosting
import Testing
import TextFiles

/// What a learner sees of sources that do not compile.
@Suite struct CompileErrorTests {
  /// The errors of an app with these files.
  private func failures(_ files: [(name: String, text: String)]) -> [CodeError] {
    let failure = #expect(throws: BuildFailure.self) { _ = try Lab(files) }
    guard case .errors(let errors) = failure else {
      Issue.record("\(String(describing: failure))")
      return []
    }
    return errors
  }

  /// The errors of an app whose file has these lines.
  private func errors(_ text: String) -> [String] {
    failures([("App.swift", text)]).map { "\($0.diagnostic.line): \($0.diagnostic.message)" }
  }

  /// The path of a diagnostic as its author knows it.
  private func path(_ error: CodeError) -> String {
    error.diagnostic.file.components(separatedBy: "/My App/").last ?? ""
  }

  @Test func whatIsMissingIsOneLine() throws {
    let errors = failures([
      (
        "AppDelegate.swift",
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          /* ⌘ */ var map: MKMapView!
          func show() { map = MKMapView(); map.frame = .zero }
        }
        """
      )
    ])
    #expect(
      errors.map(\.diagnostic.message) == [
        "Frontmost does not have 'MKMapView' (and one more place)"
      ])
    #expect(errors.first?.diagnostic.line == 3)
    #expect(errors.first.map(path) == "AppDelegate.swift")
    // A character counts once, no matter how many bytes it has.
    #expect(errors.first?.diagnostic.column == 20)
    #expect(errors.first?.source == "/* ⌘ */ var map: MKMapView!")
    #expect(errors.first?.offset == 17)
  }

  /// One's own mistakes and what Frontmost lacks, of every file, even where modules are missing.
  @Test func allErrorsOfAllFilesAreThere() {
    let errors = failures([
      (
        "AppDelegate.swift",
        """
        import UIKit
        import MapKit
        @preconcurrency import CoreLocation
        import UIKit.UIGestureRecognizerSubclass
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          let count: Int = "one"
        }
        """
      ),
      (
        "Views/Place.swift",
        """
        import AVFoundation
        import UIKit
        class PlaceViewController: UIViewController {
        \t@IBOutlet weak var label: UILabel!
        \tvar player: AVAudioPlayer?
        \tlet manager = CLLocationManager()
        \tfunc show() -> Int { label.text = names.first; return "two" }
        }
        """
      ),
    ])
    #expect(
      errors.map { "\(path($0)):\($0.diagnostic.line):\($0.diagnostic.column): \($0.source)" } == [
        "AppDelegate.swift:2:8: import MapKit",
        "AppDelegate.swift:3:24: @preconcurrency import CoreLocation",
        "AppDelegate.swift:6:20: let count: Int = \"one\"",
        "Views/Place.swift:1:8: import AVFoundation",
        "Views/Place.swift:5:14: var player: AVAudioPlayer?",
        "Views/Place.swift:6:16: let manager = CLLocationManager()",
        "Views/Place.swift:7:36: func show() -> Int { label.text = names.first; return \"two\" }",
        "Views/Place.swift:7:56: func show() -> Int { label.text = names.first; return \"two\" }",
      ])
    #expect(errors.first?.diagnostic.message == "Frontmost does not have the module 'MapKit'")
    #expect(errors.last?.diagnostic.message.hasPrefix("cannot convert") == true)
  }

  /// What Foundation says of these types on Linux is no advice for an app.
  @Test func networkingIsMissing() {
    #expect(
      errors(
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var session: URLSession?
          func load() {
            URLSession.shared.dataTask(with: URLRequest(url: URL(string: "a")!)).resume()
          }
        }
        """) == [
          "3: Frontmost does not have 'URLSession' (and one more place)",
          "5: Frontmost does not have 'URLRequest'",
        ])
  }

  @Test func theNearestThingIsNamed() {
    #expect(
      errors(
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var request: NSManagedObject?
        }
        """) == [
          "3: Frontmost does not have 'NSManagedObject'; the nearest that it has is UserDefaults"
        ])
  }

  /// A name that differs in a letter or two from one that is there may be misspelled.
  @Test func aMisspelledNameOfApplesIsGuessed() {
    #expect(
      errors(
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          let label = UILable()
          func add(_ view: UIView) { view.addSubView(UILabel()) }
        }
        """) == [
          "3: Frontmost does not have 'UILable'; did you mean 'UILabel'?",
          "4: Frontmost's UIView does not have 'addSubView'; did you mean 'addSubview'?",
        ])
  }

  @Test func whatAMapNeedsIsALineForEachName() {
    #expect(
      errors(
        """
        import UIKit
        class PlacesViewController: UIViewController {
          private var map: MKMapView!
          override func viewDidLoad() {
            super.viewDidLoad()
            let pin = MKPointAnnotation()
            pin.title = name(of: pin)
            map = MKMapView(frame: view.bounds)
            view.addSubview(map)
          }
        }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        """) == [
          "3: Frontmost does not have 'MKMapView' (and one more place)",
          "6: Frontmost does not have 'MKPointAnnotation'",
          "7: cannot find 'name' in scope",
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
            label.preferredMaxLayoutWidth = 0
          }
        }
        """) == ["5: Frontmost's UILabel does not have 'preferredMaxLayoutWidth'"])
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
            .focusSection()
          }
        }
        """) == ["10: Frontmost's View does not have 'focusSection'"])
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
    let errors = failures([
      (
        "AppDelegate.swift",
        """
        import UIKit
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
          @IBOutlet weak var label: UILabel!
          @objc func tick() { let number: Int = "" }
        }
        """
      )
    ])
    #expect(errors.map(\.diagnostic.line) == [4])
    #expect(errors.map(\.diagnostic.column) == [41])
    // As its author wrote it, and not as it is compiled.
    #expect(errors.map(\.source) == ["@objc func tick() { let number: Int = \"\" }"])
  }

  /// The list names what Frontmost lacks, and what it has.
  @Test func theListOfNamesIsTrue() throws {
    let library = ["UIKit", "SwiftUI"].flatMap { Resources.embedded.files(in: "Hosting/" + $0) }
    let code = library.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
    let declared = try Regex(#"\b(?:class|struct|enum|protocol|typealias|func|var|let) (\w+)"#)
    let has = Set(code.matches(of: declared).compactMap { $0.output[1].substring.map(String.init) })
    let list = try #require(Resources.embedded.file("Hosting/Missing/apple.names"))
    for line in String(decoding: list.bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "#" || words[0] == "prefix" { continue }
      #expect(!has.contains(words[0]), "\(line)")
      // Foundation has this one.
      if words.count > 1, words[1] != "UserDefaults" { #expect(has.contains(words[1]), "\(line)") }
    }
  }
}

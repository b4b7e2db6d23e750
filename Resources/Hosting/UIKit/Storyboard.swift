import Foundation
import FoundationXML

@MainActor enum Storyboards {
  /// The folder with the app's storyboards and its Info.plist.
  static let folder = getenv("FRONTMOST_RESOURCES").map { String(cString: $0) }

  static let main = path(of: "Main.storyboard").flatMap(UIStoryboard.init(path:))

  /// Where a file of the app is: in its folder, or in one of the folders in it.
  static func path(of name: String) -> String? {
    guard let folder else { return nil }
    let files = FileManager.default
    for place in ["\(folder)/\(name)", "\(folder)/Base.lproj/\(name)"]
    where files.fileExists(atPath: place) { return place }
    guard let walk = files.enumerator(atPath: folder) else { return nil }
    var found: [String] = []
    for case let path as String in walk {
      if (path as NSString).lastPathComponent == name { found.append(path) }
      if walk.level > 4 || path.hasPrefix(".") { walk.skipDescendants() }
    }
    return found.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.map { "\(folder)/\($0)" }
  }
}

@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let document: XMLDocument
  private var root: XMLElement? { document.rootElement() }

  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let document = try? XMLDocument(data: data)
    else { return nil }
    self.document = document
    super.init()
  }
  public convenience init(name: String, bundle: Bundle?) {
    guard let path = Storyboards.path(of: name + ".storyboard") else {
      fatalError("There is no storyboard named '\(name)'")
    }
    self.init(path: path)!
  }

  public func instantiateInitialViewController() -> UIViewController? {
    guard let identifier = root?.attribute(forName: "initialViewController")?.stringValue else {
      return nil
    }
    return controller { $0.attribute(forName: "id")?.stringValue == identifier }
  }
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let found = controller {
      $0.attribute(forName: "storyboardIdentifier")?.stringValue == identifier
    }
    guard let found else { fatalError("The storyboard has no view controller '\(identifier)'") }
    return found
  }

  private func controller(_ matches: (XMLElement) -> Bool) -> UIViewController? {
    let objects = (try? document.nodes(forXPath: "//scenes/scene/objects/*")) ?? []
    let element = objects.compactMap { $0 as? XMLElement }.first(where: matches)
    return element.flatMap { StoryboardScene(self, $0).controller() }
  }

  func controller(id: String) -> UIViewController? {
    controller { $0.attribute(forName: "id")?.stringValue == id }
  }

  func perform(_ identifier: String, from source: UIViewController, _ sender: Any?) {
    let segues = (try? document.nodes(forXPath: "//segue[@identifier='\(identifier)']")) ?? []
    guard let segue = segues.first as? XMLElement,
      let id = segue.word("destination")
    else { fatalError("The storyboard has no segue with the identifier '\(identifier)'") }
    if let action = segue.word("unwindAction") { return source.unwind(action, identifier, sender) }
    perform(identifier, segue.word("kind"), to: id, from: source, sender)
  }
}

@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
}

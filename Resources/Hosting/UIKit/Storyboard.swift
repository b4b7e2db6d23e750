import Foundation
import FoundationXML

@MainActor enum Storyboards {
  /// The app's storyboards, the main one first; its place is empty in an app without one.
  private static let paths =
    getenv("FRONTMOST_STORYBOARDS").map { String(cString: $0) }?
    .components(separatedBy: "\n") ?? []

  static let main = paths.first.flatMap(UIStoryboard.init(path:))

  /// Where a storyboard is: in the app's folder, or in one of the folders in it.
  static func path(of name: String) -> String? {
    paths.first { $0.hasSuffix("/\(name).storyboard") }
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
    guard let path = Storyboards.path(of: name) else {
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

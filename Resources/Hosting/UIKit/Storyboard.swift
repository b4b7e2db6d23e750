import Foundation
import FoundationXML

/// What an app reads its saved state from: there is nothing in it.
final class StoryboardCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func encode(_ object: Any?, forKey key: String) {}
  override func encode(_ value: Int, forKey key: String) {}
  override func encode(_ value: Bool, forKey key: String) {}
}

@MainActor enum Storyboards {
  /// The folder with the app's storyboards and its Info.plist.
  static let folder = getenv("FRONTMOST_RESOURCES").map { String(cString: $0) }

  static let main: UIStoryboard? = {
    guard let folder else { return nil }
    let name = "Main.storyboard"
    let places = [folder + "/" + name, folder + "/Base.lproj/" + name]
    guard let path = places.first(where: FileManager.default.fileExists(atPath:)) else {
      return nil
    }
    return UIStoryboard(path: path)
  }()
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
    let folder = Storyboards.folder ?? "."
    let paths = ["", "Base.lproj/"].map { "\(folder)/\($0)\(name).storyboard" }
    let path = paths.first(where: FileManager.default.fileExists(atPath:))
    guard let path else { fatalError("There is no storyboard named '\(name)'") }
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
      let id = segue.attribute(forName: "destination")?.stringValue,
      let destination = controller(id: id)
    else { fatalError("The storyboard has no segue with the identifier '\(identifier)'") }
    let made = UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination)
    source.prepare(for: made, sender: sender)
    source.show(destination, sender: sender)
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

internal import CUIKit
import Foundation
import FoundationXML

/// One view controller of a storyboard: its class, its views, its outlets and actions.
@MainActor final class StoryboardScene {
  private let storyboard: UIStoryboard
  private let element: XMLElement
  private var objects: [String: AnyObject] = [:]

  init(_ storyboard: UIStoryboard, _ element: XMLElement) {
    self.storyboard = storyboard
    self.element = element
  }

  func controller() -> UIViewController? {
    let made = make(element) ?? UIViewController()
    guard let controller = made as? UIViewController else { return nil }
    controller.storyboard = storyboard
    controller.title = element.word("title")
    if let item = element.children("navigationItem").first {
      controller.navigationItem.title = item.word("title")
    }
    if let navigation = controller as? UINavigationController {
      let segues = (try? element.nodes(forXPath: ".//segue[@kind='relationship']")) ?? []
      let children = segues.compactMap { ($0 as? XMLElement)?.word("destination") }
      navigation.viewControllers = children.compactMap(storyboard.controller(id:))
    }
    if let id = element.word("id") { objects[id] = controller }
    controller.fillsView = { [self] controller, view in
      for part in element.children("view") {
        fill(view, part)
        if let id = part.word("id") { objects[id] = view }
      }
      connectAll(controller)
    }
    return controller
  }

  private static let classes: [String: AnyClass] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "view": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
    "imageView": UIImageView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "stackView": UIStackView.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
  ]

  /// An object of the app's own class where the storyboard names one.
  private func make(_ element: XMLElement) -> AnyObject? {
    if let name = element.word("customClass") {
      guard let type = NSClassFromString(Host.module + "." + name) else {
        print("Unknown class \(name) in Interface Builder file.")
        return StoryboardScene.classes[element.name ?? ""].map(Host.make)
      }
      return coded(type) ?? Host.make(type)
    }
    return StoryboardScene.classes[element.name ?? ""].map(Host.make)
  }

  /// By `init(coder:)`, where the class or one of its superclasses in the app has its own.
  private func coded(_ type: AnyClass) -> AnyObject? {
    let name = "$s" + (_mangledTypeName(type) ?? "") + "5coderACSg10Foundation7NSCoderC_tcfC"
    guard let symbol = dlsym(nil, name) else { return nil }
    let coder = Unmanaged.passRetained(StoryboardCoder())
    let metatype = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return cuikit_make_coded(symbol, metatype, coder.toOpaque()).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue()
    }
  }

  private func fill(_ view: UIView, _ element: XMLElement) {
    view.tag = element.word("tag").flatMap(Int.init) ?? 0
    view.isHidden = element.word("hidden") == "YES"
    for group in element.children("subviews") {
      for part in group.allChildren {
        let made = make(part) ?? UIView()
        guard let subview = made as? UIView else { continue }
        if let id = part.word("id") { objects[id] = subview }
        set(subview, part)
        fill(subview, part)
        view.addSubview(subview)
        subview.awakeFromNib()
      }
    }
  }

  private func set(_ view: UIView, _ part: XMLElement) {
    let text = part.word("text") ?? part.children("string").first?.stringValue
    switch view {
    case let label as UILabel: label.text = text
    case let button as UIButton:
      let state = part.children("state").first { $0.word("key") == "normal" }
      let configured = part.children("buttonConfiguration").first?.word("title")
      button.setTitle(state?.word("title") ?? configured, for: .normal)
    case let field as UITextField:
      field.text = text ?? ""
      field.placeholder = part.word("placeholder")
    case let view as UITextView: view.text = text ?? ""
    case let image as UIImageView: image.image = part.word("image").flatMap(UIImage.init(named:))
    case let one as UISwitch: one.isOn = part.word("on") != "NO"
    case let control as UISegmentedControl:
      for segment in part.children("segments").flatMap(\.allChildren) {
        control.insertSegment(
          withTitle: segment.word("title"), at: control.numberOfSegments, animated: false)
      }
      control.selectedSegmentIndex = part.word("selectedSegmentIndex").flatMap(Int.init) ?? 0
    default: break
    }
    if let control = view as? UIControl { control.isEnabled = part.word("enabled") != "NO" }
  }

  private func connectAll(_ controller: UIViewController) {
    let extra = (element.parent as? XMLElement)?.children("tapGestureRecognizer") ?? []
    for part in extra { if let id = part.word("id") { objects[id] = make(part) } }
    let nodes = (try? (element.parent ?? element).nodes(forXPath: ".//connections/*")) ?? []
    for case let connection as XMLElement in nodes {
      guard let owner = (connection.parent?.parent as? XMLElement)?.word("id"),
        let object = objects[owner]
      else { continue }
      connect(connection, object, controller)
    }
    for outlet in OutletNames.all(of: controller).values { outlet.isConnected = true }
  }

  private func connect(
    _ connection: XMLElement, _ object: AnyObject, _ controller: UIViewController
  ) {
    switch connection.name {
    case "outlet", "outletCollection":
      guard let name = connection.word("property"), let id = connection.word("destination"),
        let target = objects[id]
      else { return }
      if let outlet = OutletNames.all(of: object)[name] {
        outlet.value = target
        outlet.values.append(target)
      } else if name == "delegate", let field = object as? UITextField {
        field.delegate = target as? UITextFieldDelegate
      }
    case "action":
      guard let name = connection.word("selector"), let control = object as? UIControl else {
        return
      }
      control.connect(StoryboardActions.event(connection.word("eventType"))) { [weak controller] in
        if let controller { StoryboardActions.call(name, controller, $0) }
      }
    case "segue":
      guard let button = object as? UIButton, let id = connection.word("destination") else {
        return
      }
      let identifier = connection.word("identifier")
      button.connect(.touchUpInside) { [weak controller, storyboard] sender in
        guard let controller, let destination = storyboard.controller(id: id) else { return }
        let segue = UIStoryboardSegue(
          identifier: identifier, source: controller, destination: destination)
        controller.prepare(for: segue, sender: sender)
        controller.show(destination, sender: sender)
      }
    default: break
    }
  }
}

extension XMLElement {
  func word(_ name: String) -> String? { attribute(forName: name)?.stringValue }
  var allChildren: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }
  func children(_ name: String) -> [XMLElement] { allChildren.filter { $0.name == name } }
}

internal import CUIKit
import Foundation
import FoundationXML

/// One view controller of a storyboard: its class, its views, its outlets and actions.
@MainActor final class StoryboardScene {
  let storyboard: UIStoryboard
  let element: XMLElement
  var objects: [String: AnyObject] = [:]
  /// The objects that segues go back by.
  var exits: Set<String> = []

  init(_ storyboard: UIStoryboard, _ element: XMLElement) {
    self.storyboard = storyboard
    self.element = element
  }

  func controller() -> UIViewController? {
    let made = make(element) ?? UIViewController()
    guard let controller = made as? UIViewController else { return nil }
    controller.storyboard = storyboard
    controller.title = element.word("title")
    controller.restorationIdentifier = element.word("restorationIdentifier")
    bars(controller)
    addChildren(controller)
    if let id = element.word("id") { objects[id] = controller }
    controller.fillsView = { [self] controller, view in
      for part in element.children("view") + element.children("tableView") {
        fill(view, part)
        prototypes(view, part)
        if let id = part.word("id") { objects[id] = view }
      }
      connectAll(controller)
    }
    return controller
  }

  private func addChildren(_ controller: UIViewController) {
    guard controller is UINavigationController || controller is UITabBarController else { return }
    let segues = (try? element.nodes(forXPath: ".//segue[@kind='relationship']")) ?? []
    let ids = segues.compactMap { ($0 as? XMLElement)?.word("destination") }
    let children = ids.compactMap(storyboard.controller(id:))
    (controller as? UINavigationController)?.viewControllers = children
    (controller as? UITabBarController)?.viewControllers = children
  }

  private func bars(_ controller: UIViewController) {
    if let item = element.children("tabBarItem").first {
      controller.tabBarItem.title = item.word("title")
    }
    guard let item = element.children("navigationItem").first else { return }
    controller.navigationItem.title = item.word("title")
    let items = item.children("barButtonItem").map { part -> (String?, UIBarButtonItem) in
      let made = (make(part) as? UIBarButtonItem) ?? UIBarButtonItem()
      let system = part.word("systemItem")
      made.title = part.word("title") ?? system.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      if let id = part.word("id") { objects[id] = made }
      return (part.word("key"), made)
    }
    let left = items.filter { $0.0?.hasPrefix("left") ?? false }.map(\.1)
    let right = items.filter { $0.0?.hasPrefix("right") ?? false }.map(\.1)
    if !left.isEmpty { controller.navigationItem.leftBarButtonItems = left }
    if !right.isEmpty { controller.navigationItem.rightBarButtonItems = right }
  }

  private static let classes: [String: AnyClass] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "view": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
    "imageView": UIImageView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "stackView": UIStackView.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self, "barButtonItem": UIBarButtonItem.self,
    "tableViewController": UITableViewController.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "scrollView": UIScrollView.self,
    "datePicker": UIDatePicker.self, "pageControl": UIPageControl.self,
  ]

  /// An object of the app's own class where the storyboard names one.
  func make(_ element: XMLElement) -> AnyObject? {
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
    let coder = Unmanaged.passRetained(RestorationCoder())
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

  /// The cells that a table makes its rows of.
  private func prototypes(_ view: UIView, _ part: XMLElement) {
    guard let table = view as? UITableView else { return }
    for cell in part.children("prototypes").flatMap(\.allChildren) {
      guard let identifier = cell.word("reuseIdentifier") else { continue }
      table.prototypes[identifier] = { [self] in
        let made = make(cell) as? UITableViewCell
        made?.reuseIdentifier = identifier
        return made
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
    case let one as UISlider:
      one.minimumValue = part.number("minValue") ?? 0
      one.maximumValue = part.number("maxValue") ?? 1
      one.value = part.number("value") ?? 0
    case let one as UIStepper:
      one.minimumValue = part.number("minimumValue") ?? 0
      one.maximumValue = part.number("maximumValue") ?? 100
      one.stepValue = part.number("stepValue") ?? 1
      one.value = part.number("value") ?? 0
    case let one as UIProgressView: one.progress = part.number("progress") ?? 0
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
}

extension XMLElement {
  func number<Number: LosslessStringConvertible>(_ name: String) -> Number? {
    word(name).flatMap(Number.init)
  }
  func word(_ name: String) -> String? { attribute(forName: name)?.stringValue }
  var allChildren: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }
  func children(_ name: String) -> [XMLElement] { allChildren.filter { $0.name == name } }
}

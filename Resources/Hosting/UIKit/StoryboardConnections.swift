import Foundation
import FoundationXML

// The outlets, actions and segues of a storyboard's view controller.
extension StoryboardScene {
  func connectAll(_ controller: UIViewController) {
    let scene = (element.parent as? XMLElement) ?? element
    for part in scene.children("tapGestureRecognizer") {
      if let id = part.word("id") { objects[id] = make(part) }
    }
    for part in scene.children("exit") { if let id = part.word("id") { exits.insert(id) } }
    let nodes = (try? scene.nodes(forXPath: ".//connections/*")) ?? []
    for case let connection as XMLElement in nodes {
      guard let owner = (connection.parent?.parent as? XMLElement)?.word("id"),
        let object = objects[owner]
      else { continue }
      connect(connection, object, controller)
    }
  }

  private func connect(
    _ connection: XMLElement, _ object: AnyObject, _ controller: UIViewController
  ) {
    switch connection.name {
    case "outlet", "outletCollection":
      guard let name = connection.word("property"), let id = connection.word("destination") else {
        return
      }
      outlet(name, object, objects[id])
    case "action":
      guard let name = connection.word("selector") else { return }
      let target = connection.word("destination").flatMap { objects[$0] } ?? controller
      let event = StoryboardActions.event(connection.word("eventType"))
      onUse(of: object, event) { [weak target] sender in
        if let target { StoryboardActions.call(name, target, sender) }
      }
    case "segue": segue(connection, object, controller)
    default: break
    }
  }

  private func outlet(_ name: String, _ object: AnyObject, _ target: AnyObject?) {
    if let outlet = OutletNames.all(of: object)[name] {
      outlet.isSet = true
      guard let target else { return outlet.fill() }
      outlet.value = target
      outlet.values.append(target)
      return
    }
    switch (object, name) {
    case (let field as UITextField, "delegate"): field.delegate = target as? UITextFieldDelegate
    case (let text as UITextView, "delegate"): text.delegate = target as? UITextViewDelegate
    case (let table as UITableView, "delegate"): table.delegate = target as? UITableViewDelegate
    case (let table as UITableView, "dataSource"):
      table.dataSource = target as? UITableViewDataSource
    case (let view as UIView, "gestureRecognizers"):
      if let recognizer = target as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
    default: break
    }
  }

  /// What the user uses, and what is done then.
  private func onUse(
    of object: AnyObject, _ event: UIControl.Event, _ action: @escaping @MainActor (Any?) -> Void
  ) {
    switch object {
    case let control as UIControl: control.connect(event) { action($0) }
    case let item as UIBarButtonItem: item.connected = { [weak item] in action(item) }
    case let recognizer as UIGestureRecognizer: recognizer.connected = action
    case let cell as UITableViewCell: cell.connected = action
    default: break
    }
  }

  private func segue(
    _ connection: XMLElement, _ object: AnyObject, _ controller: UIViewController
  ) {
    guard let id = connection.word("destination") else { return }
    let identifier = connection.word("identifier")
    let kind = connection.word("kind")
    if let action = connection.word("unwindAction"), exits.contains(id) {
      return onUse(of: object, .touchUpInside) { [weak controller] sender in
        controller?.unwind(action, identifier, sender)
      }
    }
    onUse(of: object, .touchUpInside) { [weak controller, storyboard] sender in
      guard let controller else { return }
      let name = identifier ?? ""
      guard controller.shouldPerformSegue(withIdentifier: name, sender: sender) else { return }
      storyboard.perform(identifier, kind, to: id, from: controller, sender)
    }
  }
}

extension UIStoryboard {
  func perform(
    _ identifier: String?, _ kind: String?, to id: String, from source: UIViewController,
    _ sender: Any?
  ) {
    guard let destination = controller(id: id) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    source.prepare(for: segue, sender: sender)
    if kind == "presentation" {
      source.present(destination, animated: true)
    } else {
      source.show(destination, sender: sender)
    }
  }
}

extension UIViewController {
  /// Goes back to the first view controller that has the action.
  func unwind(_ action: String, _ identifier: String?, _ sender: Any?) {
    var candidate: UIViewController? = self
    while let one = candidate {
      let stack = one.navigationController?.viewControllers ?? [one]
      for target in stack.reversed() where target !== self {
        guard let call = Actions.named(action, of: target) else { continue }
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: target)
        prepare(for: segue, sender: sender)
        call(segue)
        if target.presentedViewController != nil { target.dismiss(animated: true) }
        target.navigationController?.presentedViewController?.dismiss(animated: true)
        target.navigationController?.popToViewController(target, animated: true)
        return
      }
      candidate =
        one.navigationController?.presentingViewController ?? one.presentingViewController
    }
  }
}

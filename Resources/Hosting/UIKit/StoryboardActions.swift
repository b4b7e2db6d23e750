import Foundation

/// The actions that a storyboard names: the selector of Objective-C, `addTapped:`, and the method
/// of Swift that it stands for, found by its symbol.
@MainActor enum StoryboardActions {
  static func event(_ name: String?) -> UIControl.Event {
    switch name {
    case "valueChanged": .valueChanged
    case "touchDown": .touchDown
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    case "primaryActionTriggered": .primaryActionTriggered
    default: .touchUpInside
    }
  }

  static func call(_ selector: String, _ controller: AnyObject, _ sender: Any?) {
    guard let action = Actions.named(selector, of: controller) else {
      fatalError("\(type(of: controller)) has no action '\(selector)'")
    }
    action(sender)
  }
}

@MainActor enum Actions {
  static func named(_ selector: String, of object: AnyObject) -> ((Any?) -> Void)? {
    let name = String(selector.prefix { $0 != ":" })
    var type: AnyClass? = Swift.type(of: object)
    while let one = type, String(reflecting: one).hasPrefix(Host.module + ".") {
      if let method = Methods.action(name, one) { return { method.call(object, $0) } }
      type = _getSuperclass(one)
    }
    return nil
  }
}

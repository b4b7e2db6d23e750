internal import CUIKit
import Foundation

/// The actions that a storyboard names: the selector of Objective-C, `addTapped:`, and the method of
/// Swift that it stands for, found by its symbol.
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

  static func call(_ selector: String, _ controller: UIViewController, _ sender: UIControl) {
    guard let action = Actions.named(selector, of: controller) else {
      fatalError("\(type(of: controller)) has no action '\(selector)'")
    }
    action(sender)
  }
}

@MainActor enum Actions {
  static func named(_ selector: String, of object: AnyObject) -> ((Any?) -> Void)? {
    let name = selector.prefix { $0 != ":" }
    var type: AnyClass? = Swift.type(of: object)
    while let one = type, String(reflecting: one).hasPrefix(Host.module + ".") {
      if let call = ActionSymbols.find(String(name), one) { return { call(object, $0) } }
      type = _getSuperclass(one)
    }
    return nil
  }
}

/// Methods of a class by their symbols. An `@IBAction` takes nothing, or the sender.
@MainActor enum ActionSymbols {
  /// How the types of senders are spelled in symbols.
  private static let senders: [(mangled: String, isAny: Bool)] = [
    ("ypF", true), ("ypSgF", true), ("5UIKit8UIButtonCF", false), ("5UIKit8UISwitchCF", false),
    ("5UIKit8UISliderCF", false), ("5UIKit9UIStepperCF", false), ("5UIKit9UIControlCF", false),
    ("5UIKit11UITextFieldCF", false), ("5UIKit18UISegmentedControlCF", false),
    ("5UIKit6UIViewCF", false),
  ]

  static func find(_ name: String, _ type: AnyClass) -> ((AnyObject, Any?) -> Void)? {
    let start = "$s" + (_mangledTypeName(type) ?? "") + "\(name.utf8.count)\(name)yy"
    if let symbol = dlsym(nil, start + "F") {
      return { object, _ in cuikit_call(symbol, Unmanaged.passUnretained(object).toOpaque(), nil) }
    }
    for sender in senders {
      guard let symbol = dlsym(nil, start + sender.mangled) else { continue }
      return { object, value in
        let object = Unmanaged.passUnretained(object).toOpaque()
        if sender.isAny {
          // An `Any` is passed by its address.
          if sender.mangled == "ypSgF" {
            var boxed: Any? = value
            withUnsafeMutablePointer(to: &boxed) { cuikit_call(symbol, object, $0) }
          } else {
            var boxed: Any = value ?? ()
            withUnsafeMutablePointer(to: &boxed) { cuikit_call(symbol, object, $0) }
          }
        } else if let control = value as? UIControl {
          cuikit_call(symbol, object, Unmanaged.passUnretained(control).toOpaque())
        }
      }
    }
    return nil
  }
}

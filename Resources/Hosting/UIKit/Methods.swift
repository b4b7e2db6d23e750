internal import CUIKit
import Foundation

/// The methods that a class of the app has, found by their symbols.
@MainActor enum Methods {
  struct Method {
    /// As the demangler writes it: `addTapped(UIKit.UIButton) -> ()`.
    var text: String
    var address: UnsafeMutableRawPointer
    var name: Substring { text.prefix { $0 != "(" } }
    /// The types of its arguments, if it returns nothing: `UIKit.UIButton`.
    var arguments: Substring? {
      guard text.hasSuffix(") -> ()") else { return nil }
      return text.dropFirst(name.count + 1).dropLast(7)
    }
  }
  private static var known: [ObjectIdentifier: [Method]] = [:]

  /// Whether the class itself has a method without labels: `viewWillAppear(_:)`.
  static func has(_ selector: String, _ type: AnyClass) -> Bool {
    let name = selector.prefix { $0 != "(" }
    let takesNothing = selector.hasSuffix("()")
    return all(of: type).contains {
      guard $0.name == name, let arguments = $0.arguments else { return false }
      return arguments.isEmpty == takesNothing && !arguments.contains(":")
    }
  }

  /// An `@IBAction`, which takes nothing, or the sender, or the sender and an event.
  static func action(_ name: String, _ type: AnyClass) -> Method? {
    all(of: type).first { $0.name == name && $0.arguments != nil }
  }

  static func all(of type: AnyClass) -> [Method] {
    if let methods = known[ObjectIdentifier(type)] { return methods }
    let found = Found()
    let prefix = "$s" + (_mangledTypeName(type) ?? "")
    cuikit_symbols(
      prefix,
      { name, address, context in
        guard let name, let address, let context else { return }
        Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
          .symbols.append((String(cString: name), address))
      }, Unmanaged.passUnretained(found).toOpaque())
    let start = String(reflecting: type) + "."
    let methods = found.symbols.filter { $0.name.hasSuffix("F") }.compactMap { name, address in
      demangled(name).flatMap { text -> Method? in
        guard let place = text.range(of: start) else { return nil }
        return Method(text: String(text[place.upperBound...]), address: address)
      }
    }
    known[ObjectIdentifier(type)] = methods
    return methods
  }

  private final class Found {
    var symbols: [(name: String, address: UnsafeMutableRawPointer)] = []
  }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?
  private static let demangle: Demangle? = dlsym(nil, "swift_demangle").map {
    unsafeBitCast($0, to: Demangle.self)
  }
  private static func demangled(_ name: String) -> String? {
    guard let text = demangle?(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

extension Methods.Method {
  /// Calls it with the sender, as the type of its argument wants it.
  @MainActor func call(_ object: AnyObject, _ sender: Any?) {
    let object = Unmanaged.passUnretained(object).toOpaque()
    guard let arguments, !arguments.isEmpty else { return cuikit_call(address, object, nil) }
    switch arguments.split(separator: ",").first {
    // An `Any` is passed by its address.
    case "Any":
      var boxed: Any = sender ?? ()
      withUnsafeMutablePointer(to: &boxed) { cuikit_call(address, object, $0) }
    case "Any?", "Swift.Optional<Any>":
      var boxed = sender
      withUnsafeMutablePointer(to: &boxed) { cuikit_call(address, object, $0) }
    default:
      guard let sender = sender as AnyObject? else { return }
      cuikit_call(address, object, Unmanaged.passUnretained(sender).toOpaque())
    }
  }
}

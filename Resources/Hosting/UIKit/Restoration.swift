import Foundation

/// What an app encodes of its state, by its own keys, and decodes in a later process.
final class RestorationCoder: NSCoder {
  var values: [String: Any]
  init(_ values: [String: Any] = [:]) {
    self.values = values
    super.init()
  }
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  override func encode(_ object: Any?, forKey key: String) { values[key] = object }
  override func encode(_ value: Int, forKey key: String) { values[key] = value }
  override func encode(_ value: Bool, forKey key: String) { values[key] = value }
  override func encode(_ value: Double, forKey key: String) { values[key] = value }
  override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
  override func decodeObject(forKey key: String) -> Any? { values[key] }
  override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
  override func decodeFloat(forKey key: String) -> Float {
    Float(values[key] as? Double ?? 0)
  }
}

/// What the system keeps for the app, and not the app itself: it survives the process, in a file
/// beside the app's own folders.
@MainActor enum SystemState {
  private static let path = NSHomeDirectory() + "/.system-state.plist"
  private static var all: [String: Any] = {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }()

  static func value(_ key: String) -> [String: Any]? { all[key] as? [String: Any] }

  /// Keeps what a property list can hold.
  static func keep(_ value: [String: Any]?, _ key: String) {
    let kept = value?.filter { PropertyListSerialization.propertyList($0.value, isValidFor: .xml) }
    all[key] = kept
    let data = try? PropertyListSerialization.data(
      fromPropertyList: all, format: .xml, options: 0)
    try? data?.write(to: URL(fileURLWithPath: path))
  }

  /// Lets the app encode into what is kept under a key.
  static func encode(_ key: String, _ body: (NSCoder) -> Void) {
    let coder = RestorationCoder()
    body(coder)
    keep(coder.values, key)
  }
  static func decoder(_ key: String) -> NSCoder { RestorationCoder(value(key) ?? [:]) }
}

extension UIViewController {
  /// The name under which its state is kept.
  var stateKey: String { "controller \(restorationIdentifier ?? "\(type(of: self))")" }
}

extension UISceneSession {
  /// The activity that the scene's delegate has returned, for a later process, too.
  func keepActivity() {
    let activity = stateRestorationActivity
    let info = (activity?.userInfo ?? [:]).reduce(into: [String: Any]()) { list, entry in
      if let key = entry.key as? String { list[key] = entry.value }
    }
    SystemState.keep(
      activity.map { ["type": $0.activityType, "title": $0.title ?? "", "info": info] },
      "scene \(persistentIdentifier)")
  }
  func restoreActivity() {
    guard let kept = SystemState.value("scene \(persistentIdentifier)"),
      let type = kept["type"] as? String
    else { return }
    let activity = NSUserActivity(activityType: type)
    activity.title = kept["title"] as? String
    for (key, value) in kept["info"] as? [String: Any] ?? [:] {
      activity.addUserInfoEntries(from: [key: value])
    }
    stateRestorationActivity = activity
  }
}

import Foundation

/// The defaults of the app, or of a suite. What is set is in the file at once, as on iOS, where
/// another process keeps it: a kill loses nothing. Foundation's own would write its whole property
/// list for each message.
final class Defaults: UserDefaults {
  nonisolated(unsafe) static let app = Defaults(file: DefaultsFile.own)
  nonisolated(unsafe) private static var suites: [String: Defaults] = [:]
  private static let lock = NSLock()

  private let file: DefaultsFile
  private let lock = NSLock()
  private var values: [String: Any]
  private var registered: [String: Any] = [:]
  /// The values of the keys that were set since the last report, as they were before.
  private var before: [String: Any?] = [:]

  private init(file: DefaultsFile) {
    self.file = file
    values = file.read()
    super.init(suiteName: nil)!
  }

  /// The same defaults for each name, as two of them have the same values.
  static func suite(_ name: String?) -> Defaults {
    guard let name, name != DefaultsFile.own.name else { return app }
    return lock.withLock {
      if let known = suites[name] { return known }
      let suite = Defaults(file: DefaultsFile(name: name))
      suites[name] = suite
      return suite
    }
  }

  /// What was set since the last call, in the order of the keys: nil where it was removed.
  func takeChanges() -> [(key: String, value: Any?)] {
    lock.withLock {
      if before.isEmpty { return [] }
      defer { before = [:] }
      return before.keys.sorted().compactMap { key in
        let now = values[key]
        let was = before[key] ?? nil
        return DefaultsValue.line(was) == DefaultsValue.line(now) ? nil : (key, now)
      }
    }
  }

  // MARK: - Writing

  private func keep(_ value: Any?, _ key: String) {
    lock.withLock {
      if before[key] == nil { before.updateValue(values[key], forKey: key) }
      values[key] = value
      file.append(key, value, all: values)
    }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func set(_ value: Any?, forKey key: String) {
    guard let value = value.flatMap(DefaultsValue.native) else { return keep(nil, key) }
    guard DefaultsValue.isAllowed(value) else {
      fatalError("Attempt to insert non-property list object \(value) for key \(key)")
    }
    keep(value, key)
  }
  override func set(_ value: Int, forKey key: String) { keep(value, key) }
  override func set(_ value: Bool, forKey key: String) { keep(value, key) }
  override func set(_ value: Double, forKey key: String) { keep(value, key) }
  override func set(_ value: Float, forKey key: String) { keep(Double(value), key) }
  override func set(_ url: URL?, forKey key: String) { keep(url?.absoluteString, key) }
  override func removeObject(forKey key: String) { keep(nil, key) }
  override func register(defaults: [String: Any]) {
    let native = defaults.compactMapValues(DefaultsValue.native)
    lock.withLock { registered.merge(native) { $1 } }
  }
  override func synchronize() -> Bool { true }

  // MARK: - Reading

  override func object(forKey key: String) -> Any? {
    lock.withLock { values[key] ?? registered[key] }
  }
  override func dictionaryRepresentation() -> [String: Any] {
    lock.withLock { registered.merging(values) { $1 } }
  }
  override func integer(forKey key: String) -> Int {
    object(forKey: key) as? Int ?? Int(exactly: number(key).rounded(.towardZero)) ?? 0
  }
  override func double(forKey key: String) -> Double { number(key) }
  override func float(forKey key: String) -> Float { Float(number(key)) }
  override func bool(forKey key: String) -> Bool {
    guard let text = object(forKey: key) as? String else { return number(key) != 0 }
    return (text as NSString).boolValue
  }
  override func string(forKey key: String) -> String? {
    switch object(forKey: key) {
    case let text as String: text
    case let bool as Bool: bool ? "1" : "0"
    case let number as Int: "\(number)"
    case let number as Double: "\(NSNumber(value: number))"
    default: nil
    }
  }
  override func url(forKey key: String) -> URL? {
    guard let text = object(forKey: key) as? String else { return nil }
    return URL(string: text)
  }

  private func number(_ key: String) -> Double {
    switch object(forKey: key) {
    case let bool as Bool: bool ? 1 : 0
    case let number as Int: Double(number)
    case let number as Double: number
    case let text as String: (text as NSString).doubleValue
    default: 0
    }
  }

  // MARK: - Domains

  override func persistentDomain(forName name: String) -> [String: Any]? {
    let domain = Defaults.suite(name)
    return domain.lock.withLock { domain.values.isEmpty ? nil : domain.values }
  }
  override func setPersistentDomain(_ values: [String: Any], forName name: String) {
    removePersistentDomain(forName: name)
    for (key, value) in values { Defaults.suite(name).set(value, forKey: key) }
  }
  override func removePersistentDomain(forName name: String) {
    let domain = Defaults.suite(name)
    for key in domain.lock.withLock({ Array(domain.values.keys) }) {
      domain.removeObject(forKey: key)
    }
  }
}

// Called in the place of `UserDefaults.standard` and `UserDefaults(suiteName:)`: see
// CUIKit/InApp.c.
@_silgen_name("uikit_standard_defaults") public func standardDefaults() -> UserDefaults {
  Defaults.app
}
@_silgen_name("uikit_suite_defaults") public func suiteDefaults(
  _ name: consuming String?
) -> UserDefaults? { Defaults.suite(name) }

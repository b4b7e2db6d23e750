
/// One line of the log.
enum LifecycleLine {
  private nonisolated static let app: String = {
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "App"
    return name.contains(" ") ? "\"\(name)\"" : name
  }()

  nonisolated static func write(_ receiver: String, _ message: String) {
    let seconds = String(format: "%.3f", Date().timeIntervalSince1970)
    NSLog("%@", "[lifecycle] \(seconds) \(app) \(receiver) \(message)")
  }
}

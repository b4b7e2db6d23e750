import Lifecycle
import Sessions

extension Simulation {
  /// A message as it is compared with a real log's line.
  func logLine(_ message: Message) -> String {
    logLine(message.app, text.receiver(message), selector(message))
  }

  /// The logger counts an app's scenes from its start, and the model as long as the device is on.
  /// So of an app that has one window the number says nothing.
  func logLine(_ app: AppID, _ receiver: String, _ selector: String) -> String {
    let hasMany = setup.apps[Int(app.raw)].traits.kind.multipleWindows
    let receiver = hasMany ? receiver[...] : receiver.prefix { $0 != "#" }
    return "\(text.name(app)) \(receiver) \(selector)"
  }
}

import Lifecycle
import Sessions

/// The lines of a real log that stand for messages, spelled as those of the model are.
struct ComparedLog: Sendable {
  let lines: [RealLog.Line]
  private(set) var texts: [String] = []
  /// Where an app's process begins that is not its first one.
  let starts: [ProcessStarts.Start]
  let isTimed: Bool
  private let simulation: Simulation
  private let isNumbered: Bool

  /// Times after which an app in the background may be suspended, the shortest first.
  static let untilSuspended: [UInt32] = [10_000, 60_000, 600_000]

  /// `apps` has the app of each line.
  init(_ lines: [RealLog.Line], of apps: [AppID], isNumbered: Bool, _ simulation: Simulation) {
    self.lines = lines
    self.simulation = simulation
    self.isNumbered = isNumbered
    isTimed = lines.contains { $0.time != lines[0].time }
    starts = ProcessStarts(lines, apps, isTimed: isTimed).starts
    texts = zip(lines, apps).map { text($1, $0.receiver, $0.selector) }
  }

  /// A message as it is compared with a line.
  func text(_ message: Message) -> String {
    text(message.app, simulation.text.receiver(message), simulation.selector(message))
  }

  /// The logger counts an app's scenes from its start, and the model as long as the device is on.
  /// So of an app that has one window the number says nothing.
  private func text(_ app: AppID, _ receiver: String, _ selector: String) -> String {
    let hasMany = simulation.setup.apps[Int(app.raw)].traits.kind.multipleWindows
    let receiver = hasMany && isNumbered ? receiver[...] : receiver.prefix { $0 != "#" }
    return "\(simulation.text.name(app)) \(receiver) \(selector)"
  }
}

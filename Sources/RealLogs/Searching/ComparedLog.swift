import Lifecycle
import Sessions

/// The lines of a real log that stand for messages, spelled as those of the model are.
struct ComparedLog: Sendable {
  let lines: [RealLog.Line]
  /// The app of each line.
  let apps: [AppID]
  private(set) var texts: [String] = []
  /// The same as numbers, which are compared faster.
  private(set) var numbers: [Int] = []
  private var numberOf: [String: Int] = [:]
  /// Where an app's process begins that is not its first one.
  let starts: [ProcessStarts.Start]
  let isTimed: Bool
  let receivers: ReceiverSet
  private let simulation: Simulation
  private let isNumbered: Bool
  /// The messages that the log has; nil where it could have all.
  private var heard: Set<String>?

  /// Times after which an app in the background may be suspended, the shortest first.
  static let untilSuspended: [UInt32] = [10_000, 60_000, 600_000]

  /// Where `hasAll` is false, a message that the log never has is
  /// none of the app's methods, and is not compared.
  init(
    _ lines: [RealLog.Line], of apps: [AppID], hasAll: Bool, _ simulation: Simulation
  ) {
    self.lines = lines
    self.apps = apps
    self.simulation = simulation
    isNumbered = lines.isNumbered
    receivers = lines.receivers
    isTimed = lines.contains { $0.time != lines[0].time }
    starts = ProcessStarts(lines, apps, isTimed: isTimed).starts
    texts = zip(lines, apps).map { text($1, $0.receiver, $0.selector) }
    for text in texts {
      let number = numberOf[text] ?? numberOf.count
      numberOf[text] = number
      numbers.append(number)
    }
    if !hasAll { heard = Set(texts) }
  }

  /// A message as it is compared with a line.
  func text(_ message: Message) -> String {
    text(message.app, simulation.text.receiver(message), simulation.selector(message))
  }

  /// A message's number; one that no line has is no line's.
  func number(_ message: Message) -> Int { numberOf[text(message)] ?? -1 }

  /// What a line costs that no message explains.
  func cost(ofExtra place: Int) -> Int {
    let isDoubled =
      place > 0 && numbers[place - 1] == numbers[place]
      || place + 1 < numbers.count && numbers[place + 1] == numbers[place]
    return isDoubled ? StoryCost.doubled : StoryCost.extra
  }

  /// The messages among some events that the log could have.
  func sent(_ events: some Sequence<Event>) -> [Message] {
    let shown = simulation.setup.shown(events)
    guard let heard else { return shown }
    return shown.filter { heard.contains(text($0)) }
  }

  /// The logger counts an app's scenes from its start, and the model as long as the device is on.
  /// So of an app that has one window the number says nothing.
  private func text(_ app: AppID, _ receiver: String, _ selector: String) -> String {
    let hasMany = simulation.setup.apps[Int(app.raw)].traits.kind.multipleWindows
    let receiver = hasMany && isNumbered ? receiver[...] : receiver.prefix { $0 != "#" }
    return "\(simulation.text.name(app)) \(receiver) \(selector)"
  }
}

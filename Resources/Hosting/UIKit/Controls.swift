import Foundation

@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  private var actions: [(events: Event, call: @MainActor (UIControl) -> Void)] = []
  public var isEnabled = true { didSet { Screen.change() } }
  public var isSelected = false
  public var isHighlighted = false

  public func addTarget(_ target: Any?, action: Selector, for events: Event) {
    weak let target = target as AnyObject?
    actions.append((events, { sender in action.call(target, sender) }))
  }
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    actions.removeAll { events.contains($0.events) }
  }
  public func addAction(_ action: UIAction, for events: Event) {
    actions.append((events, { sender in action.perform(sender) }))
  }
  public func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) { action.call(self) }
  }
  /// Calls what the storyboard or the app's code has connected.
  func connect(_ events: Event, _ call: @escaping @MainActor (UIControl) -> Void) {
    actions.append((events, call))
  }
}

@preconcurrency @MainActor open class UIAction: NSObject {
  public struct Identifier: Hashable, Sendable {
    public init(_ name: String) {}
  }
  public var title: String
  public private(set) var sender: Any?
  private let handler: @MainActor (UIAction) -> Void
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.handler = handler
    super.init()
  }
  func perform(_ sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  public struct Configuration: Sendable {
    public var title: String?
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
  }
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  public var configuration: Configuration? { didSet { Screen.change() } }
  private var title: String?
  public var currentTitle: String? { title ?? configuration?.title }

  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    adopt(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    adopt(primaryAction)
  }
  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if title == nil, !action.title.isEmpty { title = action.title }
    addAction(action, for: .touchUpInside)
  }
  public func setTitle(_ title: String?, for state: State) {
    if state == .normal { self.title = title }
    Screen.change()
  }
  public func title(for state: State) -> String? { title }
  public func setTitleColor(_ color: UIColor?, for state: State) {}
  public func setImage(_ image: UIImage?, for state: State) {}
  package override var element: Screen.Element? {
    Screen.Element(kind: "button", state: isEnabled ? "on" : "off", text: currentTitle ?? "Button")
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard isEnabled, verb == "tap" else { return false }
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }
}

@preconcurrency @MainActor open class UISwitch: UIControl {
  public var isOn = false { didSet { Screen.change() } }
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
  package override var element: Screen.Element? {
    Screen.Element(kind: "switch", state: isOn ? "on" : "off", text: accessibilityLabel ?? "")
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard isEnabled else { return false }
    isOn = verb == "tap" ? !isOn : verb == "on"
    sendActions(for: .valueChanged)
    return true
  }
}

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  private var titles: [String] = []
  public var selectedSegmentIndex = -1 { didSet { Screen.change() } }
  public var numberOfSegments: Int { titles.count }
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { "\($0)" }
  }
  public func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }
  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    if titles.indices.contains(index) { titles[index] = title ?? "" }
    Screen.change()
  }
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(index, titles.count))
    Screen.change()
  }
  public func removeAllSegments() { titles = [] }
  package override var element: Screen.Element? {
    Screen.Element(
      kind: "segments", state: "\(selectedSegmentIndex)", text: titles.joined(separator: "\t"))
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard isEnabled, let index = Int(verb == "select" ? value : verb),
      titles.indices.contains(index)
    else { return false }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    return true
  }
}

@preconcurrency @MainActor open class UISlider: UIControl {
  public var value: Float = 0 { didSet { Screen.change() } }
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  package override var element: Screen.Element? {
    Screen.Element(kind: "slider", state: isEnabled ? "on" : "off", text: "\(value)")
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard isEnabled, let number = Float(value) else { return false }
    self.value = min(max(number, minimumValue), maximumValue)
    sendActions(for: .valueChanged)
    return true
  }
}
@preconcurrency @MainActor open class UIStepper: UIControl {
  public var value: Double = 0 { didSet { Screen.change() } }
  public var minimumValue: Double = 0
  public var maximumValue: Double = 100
  public var stepValue: Double = 1
  package override var element: Screen.Element? {
    Screen.Element(kind: "segments", state: "-1", text: "−\t+")
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard isEnabled, let part = Int(value), verb == "select" else { return false }
    let step = part == 0 ? -stepValue : stepValue
    self.value = min(max(self.value + step, minimumValue), maximumValue)
    sendActions(for: .valueChanged)
    return true
  }
}

import Foundation

@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
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
  open var isSelected = false { didSet { Screen.change() } }
  open var isHighlighted = false
  public var state: State { isEnabled ? isSelected ? .selected : .normal : .disabled }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center
  public var contentVerticalAlignment = ContentVerticalAlignment.center
  public var showsMenuAsPrimaryAction = false

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

@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  public struct Configuration {
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var baseBackgroundColor: UIColor?
    public var baseForegroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var showsActivityIndicator = false
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
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
    if state == .selected { selectedTitle = title }
    Screen.change()
  }
  private var selectedTitle: String?
  private var images: [UInt: UIImage] = [:]
  public func title(for state: State) -> String? {
    state == .selected ? selectedTitle ?? title : title
  }
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }
  public func attributedTitle(for state: State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }
  public func setTitleColor(_ color: UIColor?, for state: State) {}
  public func titleColor(for state: State) -> UIColor? { .systemBlue }
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  public func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    Screen.change()
  }
  public func image(for state: State) -> UIImage? { images[state.rawValue] }
  public var currentImage: UIImage? { images[state.rawValue] ?? images[0] ?? configuration?.image }
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    if state == .normal { background = image }
    Screen.change()
  }
  public func backgroundImage(for state: State) -> UIImage? { background }
  public var currentBackgroundImage: UIImage? { background }
  private var background: UIImage?
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  public var contentEdgeInsets = UIEdgeInsets.zero
  public var titleEdgeInsets = UIEdgeInsets.zero
  public var imageEdgeInsets = UIEdgeInsets.zero
  public var adjustsImageWhenHighlighted = true
  public var menu: UIMenu? { didSet { Screen.change() } }
  public var changesSelectionAsPrimaryAction = false
  public var configurationUpdateHandler: ((UIButton) -> Void)?
  public func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  override var shownSubviews: [UIView] { (menu?.buttons ?? []) + subviews }
  /// What it shows: its title, else the name of its picture.
  private var shownTitle: String {
    let own = isSelected ? selectedTitle ?? currentTitle : currentTitle
    if let own, !own.isEmpty { return own }
    if let label = titleLabel?.text, !label.isEmpty { return label }
    return currentImage?.name ?? background?.name ?? accessibilityLabel ?? "Button"
  }
  package override var element: Screen.Element? {
    Screen.Element(kind: "button", state: isEnabled ? "on" : "off", text: shownTitle)
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
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public var title: String?
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
  package override var element: Screen.Element? {
    Screen.Element(
      kind: "switch", state: isOn ? "on" : "off", text: title ?? accessibilityLabel ?? "")
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
  public func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insertSegment(withTitle: image?.name, at: index, animated: animated)
  }
  public func removeSegment(at index: Int, animated: Bool) {
    if titles.indices.contains(index) { titles.remove(at: index) }
    Screen.change()
  }
  public func removeAllSegments() {
    titles = []
    Screen.change()
  }
  public var selectedSegmentTintColor: UIColor?
  public var isMomentary = false
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  public func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
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
  public var isContinuous = true
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public func setThumbImage(_ image: UIImage?, for state: State) {}
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
  public var wraps = false
  public var autorepeat = true
  public var isContinuous = true
  package override var element: Screen.Element? {
    Screen.Element(kind: "segments", state: "-1", text: "−\t+")
  }
  package override func control(_ verb: String, _ value: String) -> Bool {
    guard isEnabled, let part = Int(value), verb == "select" else { return false }
    let step = part == 0 ? -stepValue : stepValue
    let next = self.value + step
    if wraps, next > maximumValue {
      self.value = minimumValue
    } else if wraps, next < minimumValue {
      self.value = maximumValue
    } else {
      self.value = min(max(next, minimumValue), maximumValue)
    }
    sendActions(for: .valueChanged)
    return true
  }
}

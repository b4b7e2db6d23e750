/// What the sources of an app say of it, in the words of a session's header.
public struct SourceTraits: Equatable, Sendable {
  /// `scenes`, `app-delegate` or `swiftui` first.
  public var words: [String]
  /// The delegate methods that the app implements, in the order of the sources.
  public var methods: [String]

  /// `storyboard` is the text of the main storyboard, where the app has one.
  public init(_ outlines: [SourceOutline], storyboard: [UInt8]? = nil) {
    let types = outlines.flatMap(\.types)
    let names = outlines.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    func conforms(_ name: String) -> Bool { types.contains { $0.inherits.contains(name) } }
    let known = Set(DelegateMethods.application + DelegateMethods.scene)
    methods = types.flatMap(\.methods).map(\.selector).filter(known.contains)

    let isSwiftUI = types.contains { $0.isMain && $0.inherits.contains("App") }
    let hasScenes = conforms("UIWindowSceneDelegate") || conforms("UISceneDelegate")
    words = [isSwiftUI ? "swiftui" : hasScenes ? "scenes" : "app-delegate"]
    if isSwiftUI {
      if names.contains("@UIApplicationDelegateAdaptor") { words.append("delegate-adaptor") }
      if names.contains("@SceneStorage") { words.append("scene-storage") }
      if names.contains("@AppStorage") { words.append("app-storage") }
      if names.contains("backgroundTask") { words.append("background-task-modifier") }
    }
    let tasks = [("BGAppRefreshTaskRequest", "refresh"), ("BGProcessingTaskRequest", "processing")]
    let used = tasks.filter { names.contains($0.0) }.map(\.1)
    if !used.isEmpty { words.append("tasks:" + used.joined(separator: ",")) }
    for (method, word) in SourceTraits.byMethod
    where methods.contains(method) && !words.contains(word) { words.append(word) }
    if conforms("UNUserNotificationCenterDelegate") { words.append("notification-delegate") }
    if names.contains("isIdleTimerDisabled") { words.append("idle-timer-disabled") }
    if !isSwiftUI { words += RootController.traits(outlines, storyboard: storyboard) }
  }

  private static let byMethod = [
    ("application(_:willFinishLaunchingWithOptions:)", "will-finish-launching"),
    ("application(_:configurationForConnecting:options:)", "configuration-for-connecting"),
    ("application(_:shouldSaveApplicationState:)", "state-restoration"),
    ("application(_:shouldSaveSecureApplicationState:)", "state-restoration"),
    ("stateRestorationActivity(for:)", "state-restoration"),
    ("applicationProtectedDataWillBecomeUnavailable(_:)", "protected-data"),
    ("applicationProtectedDataDidBecomeAvailable(_:)", "protected-data"),
    ("applicationSignificantTimeChange(_:)", "significant-time-change"),
    ("windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", "scene-updates"),
  ]
}

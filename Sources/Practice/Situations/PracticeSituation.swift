import Lifecycle
import Sessions

/// Something that happens to an app in a state of the device, and what the app's delegates receive
/// of it: what a question can be asked about.
public struct PracticeSituation: Sendable {
  /// A shortest way there from a new device.
  public let way: [Action]
  public let cause: Action
  /// The word of a session for the cause.
  public let word: String
  public let before: Device
  public let after: Device
  /// What the delegates of the app receive.
  public let received: [MessageToken]
  /// What those of another app receive.
  public let receivedByOther: [MessageToken]
  /// The app that is asked about.
  public let app: AppID

  /// The app that is asked about in the bank.
  public static let app = AppID(0)
  /// The other one there.
  public static let other = AppID(1)

  public var actions: [Action] { way + [cause] }
  public var stateBefore: LifecycleState { LifecycleState(before[app]) }
  public var stateAfter: LifecycleState { LifecycleState(after[app]) }
  var methods: PathMethods { PathMethods(before[app].kind.architecture) }

  /// Whether a session of the app is kept that had a scene before.
  var hadScene: Bool { before.scenes(of: app).contains { !$0.isNew } }

  /// Whether the cause is an overlay: what is in front stays on the screen.
  var addsOverlay: Bool {
    switch cause {
    case .controlCenter, .notificationCenter, .systemAlert, .call, .interruption, .switcher: true
    default: false
    }
  }
}

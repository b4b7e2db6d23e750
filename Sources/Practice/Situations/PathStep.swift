import Lifecycle

/// A step of an app's life, whichever method its delegates receive for it. Misconceptions are about
/// steps, so they hold for apps with scenes and without.
public enum PathStep: Sendable {
  case launch, connect, foreground, active, resign, background, disconnect, discard, warning
  case terminate
}

/// A message as an answer names it: who receives it, and which method is called.
public struct Token: Hashable, Sendable {
  public let receiver: Receiver
  public let selector: String

  public init(_ receiver: Receiver, _ selector: String) {
    self.receiver = receiver
    self.selector = selector
  }
}

/// The methods that the delegates of an app receive for its steps.
struct PathMethods: Sendable {
  private let tokens: [PathStep: Token]
  private let steps: [Token: PathStep]

  init(_ architecture: AppKind.Architecture) {
    var tokens = PathMethods.common
    let more = architecture == .scenes ? PathMethods.scenes : PathMethods.appDelegate
    tokens.merge(more) { $1 }
    self.tokens = tokens
    steps = Dictionary(uniqueKeysWithValues: tokens.map { ($1, $0) })
  }

  /// Nil where such an app has no method for the step.
  subscript(step: PathStep) -> Token? { tokens[step] }
  /// Nil where the method is no step of the path.
  func step(of token: Token) -> PathStep? { steps[token] }

  private static let common: [PathStep: Token] = [
    .launch: Token(.appDelegate, "application(_:didFinishLaunchingWithOptions:)"),
    .warning: Token(.appDelegate, "applicationDidReceiveMemoryWarning(_:)"),
    .terminate: Token(.appDelegate, "applicationWillTerminate(_:)"),
  ]

  private static let scenes: [PathStep: Token] = [
    .connect: Token(.sceneDelegate, "scene(_:willConnectTo:options:)"),
    .foreground: Token(.sceneDelegate, "sceneWillEnterForeground(_:)"),
    .active: Token(.sceneDelegate, "sceneDidBecomeActive(_:)"),
    .resign: Token(.sceneDelegate, "sceneWillResignActive(_:)"),
    .background: Token(.sceneDelegate, "sceneDidEnterBackground(_:)"),
    .disconnect: Token(.sceneDelegate, "sceneDidDisconnect(_:)"),
    .discard: Token(.appDelegate, "application(_:didDiscardSceneSessions:)"),
  ]

  private static let appDelegate: [PathStep: Token] = [
    .foreground: Token(.appDelegate, "applicationWillEnterForeground(_:)"),
    .active: Token(.appDelegate, "applicationDidBecomeActive(_:)"),
    .resign: Token(.appDelegate, "applicationWillResignActive(_:)"),
    .background: Token(.appDelegate, "applicationDidEnterBackground(_:)"),
  ]
}

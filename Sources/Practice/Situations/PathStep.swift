import Lifecycle

/// A step of an app's life, whichever method its delegates receive for it. Misconceptions are about
/// steps, so they hold for apps with scenes and without.
public enum PathStep: CaseIterable, Sendable {
  case launch, connect, foreground, active, resign, background, disconnect, discard, terminate
  case warning
}

/// A message as an answer names it: its receiver and its method.
public struct MessageToken: Hashable, Sendable {
  public let receiver: Receiver
  public let selector: String

  public init(_ receiver: Receiver, _ selector: String) {
    self.receiver = receiver
    self.selector = selector
  }
}

/// The methods that the delegates of an app receive for its steps.
struct PathMethods: Sendable {
  private let tokens: [PathStep: MessageToken]
  private let steps: [MessageToken: PathStep]

  init(_ architecture: AppKind.Architecture) {
    var tokens = PathMethods.common
    let more = architecture == .scenes ? PathMethods.scenes : PathMethods.appDelegate
    tokens.merge(more) { $1 }
    self.tokens = tokens
    steps = Dictionary(uniqueKeysWithValues: tokens.map { ($1, $0) })
  }

  /// Nil where such an app has no method for the step.
  subscript(step: PathStep) -> MessageToken? { tokens[step] }
  /// Nil where the method is no step of the path.
  func step(of token: MessageToken) -> PathStep? { steps[token] }

  /// All of them, in the order of the path.
  var inOrder: [MessageToken] { PathStep.allCases.compactMap { tokens[$0] } }

  private static let common: [PathStep: MessageToken] = [
    .launch: MessageToken(.appDelegate, "application(_:didFinishLaunchingWithOptions:)"),
    .warning: MessageToken(.appDelegate, "applicationDidReceiveMemoryWarning(_:)"),
    .terminate: MessageToken(.appDelegate, "applicationWillTerminate(_:)"),
  ]

  private static let scenes: [PathStep: MessageToken] = [
    .connect: MessageToken(.sceneDelegate, "scene(_:willConnectTo:options:)"),
    .foreground: MessageToken(.sceneDelegate, "sceneWillEnterForeground(_:)"),
    .active: MessageToken(.sceneDelegate, "sceneDidBecomeActive(_:)"),
    .resign: MessageToken(.sceneDelegate, "sceneWillResignActive(_:)"),
    .background: MessageToken(.sceneDelegate, "sceneDidEnterBackground(_:)"),
    .disconnect: MessageToken(.sceneDelegate, "sceneDidDisconnect(_:)"),
    .discard: MessageToken(.appDelegate, "application(_:didDiscardSceneSessions:)"),
  ]

  private static let appDelegate: [PathStep: MessageToken] = [
    .foreground: MessageToken(.appDelegate, "applicationWillEnterForeground(_:)"),
    .active: MessageToken(.appDelegate, "applicationDidBecomeActive(_:)"),
    .resign: MessageToken(.appDelegate, "applicationWillResignActive(_:)"),
    .background: MessageToken(.appDelegate, "applicationDidEnterBackground(_:)"),
  ]
}

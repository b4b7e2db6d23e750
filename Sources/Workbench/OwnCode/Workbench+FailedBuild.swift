import Lifecycle
import Sessions
import Texts

// Apps whose code was never built cannot be opened: what they would do is not known.
extension Workbench {
  /// The apps that wait for their code.
  public var unbuiltApps: [AppID] {
    guard ownCode.failed != nil else { return [] }
    let apps = simulation.setup.apps
    return apps.indices.filter { apps[$0].traits.host != nil }.map { AppID(UInt8($0)) }
  }

  /// Says which code was not built, and what leads on.
  public mutating func sayWhatFailed() {
    if let app = unbuiltApps.first { sayWhatFailed(app) }
  }

  /// The apps run as the model has them, without their code.
  public mutating func goOnWithoutCode() {
    let names = Lists.and(unbuiltApps.map { simulation.text.apps[Int($0.raw)] })
    ownCode.failed = nil
    say(localized("hosting.without-code", ["apps": names]), next: .rebuild)
  }

  /// Whether a step is not done, since it would start an app whose code was not built, or bring it
  /// to the front. It says why.
  mutating func awaitsCode(_ step: Step) -> Bool {
    guard ownCode.failed != nil, case .act(let action, _) = step else { return false }
    let after = simulation.timeline.kernel.after(action)
    guard after.refusal == nil else { return false }
    let begins = unbuiltApps.first { app in
      let starts =
        device[app].process == .notRunning && after.kernel.device[app].process != .notRunning
      return starts
        || after.kernel.device.visible?.contains(app) == true
          && device.visible?.contains(app) != true
    }
    guard let begins else { return false }
    sayWhatFailed(begins)
    return true
  }

  private mutating func sayWhatFailed(_ app: AppID) {
    guard let failed = ownCode.failed else { return }
    let text = Lists.colon(simulation.text.apps[Int(app.raw)], failed.shortReason)
    notice = Notice(
      kind: .refusal,
      sentences: [
        Notice.Sentence(text, next: .rebuild),
        Notice.Sentence("", next: .withoutCode),
      ])
  }
}

import Lifecycle
import Texts

// The overlays of the screen: each has three texts in `overlays.texts`, which an interruption needs
// only two of.
extension SessionText {
  /// In words for a sentence.
  public func name(_ overlay: Overlay) -> String {
    localized("overlays.\(overlay.textKey)", values(overlay))
  }

  /// Without an article, for a title.
  public func title(_ overlay: Overlay) -> String {
    if case .interruption(let interruption) = overlay { return name(interruption) }
    return localized("overlays.title-\(overlay.textKey)", values(overlay))
  }

  /// With a definite article, for one that was on the screen before: `the call`.
  public func definite(_ overlay: Overlay) -> String {
    localized("overlays.the-\(overlay.textKey)", values(overlay))
  }

  public func name(_ interruption: Interruption) -> String {
    localized("overlays.\(interruption.textKey)")
  }

  private func values(_ overlay: Overlay) -> KeyValuePairs<String, String> {
    overlay.app.map { ["app": name($0)] } ?? [:]
  }
}

extension Overlay {
  fileprivate var textKey: String {
    switch self {
    case .controlCenter: "control-center"
    case .notificationCenter: "notification-center"
    case .systemAlert: "system-alert"
    case .interruption(let interruption): interruption.textKey
    case .localAlert: "local-alert"
    case .remoteAlert: "remote-alert"
    case .call: "call"
    case .powerOffer: "power-offer"
    }
  }
}

extension Interruption {
  fileprivate var textKey: String {
    switch self {
    case .permission: "permission"
    case .biometric: "biometric"
    case .siri: "siri"
    case .textMessage: "text-message"
    case .calendarAlert: "calendar-alert"
    }
  }
}

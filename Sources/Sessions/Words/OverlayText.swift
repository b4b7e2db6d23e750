import Lifecycle
import Texts

// The overlays of the screen, by their cases' names in `overlays.texts`.
extension SessionText {
  /// In words for a sentence.
  public func name(_ overlay: Overlay) -> String {
    if case .interruption(let interruption) = overlay { return name(interruption) }
    return localized("overlays.\(TextKey.of(overlay))", values(overlay))
  }

  /// Without an article, for a title.
  public func title(_ overlay: Overlay) -> String {
    if case .interruption(let interruption) = overlay { return name(interruption) }
    return localized("overlays.title-\(TextKey.of(overlay))", values(overlay))
  }

  /// With a definite article, for one that was on the screen before: `the call`.
  public func definite(_ overlay: Overlay) -> String {
    if case .interruption(let interruption) = overlay {
      return localized("overlays.the-\(TextKey.of(interruption))")
    }
    return localized("overlays.the-\(TextKey.of(overlay))", values(overlay))
  }

  public func name(_ interruption: Interruption) -> String {
    localized("overlays.\(TextKey.of(interruption))")
  }

  private func values(_ overlay: Overlay) -> KeyValuePairs<String, String> {
    overlay.app.map { ["app": name($0)] } ?? [:]
  }
}

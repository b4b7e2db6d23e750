import Lifecycle
import Texts

// What lies over the screen, by its case's name in `covers.texts`.
extension SessionText {
  /// In words for a sentence.
  public func name(_ overlay: Overlay) -> String {
    if case .interruption(let interruption) = overlay { return name(interruption) }
    return localized("covers.\(TextKey.of(overlay))", values(overlay))
  }

  /// Without an article, for a title.
  public func title(_ overlay: Overlay) -> String {
    if case .interruption(let interruption) = overlay { return name(interruption) }
    return localized("covers.title-\(TextKey.of(overlay))", values(overlay))
  }

  public func name(_ interruption: Interruption) -> String {
    localized("covers.\(TextKey.of(interruption))")
  }

  private func values(_ overlay: Overlay) -> KeyValuePairs<String, String> {
    overlay.app.map { ["app": name($0)] } ?? [:]
  }
}

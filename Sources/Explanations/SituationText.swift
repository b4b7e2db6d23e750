import Lifecycle
import Sessions
import Texts

/// A situation in a sentence: what is in front, and what overlays it.
struct SituationText {
  let text: SessionText

  func sentence(_ device: Device) -> String {
    let situation = device.situation
    if !situation.isOn { return localized("situation.off") }
    var sentence = situation.isLocked ? localized("situation.locked") : front(device)
    if situation.isSwitching {
      sentence = localized("situation.switching", ["situation": sentence])
    }
    if !situation.overlays.isEmpty {
      sentence = localized(
        "situation.covered", ["situation": sentence, "covers": overlays(situation)])
    }
    if let banner = situation.banner {
      sentence = localized(
        "situation.with-banner", ["situation": sentence, "banner": words(banner)])
    }
    return sentence
  }

  /// All that overlays the screen, the topmost last.
  func overlays(_ situation: Situation) -> String {
    Lists.and(situation.overlays.map(text.name))
  }

  /// The windows in front, with an overlay or without; nil where there are none.
  func windows(_ device: Device) -> String? {
    device.visible.map { names($0, device) }
  }

  private func names(_ card: Card, _ device: Device) -> String {
    Lists.and([card.left, card.right].compactMap { $0 }.map { name($0, device) })
  }

  func name(_ window: SceneID, _ device: Device) -> String {
    let hasScenes = device[window.app].kind.architecture == .scenes
    return hasScenes ? text.window(window) : text.name(window.app)
  }

  func words(_ banner: Banner) -> String {
    switch banner {
    case .call: localized("situation.banner-of-call")
    case .notification(let app): localized("situation.banner-of-app", ["app": text.name(app)])
    case .interruption(let interruption):
      localized("situation.banner", ["what": text.name(interruption)])
    }
  }

  private func front(_ device: Device) -> String {
    switch device.situation.front {
    case .home:
      guard let aside = device.situation.aside else { return localized("situation.home") }
      return localized("situation.aside", ["windows": names(aside, device)])
    case .system(.phone, _): return localized("situation.call")
    case .system(.messages, _): return localized("situation.messages")
    case .system(.calendar, _): return localized("situation.calendar")
    case .card(let card):
      guard let right = card.right else {
        return localized("situation.front", ["app": text.name(card.left.app)])
      }
      var key = "situation.side-by-side"
      if device.traits.contains(.windowed) {
        key = device.situation.splitIsUneven ? "situation.one-hides" : "situation.overlapping"
      }
      return localized(
        key, ["left": text.window(card.left), "right": text.window(right)])
    }
  }
}

/// Sentences as a language writes them.
enum Words {
  private static let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]

  /// With a capital and a full stop.
  static func sentence(_ text: String) -> String {
    guard let first = text.first, let last = text.last else { return text }
    let end = ends.contains(last) ? "" : localized("lists.full-stop")
    return first.uppercased() + text.dropFirst() + end
  }
}

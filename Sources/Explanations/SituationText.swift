import Lifecycle
import Sessions

/// A situation in a sentence: what is in front, and what lies over it.
struct SituationText {
  let text: SessionText

  func sentence(_ device: Device) -> String {
    let situation = device.situation
    if !situation.isOn { return "the device is off" }
    var sentence = situation.isLocked ? "the lock screen" : front(situation)
    if situation.isSwitching { sentence += ", in the app switcher" }
    if !situation.covers.isEmpty { sentence += ", covered by \(covers(situation))" }
    if let banner = situation.banner {
      sentence += ", with \(words(banner)) at the top, which covers nothing"
    }
    return sentence
  }

  /// All that lies over the screen, the topmost last.
  func covers(_ situation: Situation) -> String {
    Words.list(situation.covers.map(text.text))
  }

  /// The windows in front, covered or not; nil where there are none.
  func windows(_ device: Device) -> String? {
    device.visible.map { card in
      Words.list([card.left, card.right].compactMap { $0 }.map { name($0, device) })
    }
  }

  func name(_ window: SceneID, _ device: Device) -> String {
    let hasScenes = device[window.app].kind.architecture == .scenes
    return hasScenes ? text.window(window) : text.name(window.app)
  }

  func words(_ banner: Banner) -> String {
    switch banner {
    case .call: "the banner of a call"
    case .notification(let app): "a banner of \(text.name(app))"
    case .interruption(let interruption): "the banner of \(text.text(interruption))"
    }
  }

  private func front(_ situation: Situation) -> String {
    switch situation.front {
    case .home: return "the home screen"
    case .system(.phone, _): return "an answered call"
    case .system(.messages, _): return "the system's messages app"
    case .system(.calendar, _): return "the system's calendar"
    case .card(let card):
      guard let right = card.right else { return "\(text.name(card.left.app)) in front" }
      return "\(text.window(card.left)) and \(text.window(right)) in front, side by side"
    }
  }
}

/// Small things of English.
enum Words {
  /// `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    if words.count == 1 { return last }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `1 message`, `3 messages`.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// With a capital and a full stop.
  static func sentence(_ text: String) -> String {
    guard let first = text.first else { return text }
    let end = text.hasSuffix(".") ? "" : "."
    return first.uppercased() + text.dropFirst() + end
  }
}

import Lifecycle
import Texts

extension LineWord {
  static let device = [
    LineWord("screen") { lines, _ in
      ([lines.capitalized(lines.situationText)] + lines.overlays, [])
    }
  ]
}

extension LineInterface {
  fileprivate var overlays: [String] {
    var lines: [String] = []
    if let banner = device.situation.banner {
      switch banner {
      case .call: lines.append(localized("linear.banner-call"))
      case .notification(let app):
        lines.append(localized("linear.banner-app", ["app": name(app)]))
      case .interruption(let kind):
        lines.append(localized("linear.banner", ["what": simulation.text.name(kind)]))
      }
    }
    if device.situation.isSwitching {
      let cards = device.cards.map { name($0) }
      lines.append(
        cards.isEmpty
          ? localized("linear.no-cards")
          : localized("linear.cards", ["cards": Lists.comma(cards)]))
    }
    for (window, look) in frontLooks {
      lines.append(Lists.colon(name(window), look.word))
    }
    return lines
  }
}

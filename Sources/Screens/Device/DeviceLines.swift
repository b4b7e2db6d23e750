import Lifecycle
import Texts

extension LineWord {
  static let device = [
    LineWord("screen") { lines, _ in
      ([lines.capitalized(lines.model.situationText)] + lines.overlays, [])
    }
  ]
}

extension LineInterface {
  fileprivate var overlays: [String] {
    var lines: [String] = []
    if let banner = model.device.situation.banner {
      switch banner {
      case .call: lines.append(localized("linear.banner-call"))
      case .notification(let app):
        lines.append(localized("linear.banner-app", ["app": model.name(app)]))
      case .interruption(let kind):
        lines.append(localized("linear.banner", ["what": model.simulation.text.name(kind)]))
      }
    }
    if model.device.situation.isSwitching {
      let cards = model.device.cards.map { model.name($0) }
      lines.append(
        cards.isEmpty
          ? localized("linear.no-cards")
          : localized("linear.cards", ["cards": Lists.comma(cards)]))
    }
    for (window, look) in model.frontLooks {
      lines.append(Lists.colon(model.name(window), look.word))
    }
    return lines
  }
}

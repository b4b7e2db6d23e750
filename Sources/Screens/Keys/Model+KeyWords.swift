import Texts

extension Model {
  /// What a key does now, in a word or two, where its own label does not say it.
  func words(of command: Command) -> String {
    switch command {
    case .close where goesBack: localized("hints.back")
    case .nextPanel:
      switch nextPanel {
      case .device: localized("hints.panel-device")
      case .apps: localized("hints.panel-apps")
      case .log: localized("hints.panel-log")
      case nil: KeyTable.words(command)
      }
    default: KeyTable.words(command)
    }
  }
}

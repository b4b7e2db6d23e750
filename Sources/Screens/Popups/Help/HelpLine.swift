import Lifecycle
import TerminalKit
import Texts

/// A line of the list of all keys: first what the panel shows that has the keys, and its keys.
enum HelpLine {
  case heading(String)
  case text(String)
  case state(StateLook, String)
  case command(Command)
  case blank

  /// What has no key is not listed, nor a section of which nothing is left.
  static func all(_ model: Model) -> [HelpLine] {
    let first = sections(of: model)
    var lines = about(model)
    for section in first + Command.Section.allCases.filter({ !first.contains($0) }) {
      let commands = model.keys.commands.filter { $0.section == section && !$0.keys.isEmpty }
      if commands.isEmpty { continue }
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.heading(section.title))
      lines += commands.map(HelpLine.command)
    }
    return lines
  }

  /// What is to be seen in the panel.
  private static func about(_ model: Model) -> [HelpLine] {
    let panel: Panel = model.focus == .device ? model.usualFocus : model.focus
    var lines: [HelpLine] = [.heading(localized("help.\(panel)"))]
    lines += Shortening.wrapped(
      localized(
        "help.\(panel).about",
        ["events": model.keys.key(of: .events), "view": model.keys.key(of: .viewMenu)]),
      to: min(78, model.size.columns - 5)
    )
    .map(HelpLine.text)
    guard panel == .apps else { return lines }
    for state in [ApplicationState.active, .inactive, .background] {
      lines.append(.state(StateLook(state), localized("help.\(state)")))
    }
    for state in [ProcessState.suspended, .notRunning] {
      lines.append(.state(StateLook(state), localized("help.\(state)")))
    }
    return lines
  }

  /// The sections whose keys count most where the interface is.
  private static func sections(of model: Model) -> [Command.Section] {
    if model.focus == .log { return [.log, .panels] }
    let situation = model.device.situation
    if !situation.overlays.isEmpty { return [.overlays] }
    return situation.isSwitching ? [.switcher] : []
  }
}

extension Model {
  /// The panel that the keys are about where none has been chosen.
  fileprivate var usualFocus: Panel {
    Layout(self, room(in: size)).isSinglePanel ? .device : .apps
  }
}

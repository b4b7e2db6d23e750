import Lifecycle
import TerminalKit
import Texts

/// All keys, as lines to scroll through: first what the panel shows that has the keys, and its
/// keys.
enum Help {
  enum Line {
    case heading(String)
    case text(String)
    case state(StateLook, String)
    case binding(KeyBinding)
    case blank
  }

  /// What has no key is not listed, nor a section of which nothing is left.
  static func lines(_ model: Model) -> [Line] {
    let first = sections(of: model)
    var lines = about(model)
    for section in first + KeyBinding.Section.allCases.filter({ !first.contains($0) }) {
      let bindings = model.keys.bindings.filter { $0.section == section && !$0.keys.isEmpty }
      if bindings.isEmpty { continue }
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.heading(section.title))
      lines += bindings.map(Line.binding)
    }
    return lines
  }

  /// What is to be seen in the panel.
  private static func about(_ model: Model) -> [Line] {
    let panel: Panel = model.focus == .device ? model.usualFocus : model.focus
    var lines: [Line] = [.heading(localized("help.\(panel)"))]
    lines += Shortening.wrapped(
      localized("help.\(panel).about"), to: min(78, model.size.columns - 5)
    )
    .map(Line.text)
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
  private static func sections(of model: Model) -> [KeyBinding.Section] {
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

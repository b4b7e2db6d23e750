import Hosting

/// Something on an app's screen that can be touched, by the name that a session gives it.
public struct HostedControl: Equatable, Sendable {
  public var name: String
  public var kind: String
  public var number: Int
  /// What reaches the process.
  var verb: String
  var value: String
  /// The place of the element among those of its window.
  public var element: Int
  /// The place of a segment among those of its element.
  public var segment: Int?
}

/// The controls that a window shows.
public enum HostedControls {
  /// What can be touched, from top to bottom. A control without a text of its own, or with the
  /// text of an earlier control, has its kind and its place as its name.
  public static func of(_ elements: [ScreenElement]) -> [HostedControl] {
    var controls: [HostedControl] = []
    var counts: [String: Int] = [:]
    for (place, element) in elements.enumerated() {
      counts[element.kind, default: 0] += 1
      for var control in parts(of: element) {
        control.element = place
        let isTaken = controls.contains { $0.name == control.name }
        if control.name.isEmpty || isTaken {
          let part = control.segment.map { " segment \($0 + 1)" } ?? ""
          control.name = "\(element.kind) \(counts[element.kind, default: 1])\(part)"
        }
        controls.append(control)
      }
    }
    return controls
  }

  private static func parts(of element: ScreenElement) -> [HostedControl] {
    func control(_ name: String, _ verb: String, _ value: String = "") -> HostedControl {
      HostedControl(
        name: name, kind: element.kind, number: element.number, verb: verb, value: value,
        element: 0)
    }
    switch element.kind {
    case "button" where element.state != "off": return [control(element.text, "tap")]
    case "field": return [control(element.text, "tap")]
    case "switch": return [control(element.text, element.state == "on" ? "off" : "on")]
    case "segments":
      return element.text.split(separator: "\t").enumerated().map { place, title in
        var part = control(String(title), "select", "\(place)")
        part.segment = place
        return part
      }
    default: return []
    }
  }
}

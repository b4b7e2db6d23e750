import Sessions
import TextFiles
import Texts

extension LineWord {
  static let setUp = [
    LineWord(
      "set-up", "[device NAME|os VERSION|app NAME TRAIT…|without NAME]",
      replacesSession: .withWords
    ) { $0.setUp($1) }
  ]
}

extension LineInterface {
  /// Prints the setup, or restarts with one line of it changed.
  mutating func setUp(_ text: String) -> Answer {
    let setup = simulation.setup
    if text.isEmpty {
      let device = localized(
        "linear.set-up", ["device": "\(setup.model)", "release": "\(setup.release)"])
      let apps = setup.header.filter { $0.hasPrefix("app: ") }.map {
        localized("linear.set-up-app", ["app": String($0.dropFirst("app: ".count))])
      }
      return ([device] + apps + [localized("linear.set-up-how")], [])
    }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let value = parts.count > 1 ? parts[1].trimmingBlanks : ""
    let key = parts[0].hasSuffix(":") ? String(parts[0].dropLast()) : parts[0]
    var header = setup.header
    switch key {
    case "device", "os": header = header.filter { !$0.hasPrefix(key + ":") } + ["\(key): \(value)"]
    case "app":
      let name = value.prefix { $0 != " " }
      header = header.filter { !isApp($0, named: name) } + ["app: \(value)"]
    case "without":
      let count = header.count
      header = header.filter { !isApp($0, named: value[...]) }
      if header.count == count {
        return (["? " + localized("linear.no-such-app", ["app": value])], [])
      }
    default:
      let known = ["device", "os", "app", "without"]
      return (["? " + NearestWord.unknown("word", key, among: known)], [])
    }
    return begin(header)
  }

  /// Whether a line of a header installs the app of that name, quoted or not.
  fileprivate func isApp(_ line: String, named name: Substring) -> Bool {
    line == "app: \(name)" || line.hasPrefix("app: \(name) ")
  }

  fileprivate mutating func begin(_ header: [String]) -> Answer {
    do throws(Diagnostic) {
      let text = header.joined(separator: "\n") + "\n"
      let effects = try work { (bench) throws(Diagnostic) in try bench.start(text) }
      forget()
      return ((workbench.notice?.sentences ?? []).map { self.text($0) }, effects)
    } catch {
      return (["? \(error.message)"], [])
    }
  }
}

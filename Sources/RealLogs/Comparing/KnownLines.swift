import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// The lines of a log that stand for messages of a setup's apps, and those that say nothing known.
struct KnownLines {
  private(set) var lines: [RealLog.Line] = []
  /// The app of each.
  private(set) var apps: [AppID] = []
  private(set) var odd: [RealLog.Line] = []

  init(_ all: [RealLog.Line], of log: RealLog, on setup: Setup) throws(Problem) {
    let names = setup.apps.map(\.name)
    let isOne = names.count == 1 && log.apps.count < 2
    for var line in all {
      // One app on either side is the same one, no matter what it is called.
      let name = isOne ? names[0] : line.app
      if log.isPlain, name.isEmpty {
        throw Problem(
          localized(
            "reallog.no-name",
            ["file": log.name, "line": "\(line.number)", "apps": Lists.comma(names)]))
      }
      if line.hasPlace, !names.contains(name) {
        line.problem = NearestWord.unknown("app", name, listing: names)
        line.isNear = false
      }
      if !line.hasPlace {
        odd.append(line)
      } else {
        lines.append(line)
        apps.append(AppID(UInt8(names.firstIndex(of: name) ?? 0)))
      }
    }
  }
}

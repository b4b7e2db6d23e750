import RealLogs
import Sessions
import TextFiles

/// Whatever a console has written can be set beside the model, and each line of it that stands for
/// a message stands beside exactly one action.
enum LogLaw {
  static func hold(for bytes: [UInt8]) throws(FuzzLaw.Broken) {
    let library = FuzzLaw.library
    let releases = library.releases
    let release = releases[Int(bytes.first ?? 0) % releases.count]
    let source = SourceFile(name: "fuzz", bytes: Array(bytes.dropFirst()))
    guard let log = try? RealLog(source, library: library, release: release),
      let apps = try? log.headers(library: library, release: release)
    else { return }
    let overrides = Overrides(os: "\(release)", apps: apps)
    let empty = SourceFile(name: "fuzz", text: "")
    guard
      let file = try? SessionParser.parse(empty, library: library, overrides: overrides),
      let comparison = try? LogComparison(log, on: file.setup, library: library)
    else { return }
    let printer = LogComparisonPrinter(comparison, name: "fuzz")
    if printer.summary.isEmpty { throw FuzzLaw.broken("nothing is said of it") }
    var shown: Set<Int> = []
    for line in comparison.items.flatMap(\.rows).compactMap(\.line)
    where !shown.insert(line).inserted {
      throw FuzzLaw.broken("line \(line) stands at two places")
    }
    for line in log.lines where !shown.contains(line.number) {
      throw FuzzLaw.broken("line \(line.number) stands at no place")
    }
  }
}

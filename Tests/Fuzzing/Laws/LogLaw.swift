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
    guard let log = try? RealLog(source, library: library),
      let study = try? LogStudy(log, Overrides(os: "\(release)"), library: library)
    else { return }
    let comparison = study.comparison
    let printer = LogComparisonPrinter(study, name: "fuzz")
    if printer.summary.isEmpty { throw FuzzLaw.broken("nothing is said of it") }
    // A line may have several messages: each stands somewhere, and once.
    let shown = comparison.items.flatMap(\.rows).compactMap(\.line).sorted()
    if shown != study.lines.sorted() {
      throw FuzzLaw.broken("lines \(study.lines) stand at \(shown)")
    }
  }
}

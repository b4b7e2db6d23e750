import ArgumentParser
import Exploring
import Exports
import JSON
import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: localized("command.coverage"),
    discussion: Discussion.of(
      "coverage",
      examples: [
        "frontmost coverage sessions/",
        "frontmost coverage sessions/ --os 14 --device iPad --format csv > coverage.csv",
      ]))

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, csv, jsonl }

  @Argument(
    help: ArgumentHelp(
      localized("command.coverage-paths"), valueName: localized("command.value-path")),
    completion: .sessionFile)
  var paths: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.coverage-os"), valueName: localized("command.value-release")),
    completion: .release)
  var os: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.coverage-device"), valueName: localized("command.value-device")),
    completion: .device)
  var device: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.coverage-at-most"), valueName: localized("command.value-count")))
  var atMost = Coverage.Bounds().mostActions

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.coverage-format"), valueName: localized("command.value-format")))
  var format = Format.text

  @OptionGroup var jobs: JobOptions
  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if atMost < 1 { throw ValidationError(localized("errors.at-least-one")) }
  }

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let releases = try os.compactMap { try library.release($0) }
      let models = try device.map(Device.Model.init(typed:))
      let files = try sessions(library)
      let kinds = files.map { Kind(release: $0.setup.release, model: $0.setup.model) }
      var wanted = kinds.filter { kind in
        (releases.isEmpty || releases.contains(kind.release))
          && (models.isEmpty || models.contains(kind.model))
      }
      // A version or device that is named is reported even if no session uses it.
      for release in releases where !wanted.contains(where: { $0.release == release }) {
        wanted += (models.isEmpty ? [Setup.usualModel] : models).map {
          Kind(release: release, model: $0)
        }
      }
      if wanted.isEmpty {
        throw Problem(localized("coverage.none", ["device": Lists.comma(device)]))
      }
      var seen: [Kind] = []
      for kind in wanted.sorted(by: <) where seen.last != kind { seen.append(kind) }
      try report(seen, files, library)
    }
  }

  private struct Kind: Equatable, Comparable {
    var release: Release
    var model: Device.Model

    static func < (left: Kind, right: Kind) -> Bool {
      (left.release, left.model.word) < (right.release, right.model.word)
    }
  }

  private func sessions(_ library: Library) throws -> [SessionFile] {
    var folder = SessionFolder()
    for path in paths { folder.add(path) }
    return try folder.found.map { found in
      switch found {
      case .session(let path):
        try SessionParser.parse(try SessionBytes.read(path), library: library)
      case .problem(_, let problem): throw problem
      }
    }
  }

  /// Prints each result as soon as it is found: an iOS version takes a while.
  private func report(_ kinds: [Kind], _ files: [SessionFile], _ library: Library) throws {
    var output = Output()
    if format == .csv { output.line(CommaSeparated.row(CoverageTable.columns)) }
    var isFirst = true
    var rest = kinds[...]
    while !rest.isEmpty {
      let some = Array(rest.prefix(jobs.jobs))
      rest = rest.dropFirst(jobs.jobs)
      let tables = ParallelMap.over(some, tasks: jobs.jobs) { kind in
        Result {
          var coverage = try Coverage(kind.release, on: kind.model, library: library)
          for file in files where file.setup.release == kind.release {
            if file.setup.model == kind.model { try coverage.add(file) }
          }
          let rows = try coverage.rows(Coverage.Bounds(mostActions: atMost))
          return CoverageTable(coverage, rows)
        }
      }
      for table in tables {
        if format == .text, !isFirst { output.line("") }
        isFirst = false
        switch format {
        case .text: try table.get().write(&output)
        case .csv: try table.get().writeCSV(&output)
        case .jsonl: try table.get().writeJSONLines(&output)
        }
      }
      output.flush()
      if WorkProgress.isInterrupted { throw Exit.interrupted }
    }
  }
}

extension Device.Model {
  /// A device as it was typed.
  init(typed word: String) throws {
    guard let model = Device.Model(word: word.asDevice) else {
      let known = Device.Model.allCases.map(\.word)
      throw Problem(NearestWord.unknown("device", word, among: known))
    }
    self = model
  }
}

import ArgumentParser
import Sessions
import Texts

struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: localized("command.compare"),
    discussion: Discussion.of(
      "compare",
      examples: [
        "frontmost compare class.session --os 7 --os 13 --os 14",
        "frontmost compare class.session --app 'Notes app-delegate'",
      ]))

  enum Format: String, ExpressibleByArgument, CaseIterable { case table, json }

  @OptionGroup var source: SessionArgument

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.compare-os"), valueName: localized("command.value-release")),
    completion: .release)
  var os: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.compare-device"), valueName: localized("command.value-device")),
    completion: .device)
  var device: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.compare-app"), valueName: localized("command.value-name-traits")),
    completion: .app)
  var app: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.compare-format"), valueName: localized("command.value-format")))
  var format = Format.table

  @OptionGroup var paint: PaintOptions
  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if os.isEmpty, device.isEmpty, app.isEmpty {
      throw ValidationError(localized("errors.compare-with-what"))
    }
  }

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let source = try SessionSource.find(self.source.file, library)
      for word in os { _ = try library.release(word) }
      var traces: [ActionTrace] = []
      for variant in variants {
        let trace = try variant.trace(of: source, library: library)
        // Before iOS 13, an app with only an app delegate may be what the session has already.
        if variant.app != nil, trace.title == traces.last?.title { continue }
        traces.append(trace)
      }
      let table = VariantTable(traces)
      let printer = VariantPrinter(table)
      var output = Output()
      switch format {
      case .json: output.line(printer.json)
      case .table:
        let paint = self.paint.paint
        for line in printer.lines() { output.line(line.text, paintedBy: paint.sequence(line.sign)) }
        output.line(printer.summary)
      }
      output.flush()
    }
  }

  /// Every iOS version on every device, with each app instead of the session's. What is not named
  /// is as in the session. If only one thing is named, it is compared with the session as it is.
  private var variants: [Variant] {
    var variants: [Variant] = []
    for device in device.isEmpty ? [nil] : device.map(\.asDevice) {
      for os in os.isEmpty ? [nil] : os.map(Optional.some) {
        variants.append(Variant(device: device, os: os))
        for app in app { variants.append(Variant(device: device, os: os, app: app)) }
      }
    }
    return variants.count == 1 && !(os + device).isEmpty ? [Variant()] + variants : variants
  }
}

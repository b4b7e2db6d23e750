import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// A session's actions on another device or iOS version, or with an app of another architecture.
public struct Variant: Sendable {
  public var device: String?
  public var os: String?
  /// `NAME TRAIT…`: stands in for the session's app of that name.
  public var app: String?

  public init(device: String? = nil, os: String? = nil, app: String? = nil) {
    self.device = device
    self.os = os
    self.app = app
  }

  /// Whether it asks for nothing else than there is.
  public var isEmpty: Bool { device == nil && os == nil && app == nil }

  /// Runs the session so. The title says what of its apps had to change.
  public func trace(
    of source: SourceFile, library: Library
  ) throws(Diagnostic) -> ActionTrace {
    let file = try SessionParser.parse(source, library: library)
    let (overrides, changed) = try overrides(for: file.setup, library)
    let other = try SessionParser.parse(source, library: library, overrides: overrides)
    var trace = ActionTrace(other, try Simulation(other.setup, library: library))
    if !changed.isEmpty {
      trace.title = Lists.bracket(trace.title, Lists.comma(changed))
    }
    for (before, after) in zip(file.setup.apps, other.setup.apps) {
      let lost = before.traits.withoutCounterpart(in: after.traits.interface)
      guard !lost.isEmpty, before.name == after.name else { continue }
      trace.notes.append(
        localized(
          "compare.no-counterpart", ["app": before.name, "traits": Lists.comma(lost)]))
    }
    return trace
  }

  /// A device that is set up so, before its first action, and what of its apps had to change.
  public func simulation(
    like setup: Setup, library: Library
  ) throws(Diagnostic) -> (simulation: Simulation, changed: [String]) {
    let (overrides, changed) = try overrides(for: setup, library)
    let header = SourceFile(name: "", text: setup.header.joined(separator: "\n") + "\n")
    var other = try SessionParser.parse(header, library: library, overrides: overrides).setup
    other.watch = setup.watch
    return (try Simulation(other, library: library), changed)
  }

  /// Where the iOS version has no scenes, apps that have them use their app delegates
  /// alone, as apps were written then; where it runs none in the background, they ask for nothing
  /// there.
  private func overrides(
    for setup: Setup, _ library: Library
  ) throws(Diagnostic) -> (overrides: Overrides, changed: [String]) {
    let release = os.flatMap(Release.init) ?? setup.release
    if !library.releases.contains(release) {
      let unknown = localized("unknown.release", ["word": os ?? "\(release)"])
      throw Diagnostic(
        file: "--os", line: 1, column: 1,
        message: NearestWord.there(unknown, are: library.releases.map(\.description)))
    }
    let rules = try library.rules(of: release)
    var changed: [String] = []
    var apps = setup.apps.map { installed in
      let words = Variant.possible(installed.traits, rules)
      let spelled = ([Tokenizer.spelling(installed.name)] + words).joined(separator: " ")
      if words.first != installed.traits.words.first {
        changed.append("\(installed.name) \(words[0])")
      }
      return spelled
    }
    if let app {
      let name = (try? Tokenizer.tokens(app).first?.spelled) ?? app
      guard let index = setup.apps.firstIndex(where: { $0.name == name }) else {
        throw Diagnostic(
          file: "--app", line: 1, column: 1,
          message: NearestWord.unknown("app", name, among: setup.apps.map(\.name)))
      }
      apps[index] = app
      // What is asked for stands in for what the iOS version would have made of it.
      let isChanged = { (words: String) in words.hasPrefix("\(name) ") }
      if let place = changed.firstIndex(where: isChanged) {
        changed[place] = app
      } else {
        changed.append(app)
      }
    }
    let model = device.flatMap { Device.Model(word: $0) } ?? setup.model
    let traits = setup.traits.intersection(.possible(on: model, by: rules))
    let isSame = device == nil && traits == setup.traits
    let words = isSame ? nil : ([device ?? model.word] + traits.words).joined(separator: " ")
    // An app that is written in another way has other objects, which are shown as its own were.
    let show = changed.isEmpty ? nil : Setup.words(setup.show.withAllDelegates)
    return (Overrides(device: words, os: os, apps: apps, show: show), changed)
  }

  private static func possible(_ traits: AppTraits, _ rules: ReleaseRules) -> [String] {
    var words = traits.possible(on: rules).words
    if !rules.features.contains(.backgroundExecution) {
      words.removeAll { $0.hasPrefix("background:") }
    }
    return words
  }
}

import Lifecycle
import Rulebooks
import TextFiles
import Texts

// The apps of a header: its lines, or those of the command line, or the ones that are built in.
extension SetupReader {
  func installedApps(by rules: ReleaseRules) throws(Diagnostic) -> [InstalledApp] {
    let named = overrides.apps.isEmpty ? apps : overrides.apps.map(SetupReader.entry(ofOption:))
    var installed: [InstalledApp] = []
    for entry in named {
      let app = try read(entry) { value throws(LineError) in
        try SetupReader.app(value, in: Folders.of(file), rules, library)
      }
      if installed.contains(where: { $0.name == app.name }) {
        throw error(entry, localized("session.app-twice", ["app": app.name]))
      }
      if installed.count == Bounds.apps {
        throw error(entry, localized("session.too-many-apps", ["most": "\(Bounds.apps)"]))
      }
      installed.append(app)
    }
    if !installed.isEmpty { return installed }
    return try library.builtInApps(on: rules).map {
      InstalledApp(name: $0.name, traits: $0.traits)
    }
  }

  /// `NAME TRAIT…` on an iOS version that may not know every trait. `folder` is the session's.
  private static func app(
    _ value: String, in folder: String, _ rules: ReleaseRules, _ library: Library
  ) throws(LineError) -> InstalledApp {
    var tokens = try Tokenizer.tokens(value)
    guard let name = tokens.first else {
      throw LineError(column: 1, message: localized("session.no-name"))
    }
    try addWhatSourcesSay(to: &tokens, in: folder, library)
    let words = tokens.dropFirst()
    let traits: AppTraits
    do throws(AppTraits.WordError) {
      traits = try AppTraits.parse(words.map(\.spelled))
    } catch {
      let column =
        error.index < words.count
        ? tokens[error.index + 1].column : (tokens.last?.end ?? 0) + 1
      throw LineError(column: column, message: error.message)
    }
    func refuse(_ prefix: String, _ message: String) -> LineError {
      let word = words.first { $0.spelled.hasPrefix(prefix) }
      return LineError(column: word?.column ?? 1, message: message)
    }
    if !traits.interface.isPossible(on: rules) {
      let word = traits.interface.rawValue
      throw refuse(word, localized("session.no-\(word)", ["release": rules.title]))
    }
    if !traits.kind.backgroundModes.isEmpty, !rules.features.contains(.backgroundExecution) {
      throw refuse("background:", localized("session.no-background", ["release": rules.title]))
    }
    for (prefix, methods) in [("saves:", traits.saves), ("resets:", traits.resets)] {
      for method in methods where rules.messages.method(named: method) == nil {
        let known = rules.messages.methodNames
        throw refuse(prefix + method, NearestWord.unknown("method", method, among: known))
      }
    }
    return InstalledApp(name: name.spelled, traits: traits)
  }

  /// An app whose sources are named, and whose architecture is not, is what its sources say.
  private static func addWhatSourcesSay(
    to tokens: inout [Token], in folder: String, _ library: Library
  ) throws(LineError) {
    let interfaces = AppTraits.Interface.allCases.map(\.rawValue)
    guard let sources = library.appSources,
      let host = tokens.dropFirst().first(where: { $0.text.hasPrefix(AppTraits.hostPrefix) }),
      !tokens.dropFirst().contains(where: { interfaces.contains($0.spelled) })
    else { return }
    let path = Folders.path(
      String(host.spelled.dropFirst(AppTraits.hostPrefix.count)), in: folder)
    do throws(Problem) {
      let words = try sources(path)
      tokens.insert(contentsOf: words.map { Token(text: $0, column: host.column) }, at: 1)
    } catch {
      throw LineError(column: host.column, message: error.description)
    }
  }
}

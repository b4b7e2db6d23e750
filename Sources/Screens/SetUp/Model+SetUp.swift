import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts
import Workbench

extension Model {
  /// What was changed before and not applied is still there.
  mutating func openSetUp() {
    setUpDraft = setUpDraft ?? SetUpDraft(simulation.setup)
    show(SetUpPath())
  }

  /// Whether the setup is another than the device's.
  var hasChangedSetUp: Bool { setUpDraft.map { $0 != SetUpDraft(simulation.setup) } ?? false }

  /// Without having applied it: nothing of it is lost, and where it is kept is said.
  mutating func leaveSetUp() {
    guard hasChangedSetUp else {
      setUpDraft = nil
      return
    }
    say(localized("setup.kept"), next: .setUp, "leads-back")
  }

  /// Asks for a name: of an app, or nil of a new one.
  mutating func askForName(of app: Int?, at path: SetUpPath) -> [Effect] {
    popup = Prompt(
      localized("panels.app-name"), suggestion: app.flatMap { setUpDraft?.apps[$0].name } ?? "",
      wayBack: { $0.setUpList(path) },
      finish: { model, name in
        model.finishNaming(name, of: app, at: path)
        return []
      })
    return []
  }

  private mutating func finishNaming(_ name: String, of app: Int?, at path: SetUpPath) {
    guard var draft = setUpDraft, !name.isEmpty else { return show(path) }
    if let app {
      draft.apps[app].name = name
      setUpDraft = draft
      return show(path)
    }
    draft.apps.append(InstalledApp(name: name, traits: proposedTraits(on: draft.release)))
    setUpDraft = draft
    show(path.leading(to: .app(draft.apps.count - 1)))
  }

  /// What a new app is unless the user says otherwise: it has scenes where there are any, and saves
  /// as a good app does.
  private func proposedTraits(on release: Release) -> AppTraits {
    let rules = rules(of: release)
    let kind = AppKind(
      architecture: rules.features.contains(.scenes) ? .scenes : .appDelegate)
    var traits = AppTraits(kind: kind)
    traits.saves = library.proposedSaves(kind.architecture, on: rules)
    return traits
  }

  func rules(of release: Release) -> ReleaseRules {
    (try? library.rules(of: release)) ?? simulation.rules
  }

  /// The new device starts; what is not possible is said, and the list stays.
  mutating func applySetUp(at path: SetUpPath) -> [Effect] {
    guard var draft = setUpDraft else { return [] }
    draft.fit(rules(of: draft.release))
    let fitting = draft
    do throws(Diagnostic) {
      _ = try workbench.simulation(of: fitting.header)
    } catch {
      show(path)
      say(error.message, .refusal)
      return []
    }
    return endingRecording(
      localized("panels.ask-set-up"), verb: { $0.start(fitting) }, otherwise: { $0.show(path) })
  }

  /// Starts the device of the draft. A recording ends before.
  private mutating func start(_ draft: SetUpDraft) -> [Effect] {
    setUpDraft = nil
    do throws(Diagnostic) {
      return try work { (bench) throws(Diagnostic) in try bench.start(draft.header) }
    } catch {
      say(error.description, .error)
      return []
    }
  }
}

import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts
import Workbench

/// What is chosen in the lists of the setup.
enum SetUpChoice: Equatable, Sendable {
  case main
  case device
  case releases
  case release(Release)
  case homeButton
  case app(Int)
  case addApp
  case rename(Int)
  case architecture(Int)
  case toggle(Int, String)
  case methods(Int)
  case saves(Int, String?)
  case remove(Int)
  /// Back from an app.
  case leave(Int)
  case apply
  /// Takes back all that was changed and not applied.
  case forget

  /// From a list that was led to: the list beneath, and its row that leads here.
  var wayBack: (list: SetUpChoice, row: SetUpChoice)? {
    switch self {
    case .releases: (.main, .releases)
    case .app(let app): (.main, .app(app))
    case .methods(let app): (.app(app), .methods(app))
    case .main, .device, .release, .homeButton, .addApp, .rename, .architecture, .toggle, .saves,
      .remove, .leave, .apply, .forget:
      nil
    }
  }
}

extension Model {
  /// What was changed before and not applied is still there.
  mutating func openSetUp() {
    setUpDraft = setUpDraft ?? SetUpDraft(simulation.setup)
    show(.main)
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

  /// Does what was chosen, and shows the list that it belongs to.
  mutating func choose(_ choice: SetUpChoice) -> [Effect] {
    guard var draft = setUpDraft else { return [] }
    var next = SetUpChoice.main
    var row = choice
    switch choice {
    case .main: break
    case .device: draft.model = draft.model.next
    case .releases, .app, .methods: next = choice
    case .release(let release):
      draft.release = release
      row = .releases
    // Looks only: nothing has to restart for it.
    case .homeButton: deviceView.showNextHomeButton()
    case .addApp:
      askForName(of: nil, suggestion: "")
      return []
    case .rename(let app):
      askForName(of: app, suggestion: draft.apps[app].name)
      return []
    case .architecture(let app):
      draft.changeInterface(of: app, on: rules(of: draft.release))
      next = .app(app)
    case .toggle(let app, let word):
      draft.toggle(word, of: app)
      next = .app(app)
    case .saves(let app, let method):
      draft.save(in: method, of: app)
      next = .app(app)
      row = .methods(app)
    case .remove(let app): draft.apps.remove(at: app)
    case .leave(let app): row = .app(app)
    case .apply: return apply(draft)
    case .forget: draft = SetUpDraft(simulation.setup)
    }
    setUpDraft = draft
    show(next, selecting: row)
    return []
  }

  private mutating func askForName(of app: Int?, suggestion: String) {
    popup = Prompt(
      localized("panels.app-name"), suggestion: suggestion,
      wayBack: { model in
        app.map { model.setUpList(.app($0), selecting: .rename($0)) }
          ?? model.setUpList(.main, selecting: .addApp)
      },
      finish: { model, name in
        model.finishNaming(name, of: app)
        return []
      })
  }

  /// A name was typed: for a new app, or for one that is there.
  private mutating func finishNaming(_ name: String, of app: Int?) {
    guard var draft = setUpDraft, !name.isEmpty else {
      return app.map { show(.app($0), selecting: .rename($0)) } ?? show(.main, selecting: .addApp)
    }
    if let app {
      draft.apps[app].name = name
    } else {
      draft.apps.append(InstalledApp(name: name, traits: proposedTraits(on: draft.release)))
    }
    setUpDraft = draft
    show(.app(app ?? draft.apps.count - 1))
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

  private func rules(of release: Release) -> ReleaseRules {
    (try? library.rules(of: release)) ?? simulation.rules
  }

  /// The new device starts; what is not possible is said, and the list stays.
  private mutating func apply(_ draft: SetUpDraft) -> [Effect] {
    do throws(Diagnostic) {
      _ = try workbench.simulation(of: draft.header)
    } catch {
      show(.main, selecting: .apply)
      say(error.message, .refusal)
      return []
    }
    return endingRecording(
      localized("panels.ask-set-up"), verb: { $0.start(draft) },
      otherwise: { $0.show(.main, selecting: .apply) })
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

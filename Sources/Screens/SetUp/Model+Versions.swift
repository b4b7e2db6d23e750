import Lifecycle
import Sessions
import TextFiles
import Texts
import Workbench

// The device on another iOS version, in one step.
extension Model {
  /// All iOS versions, the newest first; typing a number selects it.
  mutating func openVersions() {
    let own = simulation.setup.release
    let items = library.releases.reversed().map { release in
      let title = (try? library.rules(of: release))?.title ?? "iOS \(release)"
      let detail = release == own ? localized("setup.as-now") : ""
      return ItemList.Item(title: title, detail: detail) { model, _ in
        do throws(Diagnostic) {
          return try model.start(as: Variant(os: "\(release)"))
        } catch {
          model.say(error.message, .refusal)
          return []
        }
      }
    }
    var list = ItemList(title: localized("setup.versions"), items: items)
    list.selected = library.releases.reversed().firstIndex(of: own) ?? 0
    popup = list
  }

  /// Starts the device again as another one, or on another version, with the same apps.
  mutating func start(as variant: Variant) throws(Diagnostic) -> [Effect] {
    try work { (bench) throws(Diagnostic) in try bench.start(as: variant) }
  }
}

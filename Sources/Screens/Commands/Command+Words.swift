import Preferences
import Texts

extension Command {
  /// A word or two for the footer.
  public var label: String { localized("keys.\(name)") }

  /// A line for the list of all keys.
  public var help: String { localized("keys.\(name).help") }

  /// The command as settings know it.
  var row: KeyRow {
    KeyRow(
      name: name, original: original, section: section, contexts: contexts, isNumbered: isNumbered,
      keys: keys)
  }
}

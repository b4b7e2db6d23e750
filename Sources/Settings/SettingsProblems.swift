import TextFiles

/// Everything that is wrong with a file of settings, in its order: a line each.
public struct SettingsProblems: Error, CustomStringConvertible {
  public var problems: [Diagnostic]

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

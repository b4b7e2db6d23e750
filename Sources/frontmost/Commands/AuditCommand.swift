import ArgumentParser
import Exploring
import Rulebooks
import Sessions
import Texts

struct AuditCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "audit",
      abstract: localized("command.audit"),
      discussion: Discussion.of("audit", examples: ["frontmost audit exercises/*.session"]))
  }

  @Argument(
    help: ArgumentHelp(
      localized("command.audit-exercises"), valueName: localized("command.value-file")),
    completion: .exercise)
  var exercises: [String]

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      var output = Output()
      var isUnsolvable = false
      for (place, name) in exercises.enumerated() {
        let file = try SessionSource.parsed(name, library)
        guard let exercise = try Exercise(file, questionsCount: true, library: library)
        else {
          throw Problem(localized("goals.no-exercise", ["file": name]))
        }
        if place > 0 { output.line("") }
        if exercise.goals.goals.isEmpty {
          for line in AuditCommand.lines(exercise, of: file) { output.line(line) }
          continue
        }
        let audit = try Audit(exercise, of: file, library: library)
        for line in AuditCommand.lines(audit, exercise) { output.line(line) }
        isUnsolvable = isUnsolvable || audit.par == nil
      }
      output.flush()
      if isUnsolvable { throw Exit.failed }
    }
  }

  private static func title(_ exercise: Exercise) -> String {
    exercise.title.map { "\(exercise.name): \($0)" } ?? exercise.name
  }

  /// Of an exercise that asks for predictions alone: there is no way to look for.
  private static func lines(_ exercise: Exercise, of file: SessionFile) -> [String] {
    var count = 0
    for line in file.lines {
      if case .action(let action) = line.content, action.isQuestion { count += 1 }
    }
    return [title(exercise), "  " + localized("audit.questions", count: count)]
  }

  private static func lines(_ audit: Audit, _ exercise: Exercise) -> [String] {
    var lines = [title(exercise)]
    guard let par = audit.par else {
      let key = audit.outcome == .impossible ? "audit.impossible" : "audit.not-found"
      return lines + ["  " + localized(key)]
    }
    let ways = localized("paths.ways", count: audit.wayCount)
    lines.append("  " + localized("paths.found", count: par, ["ways": ways]))
    lines.append("  " + Lists.comma(audit.way.map(exercise.start.text.line)))
    if let most = exercise.goals.atMost, par > most {
      lines.append("  " + localized("audit.too-few", ["most": "\(most)"]))
    }
    if audit.needsAllow { lines.append("  " + localized("audit.needs-allow")) }
    let chance: KeyValuePairs = [
      "percent": "\(audit.solvedByChance)", "length": "\(Audit.walkLength)",
    ]
    lines.append("  " + localized("audit.by-chance", chance))
    for dispute in audit.disputes {
      let key = dispute.par == nil ? "audit.disputed-no-way" : "audit.disputed"
      let par = "\(dispute.par ?? 0)"
      lines.append("  " + localized(key, ["rule": dispute.rule, "par": par]))
    }
    return lines
  }
}

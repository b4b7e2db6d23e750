import ArgumentParser
import Exercises
import JSON
import Sessions
import TextFiles
import Texts

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: localized("command.audit"),
    discussion: Discussion.of("audit", examples: ["frontmost audit exercises/*.session"]))

  @Argument(
    help: ArgumentHelp(
      localized("command.audit-exercises"), valueName: localized("command.value-file")),
    completion: .exercise)
  var exercises: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.list-format"), valueName: localized("command.value-format")))
  var format = ListFormat.text

  @OptionGroup var knowledge: ResourceOptions

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      var output = Output()
      var isUnsolvable = false
      var objects: [JSONValue] = []
      let progress = WorkProgress(of: exercises.count)
      defer { progress.end() }
      for (place, name) in exercises.enumerated() where !WorkProgress.isInterrupted {
        defer { progress.advance() }
        let file = try SessionSource.parsed(name, library)
        guard let exercise = try Exercise(file, questionsCount: true, library: library)
        else {
          throw Problem(localized("goals.no-exercise", ["file": name]))
        }
        if format == .text, place > 0 { output.line("") }
        if exercise.goals.goals.isEmpty {
          if format == .json {
            objects.append(AuditCommand.json(exercise, of: file))
            continue
          }
          for line in AuditCommand.lines(exercise, of: file) { output.line(line) }
          continue
        }
        let audit = try Audit(exercise, of: file, library: library)
        if format == .json {
          objects.append(AuditCommand.json(audit, exercise, of: file))
        } else {
          for line in AuditCommand.lines(audit, exercise, of: file) { output.line(line) }
        }
        isUnsolvable = isUnsolvable || audit.par == nil
      }
      if format == .json { output.line(JSONValue.document(objects)) }
      output.flush()
      if WorkProgress.isInterrupted { throw Exit.interrupted }
      if isUnsolvable { throw Exit.failed }
    }
  }

  private static func title(_ exercise: Exercise) -> String {
    exercise.title.map { "\(exercise.name): \($0)" } ?? exercise.name
  }

  /// For an exercise that only asks for predictions, which has no way to search for.
  private static func lines(_ exercise: Exercise, of file: SessionFile) -> [String] {
    [title(exercise), "  " + localized("audit.questions", count: questions(file))]
      + disputedQuestions(exercise, of: file)
  }

  private static func disputedQuestions(_ exercise: Exercise, of file: SessionFile) -> [String] {
    exercise.disputedQuestions(of: file).map { dispute in
      "  "
        + Lists.sentences([
          localized(
            "audit.disputed-question",
            [
              "action": dispute.action ?? "", "line": "\(dispute.line)",
              "alternative": dispute.alternative,
            ]), decides(dispute.words),
        ])
    }
  }

  /// What the author writes to choose a side.
  private static func decides(_ words: [String]) -> String {
    localized("audit.decides", ["words": Lists.or(words.map { "'with: \($0)'" })])
  }

  private static func questions(_ file: SessionFile) -> Int {
    file.lines.count { line in
      if case .action(let action) = line.content { action.isQuestion } else { false }
    }
  }

  private static func json(_ exercise: Exercise, of file: SessionFile) -> JSONValue {
    .object([
      "exercise": .text(exercise.name), "title": .optional(exercise.title),
      "questions": .number(questions(file)), "disputedQuestions": json(exercise, in: file),
    ])
  }

  private static func json(_ exercise: Exercise, in file: SessionFile) -> JSONValue {
    .list(
      exercise.disputedQuestions(of: file).map { dispute in
        .object([
          "action": .optional(dispute.action), "line": .number(dispute.line),
          "rule": .text(dispute.alternative), "with": .texts(dispute.words),
        ])
      })
  }

  private static func json(
    _ audit: Audit, _ exercise: Exercise, of file: SessionFile
  ) -> JSONValue {
    let disputes = audit.disputes.map { dispute in
      JSONValue.object([
        "rule": .text(dispute.alternative.rule.name), "par": .optional(dispute.par),
        "with": .texts(dispute.alternative.words),
      ])
    }
    return .object([
      "exercise": .text(exercise.name), "title": .optional(exercise.title),
      "par": .optional(audit.par), "atMost": .optional(exercise.goals.atMost),
      "count": .number(audit.wayCount), "way": .texts(audit.way.map(exercise.start.text.line)),
      "solvedByChance": .number(audit.solvedByChance), "disputes": .list(disputes),
      "disputedQuestions": json(exercise, in: file),
    ])
  }

  private static func lines(
    _ audit: Audit, _ exercise: Exercise, of file: SessionFile
  ) -> [String] {
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
      let text = localized(key, ["rule": dispute.alternative.rule.name, "par": par])
      lines.append("  " + Lists.sentences([text, decides(dispute.alternative.words)]))
    }
    return lines + disputedQuestions(exercise, of: file)
  }
}

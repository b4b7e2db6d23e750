import ArgumentParser
import CLibrary
import Practice
import Rulebooks
import Screens
import Sessions
import TextFiles
import Texts
import Workbench

struct QuizCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz",
    abstract: localized("command.quiz"),
    discussion: Discussion.of(
      "quiz",
      examples: [
        "frontmost quiz", "frontmost quiz --os 4 --topic lock --count 5",
        "frontmost quiz --sheet monday --seed 7",
      ]))

  private static let topics = QuizTopic.allCases.map(\.rawValue)

  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.quiz-os"), valueName: localized("command.value-release")),
    completion: .release)
  var os: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.quiz-topic", ["topics": Lists.comma(topics)]),
      valueName: localized("command.value-topic")),
    completion: .list(topics))
  var topic: String?

  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.quiz-count"), valueName: localized("command.value-count"))
  )
  var count = 10

  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.quiz-seed"), valueName: localized("command.value-number"))
  )
  var seed: UInt64?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.quiz-progress"), valueName: localized("command.value-file")),
    completion: .file())
  var progress: String?

  @Flag(name: .long, help: ArgumentHelp(localized("command.quiz-no-progress")))
  var noProgress = false

  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.quiz-sheet"), valueName: localized("command.value-dir")),
    completion: .directory)
  var sheet: String?

  @Flag(name: .long, help: ArgumentHelp(localized("command.quiz-without-answers")))
  var withoutAnswers = false

  @Flag(name: .long, help: ArgumentHelp(localized("command.quiz-linear")))
  var linear = false

  @OptionGroup var look: LookOptions
  @OptionGroup var knowledge: ResourceOptions

  func validate() throws {
    if count < 1 { throw ValidationError(localized("errors.at-least-one")) }
    if let topic, QuizTopic(rawValue: topic) == nil {
      throw ValidationError(NearestWord.unknown("topic", topic, among: QuizCommand.topics))
    }
    if progress != nil, noProgress { throw ValidationError(localized("errors.two-progresses")) }
    if withoutAnswers, sheet == nil { throw ValidationError(localized("errors.no-sheet")) }
  }

  func run() throws {
    try reporting {
      let library = try knowledge.library()
      let seed = seed ?? UInt64.random(in: 0 ... .max)
      let topic = topic.flatMap(QuizTopic.init)
      let options = QuizShelf.Options(count: count, topic: topic, seed: seed)
      if let sheet { return try write(sheet, options, library) }
      var opening = InterfaceOpening(library: library)
      opening.overrides = Overrides(device: Setup.usualModel.word, os: os)
      opening.progress = noProgress ? nil : progress.map(ProgressFile.init) ?? .usual
      // A file that was named is an error where it cannot be read.
      if let progress { _ = try ProgressFile(progress).read() }
      opening.quiz = options
      opening.isLinear = linear
      opening.settings = look.settings
      try opening.open()
    }
  }

  /// Writes the sheet. Files that are there stay as they are.
  private func write(
    _ folder: String, _ options: QuizShelf.Options, _ library: Library
  ) throws {
    let release = try library.release(os) ?? Setup.usualRelease
    let questions = try QuestionBank(release, library: library).questions
      .filter { options.topic?.holds($0) ?? true }
    if questions.isEmpty { throw Problem(localized("quiz.no-question")) }
    let sheet = QuizSheet(
      Quiz(questions, count: options.count, seed: options.seed), hasAnswers: !withoutAnswers)
    if mkdir(folder, 0o777) != 0, errno != EEXIST {
      throw Problem(file: folder, String(cString: strerror(errno)))
    }
    for (name, text) in [("sheet.md", sheet.markdown)] + sheet.sessions {
      let path = "\(folder)/\(name)"
      switch WholeFile.write(text, to: path, overwrite: false) {
      case .written: break
      case .exists: throw Problem(file: path, localized("quiz.sheet-exists"))
      case .failed(let reason): throw Problem(file: path, reason)
      }
    }
    if questions.count < options.count {
      let text = localized(
        "quiz.fewer", ["count": "\(questions.count)", "wanted": "\(options.count)"])
      Output.write(text + "\n", to: 2)
    }
    Output.write(localized("quiz.sheet-written", ["folder": folder]) + "\n", to: 1)
  }
}

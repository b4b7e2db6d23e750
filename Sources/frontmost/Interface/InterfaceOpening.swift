import Rulebooks
import Screens
import Sessions
import Terminals

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Everything that the interface is opened with.
struct InterfaceOpening {
  let library: Library
  var session: String?
  var isAtEnd = false
  var overrides = Overrides()
  var recording: String?

  init(library: Library) { self.library = library }

  /// Opens the interface and returns when it has been quit.
  func open() throws {
    let model = try model()
    // From here on the terminal is ours; whatever can be wrong with the input has been said.
    let terminal = try Terminal(theme: InterfaceOpening.theme)
    var loop = InterfaceLoop(model: model, terminal: terminal)
    loop.run(recordingTo: recording)
    if loop.isInterrupted { throw Exit.interrupted }
  }

  private func model() throws -> Model {
    guard let session else {
      let empty = SourceFile(name: "command line", text: "")
      let file = try SessionParser.parse(empty, library: library, overrides: overrides)
      return Model(machine: try Machine(file.setup, library: library), library: library)
    }
    let source = try SessionSource.find(session, library)
    let file = try SessionParser.parse(source, library: library, overrides: overrides)
    var model = Model(machine: try Machine(file.setup, library: library), library: library)
    try model.open(file, atEnd: isAtEnd)
    return model
  }

  /// NO_COLOR counts where it is set and not empty.
  private static var theme: Theme {
    guard let value = getenv("NO_COLOR"), value.pointee != 0 else { return .dark }
    return .monochrome
  }
}

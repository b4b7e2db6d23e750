import Lifecycle
import Rulebooks
import Screens
import Sessions
import TerminalKit
import TextFiles
import Workbench

/// Whatever is typed, clicked and pasted, in whatever size: the screen can be drawn, and what was
/// recorded meanwhile runs again without a difference.
enum KeyLaw {
  /// Keys that have names, by the byte that stands for one.
  private static let named: [Key] = [
    .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home, .end,
    .pageUp, .pageDown, .function(1), .control("r"), .control("l"),
  ]

  static func hold(for bytes: [UInt8]) throws(FuzzLaw.Broken) {
    var rest = bytes[...]
    guard var model = model(rest.popFirst() ?? 0) else { return }
    var recorded = ""
    take(model.startRecording("fuzz.session"), &recorded)
    take(model.recordingOpened(), &recorded)
    var count = 0
    while let byte = rest.popFirst() {
      count += 1
      // A recording that was ended has no more to say.
      take(handle(byte, &rest, &model), &recorded)
      if count % 8 == 0 { try show(&model) }
    }
    try show(&model)
    take(model.leaveSession(), &recorded)
    try runsAgain(recorded)
  }

  private static func model(_ byte: UInt8) -> Model? {
    let releases = FuzzLaw.library.releases
    var overrides = Overrides(
      device: byte % 2 == 0 ? "iPhone" : "iPad", os: "\(releases[Int(byte / 2) % releases.count])")
    overrides.show = byte < 128 ? nil : "all"
    let empty = SourceFile(name: "fuzz", text: "")
    do {
      let file = try SessionParser.parse(empty, library: FuzzLaw.library, overrides: overrides)
      let simulation = try Simulation(file.setup, library: FuzzLaw.library)
      return Model(simulation: simulation, library: FuzzLaw.library)
    } catch {
      return nil
    }
  }

  /// What a byte stands for, with those behind it that it needs.
  private static func handle(
    _ byte: UInt8, _ rest: inout ArraySlice<UInt8>, _ model: inout Model
  ) -> [Effect] {
    func next() -> Int { Int(rest.popFirst() ?? 0) }
    switch byte {
    case 0x20..<0x7F:
      return model.handle(.key(.character(Unicode.Scalar(byte))))
    case 0x80..<0xA0:
      let kinds: [Mouse.Kind] = [.press, .release, .drag, .wheelUp, .wheelDown]
      let buttons: [Mouse.Button] = [.left, .right, .middle]
      let place = Point(x: next(), y: next())
      return model.handle(
        .mouse(Mouse(kinds[Int(byte) % 5], buttons[Int(byte) % 3], at: place)))
    case 0xA0..<0xB0: return model.pass(UInt32(next() * next()))
    case 0xB0..<0xC0:
      model.size = Size(columns: 1 + next(), rows: 1 + next() / 2)
      return []
    case 0xC0..<0xD0:
      let pasted = rest.prefix(next())
      rest = rest.dropFirst(pasted.count)
      return model.handle(.paste(String(decoding: pasted, as: UTF8.self)))
    case 0xD0...: return model.handle(.key(.character(Unicode.Scalar(next() * 257) ?? "é")))
    default: return model.handle(.key(named[Int(byte) % named.count]))
    }
  }

  private static func take(_ effects: [Effect], _ recorded: inout String) {
    for case .write(let text) in effects { recorded += text }
  }

  private static func show(_ model: inout Model) throws(FuzzLaw.Broken) {
    let picture = draw(model, model.size)
    if picture.screen.grid.size != model.size {
      throw FuzzLaw.broken("the screen of \(model.size) is \(picture.screen.grid.size)")
    }
    model.painted(picture)
  }

  private static func runsAgain(_ recorded: String) throws(FuzzLaw.Broken) {
    let failures: [Checker.Failure]
    do throws(Diagnostic) {
      let file = SourceFile(name: "recording", text: recorded)
      let session = try SessionParser.parse(file, library: FuzzLaw.library)
      let simulation = try Simulation(session.setup, library: FuzzLaw.library)
      failures = Checker(session, simulation).check()
    } catch {
      throw FuzzLaw.broken("what was recorded cannot be read: \(error)\n\(recorded)")
    }
    if let failure = failures.first {
      throw FuzzLaw.broken("recorded, it differs: \(failure.text)\n\(recorded)")
    }
  }
}

import Lifecycle
import RandomWalks
import Rulebooks
import Sessions
import TextFiles

/// A rulebook that loads is one that a device can run by.
enum RulebookLaw {
  static func hold(for bytes: [UInt8]) throws(FuzzLaw.Broken) {
    let file = SourceFile(name: "Rulebooks/ios-14.rules", bytes: bytes)
    do throws(Diagnostic) {
      let library = try Library(Resources(laying: [file]))
      _ = try library.rules(of: Release(14))
      // Alternatives that the built-in scenarios choose may be gone: the set-up is the shortest.
      let empty = SourceFile(name: "fuzz", text: "os: 14\ndevice: iPad\n")
      let setup = try SessionParser.parse(empty, library: library).setup
      var kernel = try Simulation(setup, library: library).timeline.kernel
      var walk = RandomWalk(seed: UInt64(bytes.count))
      var log = EventLog()
      for _ in 0..<40 {
        kernel.send(walk.next(kernel.device), into: &log)
        log.events.removeAll(keepingCapacity: true)
      }
    } catch {}
  }
}

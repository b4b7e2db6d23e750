import Screens
import Settings
import TextFiles

/// Reading settings ends, whatever they say, and all that is wrong with them has a place.
enum SettingsLaw {
  static func hold(for bytes: [UInt8]) throws(FuzzLaw.Broken) {
    let file = SourceFile(name: "fuzz", bytes: bytes)
    _ = SettingsReader.language(in: file)
    let releases = FuzzLaw.library.releases.map(\.description)
    do throws(SettingsProblems) {
      _ = try SettingsReader.read(file, releases: releases, keys: KeyTable.standard.bindings)
    } catch {
      for problem in error.problems where problem.line < 1 || problem.column < 1 {
        throw FuzzLaw.broken("an error without a place: \(problem)")
      }
      if error.problems.isEmpty { throw FuzzLaw.broken("refused without a reason") }
    }
  }
}

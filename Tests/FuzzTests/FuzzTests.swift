import Foundation
import FuzzLaws
import Testing

/// The laws of the fuzzer, for what it has found to lead through different code.
@Suite struct FuzzTests {
  @Test(arguments: FuzzLaw.allCases) func theCorpusKeepsItsLaw(_ law: FuzzLaw) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Corpus/\(law.rawValue)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files.count > 10)
    for name in files {
      let bytes = try Data(contentsOf: folder.appending(path: name))
      #expect(throws: Never.self, "\(name)") { try law.hold(for: Array(bytes)) }
    }
  }
}

import Testing
import TextFiles
import Texts

/// The keys in the code against the keys of the English texts.
@Suite struct KeysTests {
  @Test func everyKeyInTheCodeHasAnEnglishText() throws {
    let keys = Set(Language.english.keys)
    for use in try KeyUse.all() where !use.isBeginning {
      #expect(keys.contains(use.key), "\(use.file): no text in Resources/Texts/en for '\(use.key)'")
    }
  }

  @Test func everyEnglishTextIsUsed() throws {
    let uses = try KeyUse.all()
    let whole = Set(uses.filter { !$0.isBeginning }.map(\.key))
    let beginnings = uses.filter(\.isBeginning).map(\.key)
    for key in Language.english.keys {
      // A second text is asked for with the first one's key.
      let base = key.replacing(/\.(one|remedy)$/, with: "")
      #expect(
        whole.contains(base) || beginnings.contains { key.hasPrefix($0) },
        "nothing in the code says '\(key)'")
    }
  }

  @Test func noKeyStandsTwice() {
    var seen: Set<String> = []
    for key in Language.english.keys { #expect(seen.insert(key).inserted, "'\(key)' stands twice") }
    for key in seen { #expect(Language.english[key] != nil, "'\(key)' cannot be found") }
  }

  @Test func everyLineIsAKeyWithItsTextOrGoesOn() {
    for file in Resources.embedded.files(in: "Texts/en") {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      for line in lines where !line.hasPrefix("#") && !line.hasPrefix("  ") {
        let parts = line.split(separator: " ", maxSplits: 2)
        #expect(parts.count == 3 && parts[1] == "=", "\(file.name): \(line)")
        #expect(line.count <= 100, "\(file.name): \(line)")
      }
    }
  }
}

import Lifecycle
import Testing
import TextFiles

@testable import Rulebooks

/// Words are compared by numbers.
@Suite struct WordTests {
  /// Every word of every data file, of vocabularies and of names too.
  @Test func noTwoWordsHaveTheSameNumber() {
    let resources = Resources.embedded
    var numbers: [UInt64: String] = [:]
    for folder in ["Apps", "Gaps", "Messages", "Rulebooks", "Sources", "Tour"] {
      for file in resources.files(in: folder) {
        let text = String(decoding: file.bytes, as: UTF8.self)
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "," }) {
          let other = numbers.updateValue(String(word), forKey: HashedWord(String(word)).number)
          #expect(other == nil || other! == word)
        }
      }
    }
    #expect(numbers.count > 1_000)
  }

  @Test func aWordIsTheSameHoweverItIsGiven() {
    for text in ["a", "because", "objective-c", "sceneWillEnterForeground(_:)"] {
      let bytes = Array(text.utf8)
      #expect(bytes.withUnsafeBufferPointer { HashedWord($0) } == HashedWord(text))
    }
    #expect(HashedWord("because") == "because")
    #expect(HashedWord("because") != "becaus")
    #expect(HashedWord("") != " ")
  }
}

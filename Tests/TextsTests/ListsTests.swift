import Testing
import Texts

@Suite struct ListsTests {
  @Test func wordsAreListedAsALanguageLists() {
    #expect(Lists.and([]) == "" && Lists.and(["a"]) == "a" && Lists.and(["a", "b"]) == "a and b")
    #expect(Lists.and(["a", "b", "c", "d"]) == "a, b, c and d")
    #expect(Lists.or(["a", "b", "c"]) == "a, or b, or c")
    #expect(Lists.comma(["a", "b", "c"]) == "a, b, c")
    let other = Language(
      "other",
      files: [("lists.texts", Array("and = {first} und {last}\ncomma = {first}、{last}".utf8))])
    Language.$current.withValue(other) { #expect(Lists.and(["a", "b", "c"]) == "a、b und c") }
  }
}

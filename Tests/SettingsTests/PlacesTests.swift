import Testing

@testable import Settings

/// Following a text never fails and always ends, whatever the text: what is read from outside may
/// be anything.
@Suite struct PlacesTests {
  @Test func anyTextIsFollowedToItsEnd() {
    let pieces = [
      "a", "=", "\"", "'", "\"\"\"", "'''", "[", "]", "{", "}", ",", ".", "#", "\n", " ", "\\",
      "\\u",
      "\r\n", "é", "=[", "= {", "日",
    ]
    var state: UInt64 = 7
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      let places = TOMLPlaces(text)
      for place in places.keys.values { #expect(place.line <= lines + text.count, "\(text)") }
    }
  }

  @Test func keysAndValuesHaveTheirPlaces() {
    let places = TOMLPlaces("é = 'x'\n[t.u]\nv.w = [[1], { k = 2 }]\n")
    #expect(places.keys[["é"]] == TOMLPlaces.Place(line: 1, column: 1))
    #expect(places.values[["é"]] == TOMLPlaces.Place(line: 1, column: 5))
    #expect(places.keys[["t", "u"]] == TOMLPlaces.Place(line: 2, column: 4))
    #expect(places.keys[["t", "u", "v", "w"]] == TOMLPlaces.Place(line: 3, column: 3))
    #expect(places.values[["t", "u", "v", "w", "0", "0"]] == TOMLPlaces.Place(line: 3, column: 9))
    #expect(places.keys[["t", "u", "v", "w", "1", "k"]] == TOMLPlaces.Place(line: 3, column: 15))
  }
}

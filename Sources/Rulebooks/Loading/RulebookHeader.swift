/// The first lines of a rulebook: `release`, `after` where it is a difference, `title`.
struct RulebookHeader {
  var release: Release
  var after: Release?
  var title: String
  var stanzaCount = 0
  var place: Stanza.Place

  init(_ stanzas: [Stanza], file: SourceFile, release wanted: Release) throws(Diagnostic) {
    let start = Stanza.Place(file: file.name, line: 1, column: 1)
    place = stanzas.first?.place ?? start
    release = wanted
    title = "iOS \(wanted)"
    for stanza in stanzas {
      switch stanza.keyword {
      case "release":
        guard Release(stanza.name) == wanted else {
          throw stanza.place.error("'release \(stanza.name)' in a file for \(wanted)")
        }
      case "after":
        guard let before = Release(stanza.name) else {
          throw stanza.place.error("'\(stanza.name)' is not a release")
        }
        after = before
      case "title": title = stanza.name
      default:
        if stanzaCount == 0 { throw stanza.place.error("expected 'release \(wanted)' first") }
        return
      }
      stanzaCount += 1
    }
    if stanzaCount == 0 { throw start.error("an empty rulebook; expected 'release \(wanted)'") }
  }
}

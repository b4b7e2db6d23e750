import Lifecycle
import TextFiles
import Texts

/// The first lines of a rulebook: `release`, `after` where it is a difference, `title`, and
/// `title-on` where a kind of device has another.
struct RulebookHeader {
  var release: Release
  var after: Release?
  var title: String
  var titles: [(model: Device.Model, title: String)] = []
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
          throw stanza.place.error(
            localized("rulebooks.other-release", ["release": stanza.name, "wanted": "\(wanted)"]))
        }
      case "after":
        guard let before = Release(stanza.name) else {
          throw stanza.place.error(localized("rulebooks.no-release", ["word": stanza.name]))
        }
        after = before
      case "title": title = stanza.name
      case "title-on":
        let words = stanza.name.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let model = Device.Model(word: words[0]) else {
          throw stanza.place.error(
            NearestWord.unknown(
              "device", String(words.first ?? ""), listing: Device.Model.allCases.map(\.word)))
        }
        titles.append((model, String(words[1])))
      default:
        if stanzaCount == 0 {
          throw stanza.place.error(
            localized("rulebooks.expected-release", ["release": "\(wanted)"]))
        }
        return
      }
      stanzaCount += 1
    }
    if stanzaCount == 0 {
      throw start.error(localized("rulebooks.empty-rulebook", ["release": "\(wanted)"]))
    }
  }
}

import TextFiles
import Texts

/// What is not modeled, and why: a tool that teaches must say where it stops.
public struct Gap: Sendable {
  public var name: String
  public var because: String
  /// The rows of the record that are not shown for it, or only in part.
  public var record: [String]
}

extension Gap {
  fileprivate static let keys = Vocabulary(["because", "record"])
}

extension Library {
  public func gaps() throws(Diagnostic) -> [Gap] {
    var gaps: [Gap] = []
    for file in resources.files(in: "Gaps") {
      for stanza in try Stanza.parse(file) {
        guard stanza.keyword == "gap", !stanza.name.isEmpty else {
          throw stanza.place.error(localized("rulebooks.expected-gap"))
        }
        try stanza.allow(Gap.keys)
        gaps.append(
          Gap(
            name: stanza.name, because: try stanza.required("because").value,
            record: try rows(stanza.value("record"))))
      }
    }
    return gaps
  }

  /// Numbers of rows with commas between them: `8, 38, 105b`.
  private func rows(_ field: Stanza.Field?) throws(Diagnostic) -> [String] {
    guard let field else { return [] }
    var rows: [String] = []
    for part in field.value.split(separator: ",", omittingEmptySubsequences: false) {
      let row = part.drop { $0 == " " }
      guard let first = row.first, first.isWholeNumber, !row.contains(" ") else {
        throw field.place.error(localized("rulebooks.no-record", ["word": "\(row)"]))
      }
      rows.append(String(row))
    }
    return rows
  }
}

/// What is not modelled, and why: a tool that teaches must say where it stops.
public struct Gap: Sendable {
  public var name: String
  public var because: String
}

extension Library {
  public func gaps() throws(Diagnostic) -> [Gap] {
    var gaps: [Gap] = []
    for file in resources.files(in: "Gaps") {
      for stanza in try Stanza.parse(file) {
        guard stanza.keyword == "gap", !stanza.name.isEmpty else {
          throw stanza.place.error("expected 'gap NAME'")
        }
        try stanza.allow(["because"])
        gaps.append(Gap(name: stanza.name, because: try stanza.required("because").value))
      }
    }
    return gaps
  }
}

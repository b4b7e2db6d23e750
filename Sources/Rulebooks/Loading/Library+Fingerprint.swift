import TextFiles

extension Library {
  /// What all rules do, as one number: it changes with any word of a rule except its reason, source
  /// and evidence, so that better sentences do not make older recordings look outdated.
  public func fingerprint() throws(Diagnostic) -> String {
    var number: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 where byte != UInt8(ascii: " ") { mix(byte) }
      mix(0)
    }
    func mix(_ byte: UInt8) { number = (number ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for release in releases {
      guard let file = resources.file("Rulebooks/ios-\(release).rules") else { continue }
      add(file.name)
      // How a version is called on a device is no rule.
      for stanza in try Stanza.parse(file) where stanza.keyword != "title-on" {
        add("\(stanza.keyword) \(stanza.name)")
        for field in stanza.fields {
          switch field.name.text {
          case "because", "source", "evidence": continue
          default: add("\(field.name.text) \(field.value)")
          }
        }
      }
    }
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

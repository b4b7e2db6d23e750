import Rulebooks
import Sessions
import Testing
import TextFiles
import Texts

/// A language's folder: texts by key, reasons of rules, and whole files that stand in for others.
@Suite struct LanguageResourcesTests {
  private func resources() throws -> Resources {
    let overlay = try ResourceOverlay()
    try overlay.write("Texts/xx/refusals.texts", "off = aus\n")
    try overlay.write("Texts/xx/because.texts", "scene.will-resign-active = Darum.\n")
    try overlay.write(
      "Texts/xx/Tour/tour.tour", "step Anfang\n  text  Hier.\n  until continue\n")
    try overlay.write(
      "Texts/xx/Scenarios/1-first-steps/touch.session", "# Eine Berührung\n> open Notes\n")
    return try Resources(directory: overlay.path)
  }

  @Test func aFolderIsALanguage() throws {
    let resources = try resources()
    #expect(Resources.embedded.languages == ["en", "es", "zh_CN"])
    #expect(resources.languages == ["en", "es", "xx", "zh_CN"])
    let language = resources.language(named: "xx")
    #expect(language.name == "xx" && language["refusals.off"] == "aus")
    // The files that stand in for others hold no texts by key.
    #expect(Set(language.keys) == ["refusals.off", "because.scene.will-resign-active"])
    #expect(resources.language(named: "en").keys == Language.english.keys)
  }

  @Test func itsFilesStandInForThoseOfResources() throws {
    let resources = try resources()
    func tour() throws -> [String] { try Tour(resources).steps.map(\.title) }
    func title() -> String? { Scenarios(resources)["touch"]?.title }
    let (titles, name) = (try tour(), title())
    #expect(titles.count > 1)
    let (otherTitles, otherName) = try Language.$current.withValue(resources.language(named: "xx"))
    {
      (try tour(), title())
    }
    #expect(otherTitles == ["Anfang"] && otherName == "Eine Berührung")
    Language.$current.withValue(resources.language(named: "xx")) {
      // What it has not is there as it was.
      #expect(resources.file("Gaps/not-modelled.gaps")?.name == "Gaps/not-modelled.gaps")
    }
    #expect(try tour() == titles && title() == name)
  }

  @Test func reasonsOfRulesMayBeInTheLanguage() throws {
    let resources = try resources()
    let rules = try Library(resources).rules(of: Release(14)).rules
    let rule = try #require(rules.first { $0.name == "scene.will-resign-active" })
    let other = try #require(rules.first { $0.name != rule.name && !$0.because.isEmpty })
    #expect(rule.reason == rule.because)
    Language.$current.withValue(resources.language(named: "xx")) {
      #expect(rule.reason == "Darum." && rule.because != "Darum.")
      #expect(other.reason == other.because)
    }
  }
}

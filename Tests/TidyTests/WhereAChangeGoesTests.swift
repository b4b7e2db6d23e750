import Foundation
import Testing

/// The page that says where a change goes is of use only while it names what is there.
@Suite struct WhereAChangeGoesTests {
  @Test func itNamesFilesAndFoldersThatExist() throws {
    let page = TidyTests.root.appendingPathComponent("Documentation/WhereAChangeGoes.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let names = text.matches(of: /`([A-Za-z]+(?:\/[A-Za-z+\-0-9]+)*(?:\/|\/[A-Za-z+]+\.[a-z]+))`/)
      .map { String($0.1) }
    #expect(names.count > 100)
    for name in Set(names).sorted() {
      let places = [name, "Sources/\(name)"].map { TidyTests.root.appendingPathComponent($0).path }
      #expect(places.contains(where: FileManager.default.fileExists(atPath:)), "\(name)")
    }
  }
}

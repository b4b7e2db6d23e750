import Hosting
import Testing

/// Files that an app keeps are reported as saved; caches and temporary files are not.
@Suite struct FilesTests {
  @Test func filesThatAreKeptAreReported() throws {
    let lab = try Lab("files")
    let process = lab.process()
    let launch = try process.launch()
    #expect(launch.saved == ["Documents/log.txt = ", "Documents/log.txt = active\n"])
    let home = process.send("appDelegate", "applicationDidEnterBackground(_:)")
    #expect(
      home.saved == [
        "Documents/note.txt = Buy milk",
        "Library/Application Support/Cache/image.bin = 3 bytes",
      ])
    #expect(home.printed == [])
    process.kill()
    let again = try process.launch()
    #expect(again.saved == ["Documents/log.txt = active\nactive\n"])
    #expect(
      process.send("appDelegate", "applicationWillEnterForeground(_:)").printed == ["Buy milk"])
    #expect(
      process.send("appDelegate", "applicationDidReceiveMemoryWarning(_:)").saved == [
        "Documents/Kept/image.bin = 3 bytes", "Documents/note.txt = -",
        "Library/Application Support/Cache/image.bin = -",
      ])
  }
}

import CLibrary
import Testing

/// Pictures that were looked at and found good: their characters, beneath them what each means as a
/// letter, and which letter stands for which style. `RECORD_GOLDENS=1` records them again, and the
/// run that does so fails: nobody records by accident.
enum Golden {
  static func check(_ driver: Driver, _ name: String) throws {
    let grid = driver.picture.screen.grid
    try check([grid.text, grid.meanings, grid.legend].joined(separator: "\n"), name)
  }

  static func check(_ text: String, _ name: String) throws {
    let path = folder + "/\(name).txt"
    if getenv("RECORD_GOLDENS").map({ String(cString: $0) }) == "1" {
      try write(text, to: path)
      Issue.record("recorded \(name); look at it, and run again without RECORD_GOLDENS")
      return
    }
    let golden = try #require(read(path), "there is no golden \(name)")
    if golden != text {
      Issue.record("\(name) has changed:\n\(differences(golden, text))")
    }
  }

  private static var folder: String {
    let file = "\(#filePath)"
    return String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)]) + "/Goldens"
  }

  private static func differences(_ golden: String, _ text: String) -> String {
    let before = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let after = text.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    for row in 0..<max(before.count, after.count) {
      let old = row < before.count ? before[row] : ""
      let new = row < after.count ? after[row] : ""
      if old != new { lines += ["\(row + 1) − \(old)", "\(row + 1) + \(new)"] }
    }
    return lines.joined(separator: "\n")
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  private static func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"), "\(path) cannot be written")
    defer { fclose(file) }
    fputs(text, file)
  }
}

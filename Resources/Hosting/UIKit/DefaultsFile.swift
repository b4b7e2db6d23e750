import Foundation

/// The file of defaults: a line `KEY VALUE` for each change, a line `KEY` for a removal. A change
/// is one line more, so that it takes microseconds; the whole file is written where it has grown.
final class DefaultsFile {
  static let own = DefaultsFile(
    name: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)

  let name: String
  private let path: String
  private var descriptor: Int32 = -1
  private var size = 0
  /// Where it is written anew.
  private var limit = DefaultsFile.leastLimit
  private static let leastLimit = 1 << 20

  init(name: String) {
    self.name = name
    let file = name.replacingOccurrences(of: "/", with: "_")
    path = NSHomeDirectory() + "/Library/Preferences/" + file + ".defaults"
  }

  func read() -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    size = data.count
    var values: [String: Any] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let word = words.first, let key = Data(base64Encoded: String(word)) else { continue }
      values[String(decoding: key, as: UTF8.self)] =
        words.count > 1 ? DefaultsValue.value(words[1]) : nil
    }
    return values
  }

  func append(_ key: String, _ value: Any?, all: [String: Any]) {
    var line = DefaultsFile.line(key, value)
    size += line.utf8.count
    if size > limit { return rewrite(all) }
    if descriptor < 0 { reopen() }
    line.withUTF8 { _ = write(descriptor, $0.baseAddress, $0.count) }
  }

  private func rewrite(_ values: [String: Any]) {
    let lines = Data(values.map { DefaultsFile.line($0.key, $0.value) }.joined().utf8)
    try? lines.write(to: URL(fileURLWithPath: path), options: .atomic)
    size = lines.count
    limit = max(DefaultsFile.leastLimit, 2 * size)
    reopen()
  }

  private func reopen() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
  }

  private static func line(_ key: String, _ value: Any?) -> String {
    let word = DefaultsValue.line(value).map { " " + $0 } ?? ""
    return DefaultsValue.base64(Data(key.utf8)) + word + "\n"
  }
}

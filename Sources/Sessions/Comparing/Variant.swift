import Lifecycle
import Rulebooks

/// A session's actions on another device, another release, or with an app told in another way.
public struct Variant: Sendable {
  public var device: String?
  public var os: String?
  /// `NAME TRAIT…`: stands in for the session's app of that name.
  public var app: String?

  public init(device: String? = nil, os: String? = nil, app: String? = nil) {
    self.device = device
    self.os = os
    self.app = app
  }

  /// Runs the session so. Where the release has no scenes, apps that have them are told by their
  /// app delegates alone, as such an app would have been written for it; the title says so.
  public func course(
    of source: SourceFile, library: Library
  ) throws(Diagnostic) -> SessionCourse {
    let file = try SessionParser.parse(source, library: library)
    let release = os.flatMap(Release.init) ?? file.setup.release
    let hasScenes = try library.rules(of: release).features.contains(.scenes)
    var changed: [(name: String, words: String)] = []
    var apps = file.setup.apps.map { installed in
      var words = installed.traits.words
      if !hasScenes, words.first == "scenes" {
        words = ["app-delegate"] + words.dropFirst().filter { $0 != "multiple-windows" }
        changed.append((installed.name, "\(installed.name) app-delegate"))
      }
      return ([Tokenizer.spelling(installed.name)] + words).joined(separator: " ")
    }
    if let app {
      let name = (try? Tokenizer.tokens(app).first?.spelled) ?? app
      if let index = file.setup.apps.firstIndex(where: { $0.name == name }) {
        apps[index] = app
        // What is asked for stands in for what the release would have made of it.
        if let place = changed.firstIndex(where: { $0.name == name }) {
          changed[place].words = app
        } else {
          changed.append((name, app))
        }
      } else {
        throw Diagnostic(
          file: "--app", line: 1, column: 1,
          message: NearestWord.unknown("app", name, among: file.setup.apps.map(\.name)))
      }
    }
    let overrides = Overrides(device: device, os: os, apps: apps)
    let other = try SessionParser.parse(source, library: library, overrides: overrides)
    var course = SessionCourse(other, try Machine(other.setup, library: library))
    if !changed.isEmpty {
      course.title += " (\(changed.map(\.words).joined(separator: ", ")))"
    }
    return course
  }
}

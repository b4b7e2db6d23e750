import Rulebooks
import Sessions
import TextFiles
import Texts

/// A folder of real logs, each beside the device that fits it best.
public struct LogCorpus: Sendable {
  /// A log and what was found, or why it could not be read.
  public struct Entry: Sendable {
    public var name: String
    public var study: LogStudy?
    public var problem: String?

    /// Whether it is the same, disputed, or says itself why it differs.
    public var isSettled: Bool {
      guard let study else { return false }
      return study.verdict != .differs || study.comparison.log.notes.verdict != nil
    }
  }

  public private(set) var entries: [Entry] = []

  /// `files` are the logs' paths in their order; `read` reads one.
  public init(
    _ files: [String], _ overrides: Overrides, library: Library,
    read: (String) throws -> SourceFile
  ) {
    for file in files {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      do {
        let log = try RealLog(try read(file), library: library)
        let study = try LogStudy(log, overrides, library: library)
        entries.append(Entry(name: name, study: study))
      } catch {
        entries.append(Entry(name: name, problem: "\(error)"))
      }
    }
  }

  public var isSettled: Bool { entries.allSatisfy(\.isSettled) }
}

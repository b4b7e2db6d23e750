import CLibrary
import Catalog

/// The program's own texts in one language, by key: panels, errors, explanations. Apple's names,
/// session files and apps' names are the same in every language.
///
/// A language is a folder of Resources/Texts/, named as in `LANG`. What it lacks is in English.
public struct Language: Sendable {
  /// The folder's name: `en`, `de`, `pt_BR`.
  public let name: String
  let table: TextTable

  /// The name as HTML has it: `pt-BR`.
  public var tag: String { name.split(separator: "_").joined(separator: "-") }

  /// The language that the program was written in: complete, and what others fall back to.
  public static let english = Language("en", table: embedded("en"))

  /// The language of texts now. A value for the task, so that tests beside each other
  /// may each speak their own.
  @TaskLocal public static var current = Language.english

  /// A language from the bytes of its files. The keys of `log.texts` begin with `log.`.
  public init(_ name: String, files: [(name: String, bytes: [UInt8])]) {
    self.name = name
    // Other files of the folder stand in for whole resources.
    table = TextTable(files.filter { $0.name.hasSuffix(".texts") && !$0.name.contains("/") })
  }

  /// The earlier wordings of refusals, the oldest first. Session files have their sentences and
  /// still hold. What a wording does not say, the next one says.
  public static let earlierRefusals: [Language] = {
    let wordings = embeddedFiles("Refusals/")
    let names = Set(wordings.map { $0.name.prefix { $0 != "/" } }).sorted()
    return names.map { name in
      // The first file that has a key counts.
      let files = wordings.filter { $0.name.prefix { $0 != "/" } >= name }
      let table = TextTable(
        files.map { (String($0.name.drop { $0 != "/" }.dropFirst()), $0.bytes) })
      return Language("earlier-\(name)", table: table)
    }
  }()

  private init(_ name: String, table: TextTable) {
    self.name = name
    self.table = table
  }

  /// All keys that the language has a text for, in the order of its files.
  public var keys: [String] { table.keys }

  /// The text of a key, without values; nil where the language has none.
  public subscript(key: String) -> String? { table[key] }

  /// The same keys with other texts. What stands in braces is left as it is, so that values still
  /// find their places.
  public func mapped(as name: String, _ change: (String) -> String) -> Language {
    Language(name, table: table.mapped { Template.mapped($0, change) })
  }

  private static func embedded(_ name: String) -> TextTable {
    TextTable(embeddedFiles("Texts/\(name)/"))
  }

  /// The files below a folder of Resources, without the folder in their names.
  private static func embeddedFiles(
    _ folder: String
  ) -> [(name: String, bytes: UnsafeBufferPointer<UInt8>)] {
    let length = folder.utf8.count
    var files: [(name: String, bytes: UnsafeBufferPointer<UInt8>)] = []
    for index in 0..<catalog_count() {
      let entry = catalog_at(index).pointee
      guard let path = entry.path, strncmp(path, folder, length) == 0 else {
        // What is embedded is in order.
        if files.isEmpty { continue } else { break }
      }
      let bytes = UnsafeBufferPointer(start: entry.bytes, count: Int(entry.count))
      files.append((String(cString: path + length), bytes))
    }
    return files
  }
}

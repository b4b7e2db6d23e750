import TextFiles

/// Letters that the last row of a class can read, as `Resources/Letters` draws them: of square
/// pixels, two of which stand above each other in a cell.
struct BlockFont: Sendable {
  /// The rows of pixels of a letter, the last below the line.
  static let rows = 8

  /// A letter's picture, row by row.
  private typealias Picture = [[Bool]]
  private let pictures: [Character: Picture]

  init(_ resources: Resources) {
    var pictures: [Character: Picture] = [:]
    for file in resources.files(in: "Letters") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("# ") }
      // A row of letters and their pictures, up to an empty line.
      for band in lines.split(separator: "").map(Array.init)
      where band.count == BlockFont.rows + 1 {
        for (letter, picture) in zip(band[0].split(separator: " "), BlockFont.columns(band)) {
          pictures[letter.first ?? " "] = picture
        }
      }
    }
    self.pictures = pictures
  }

  /// The pictures of a band, cut where it has spaces.
  private static func columns(_ band: [Substring]) -> [Picture] {
    let rows = band.dropFirst().map { $0.split(separator: " ") }
    return (0..<(rows.map(\.count).min() ?? 0)).map { place in
      rows.map { row in row[place].map { $0 == "#" } }
    }
  }

  /// How many pixels a text is wide, with one between two letters.
  func width(of text: String) -> Int {
    text.reduce(0) { $0 + (pictures[$1]?[0].count ?? 3) + 1 } - 1
  }

  /// The text row by row, a letter behind the other.
  func picture(of text: String) -> [[Bool]] {
    (0..<BlockFont.rows).map { row in
      Array(text.map { pictures[$0]?[row] ?? [false, false, false] }.joined(separator: [false]))
    }
  }
}

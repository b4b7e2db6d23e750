import Foundation
import TerminalEmulation
import Testing

/// Sessions as pages, pictures, diagrams, handouts and tables.
@Suite struct ExportTests {
  static let formats = [
    "film", "screen", "asciicast", "asciicast2", "html", "svg", "mermaid", "markdown", "jsonl",
    "csv",
  ]

  @Test(arguments: formats) func everyExportSaysByWhatItWasMade(_ format: String) throws {
    let run = try Command(["export", "launch-and-leave", "--to", format])
    #expect(run.status == 0 && run.errors.isEmpty)
    let text = run.output
    #expect(text.contains("frontmost 0.") && text.contains("iPhone"))
    #expect(text.contains("ios-14") && text.contains("sceneDidBecomeActive"))
  }

  @Test(arguments: ["asciicast", "asciicast2"])
  func aFilmThatWouldLastADayIsRefused(_ format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("long.session", String(repeating: "> home\n", count: 50_001))
    let run = try Command(["export", folder.path("long.session"), "--to", format])
    #expect(run.status != 0 && run.output.isEmpty)
    #expect(run.errors.contains("long.session:50001:1: too many actions for a film"))
  }

  /// What sources dispute has a mark on paper, and the mark has its meaning beside it.
  @Test(arguments: ["html", "svg", "mermaid", "markdown"])
  func whatIsDisputedIsMarked(_ format: String) throws {
    let folder = try TemporaryFolder()
    for (os, isMarked) in [("14", true), ("15", false)] {
      let actions = "> open Notes\n> switcher\n> swipe-up Notes\n"
      try folder.write("a.session", "os: \(os)\napp: Notes scenes\n" + actions)
      let text = try Command(["export", folder.path("a.session"), "--to", format]).output
      let marks = text.split(separator: "\n").count { line in
        line.contains("(?)") && line.contains("applicationWillTerminate")
      }
      #expect((marks > 0) == isMarked, "iOS \(os)")
      #expect(text.contains("disputed: the sources disagree") == isMarked, "iOS \(os)")
    }
  }

  @Test(arguments: ["jsonl", "csv"]) func eventsHaveTheirEvidence(_ format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.session", "os: 14\napp: Notes scenes\n> open Notes\n> switcher\n> swipe-up Notes\n")
    let run = try Command(["export", folder.path("a.session"), "--to", format])
    let lines = run.lines.filter { $0.contains("applicationWillTerminate") }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("disputed") })
    #expect(run.output.contains("documented"))
  }

  @Test func aPictureShowsWhatTheSessionShows() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.session", "os: 14\nshow: sceneDelegate\n> open Notes\n")
    let run = try Command(["export", folder.path("a.session"), "--to", "svg"])
    #expect(run.output.contains("sceneDidBecomeActive"))
    #expect(!run.output.contains("didFinishLaunching"))
  }

  /// Names come from files: what a page takes for a mark of its own must not be one.
  @Test(arguments: formats) func namesAreOnlyNames(_ format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.session",
      "# <script>alert(1)</script> & \"so\"\nsession: 1\ndevice: iPhone\nos: 14\n"
        + "app: \"<b>,A&B\" scenes\n> open \"<b>,A&B\"\n> home\n")
    let run = try Command(["export", folder.path("a.session"), "--to", format])
    #expect(run.status == 0)
    switch format {
    case "html", "svg", "film", "screen":
      #expect(!run.output.contains("<script>alert") && !run.output.contains("<b>,A"))
      #expect(run.output.contains("&lt;b&gt;,A&amp;B"))
    case "csv": #expect(run.output.contains("\"<b>,A&B\""))
    case "mermaid": #expect(run.output.contains("as #60;b#62;,A&B"))
    case "markdown": #expect(run.output.contains(#"\<b\>,A&B"#))
    case "asciicast", "asciicast2": #expect(run.output.contains("open <b>,A&B"))
    default: #expect(run.output.contains(#""app":"<b>,A&B""#))
    }
  }

  /// As in the log: an action stands where it began, what was taken back is gone, and narration
  /// stands with what it speaks of.
  @Test func aHandoutIsWhatHappened() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.session",
      "# About\nsession: 1\ndevice: iPhone\nos: 14\napp: Notes scenes\n> open Notes\n> lock\n"
        + "> undo\n# It is left.\n> home\n> wait 5\n> open Notes\n")
    let text = try Command(["export", folder.path("a.session"), "--to", "markdown"]).output
    #expect(text.hasPrefix("# About\n") && !text.contains("lock"))
    #expect(text.contains("## 2. home (00:00.0)\n\n*It is left.*\n\n- Notes"))
    #expect(text.matches(of: /About/).count == 1)
    // Each rule that is referred to has its reason at the end.
    let notes = Set(text.matches(of: /\[\^\d+\]/).map { String($0.0) })
    #expect(notes.count > 5)
    for note in notes { #expect(text.contains("\n\(note): `"), "\(note)") }
    #expect(text.contains("## 3. wait 5 (00:00.0)") && text.contains("## 4. open Notes (00:05.0)"))
  }

  /// What is said in a film can be read before the next picture comes.
  @Test func aFilmWaitsUntilItIsRead() throws {
    let folder = try TemporaryFolder()
    let words = Array(repeating: "word", count: 60).joined(separator: " ")
    try folder.write(
      "a.session", "app: Notes scenes\n\n> open Notes\n# \(words)\n> home\n> wait 1\n")
    let run = try Command(["export", folder.path("a.session"), "--to", "asciicast"])
    let pauses = run.lines.dropFirst().compactMap { line -> Double? in
      line.contains("\"m\"") ? Double(line.dropFirst().prefix { $0 != "," }) : nil
    }
    #expect(pauses.count == 3 && pauses[0] < 3 && pauses[1] > 20 && pauses[2] < 3, "\(pauses)")
  }

  /// The film's last picture is what the interface shows at the session's end.
  @Test(arguments: [("asciicast", 3), ("asciicast2", 2)])
  func aFilmShowsEveryAction(_ format: String, _ version: Int) throws {
    let run = try Command(["export", "launch-and-leave", "--to", format])
    let lines = run.lines
    #expect(lines[0].hasPrefix("{\"version\":\(version),"))
    let emulator = Emulator(columns: 120, rows: 40)
    var marks: [String] = []
    for line in lines.dropFirst() {
      let data = try #require(line.data(using: .utf8))
      let event = try #require(try JSONSerialization.jsonObject(with: data) as? [Any])
      let (kind, text) = (event[1] as? String, event[2] as? String ?? "")
      if kind == "m" { marks.append(text) } else { emulator.feed(Array(text.utf8)) }
    }
    #expect(marks == ["open Notes", "home", "wait 5", "open Notes"])
    #expect(emulator.text.contains("4 actions") && emulator.text.contains("foregroundActive"))
  }

  /// A player's list of marks has those that the teacher set, at their moments.
  @Test func aFilmHasTheSessionsMarks() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.session", "# * before\n> open Notes\n# * in front\n# no mark\n> home\n# *\n> lock\n")
    let run = try Command(["export", folder.path("a.session"), "--to", "asciicast"])
    let marks = run.lines.filter { $0.contains(", \"m\", ") }.map { line in
      line.split(separator: "\"").dropFirst(3).first.map(String.init) ?? ""
    }
    #expect(marks == ["before", "open Notes", "in front", "home", "lock"], "\(marks)")
  }

  /// A file of Mermaid's holds one diagram: several are blocks of a Markdown file. Its words end
  /// some statements where they stand alone: `:` and `;` in the states' grammar, `#` and `;` else.
  @Test func eachDiagramIsABlockOfItsOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.session",
      "# Of `end`; and # more\nsession: 1\ndevice: iPhone\nos: 14\napp: \"a:b;c\" scenes\n"
        + "# Say: so; and #1\n> open \"a:b;c\"\n> crash \"a:b;c\"\n")
    let run = try Command(["export", folder.path("a.session"), "--to", "mermaid"])
    let blocks = run.output.components(separatedBy: "```mermaid\n").dropFirst().map {
      $0.components(separatedBy: "\n```\n")[0].components(separatedBy: "\n")
    }
    #expect(blocks.map { $0[1] } == ["sequenceDiagram", "stateDiagram-v2", "stateDiagram-v2"])
    #expect(blocks[0].contains("  Note over user,device: Say: so#59; and #35;1"))
    #expect(blocks[0].contains("  user->>device: open a:b#59;c"))
    #expect(blocks[1].contains("  active --> [*]: crashed"))
    for line in blocks.dropFirst().joined() where line.contains("-->") {
      #expect(line.split(separator: ":").count == 2 && !line.contains(";"), "\(line)")
    }
  }

  @Test func thePictureIsXML() throws {
    let run = try Command(["export", "launch-and-leave", "--to", "svg"])
    let parser = XMLParserProbe(run.output)
    #expect(parser.isWellFormed, "\(parser.error)")
    // Colour is not all: each state has its letter.
    for letter in ["A", "I", "B", "S"] { #expect(run.output.contains(">\(letter)</text>")) }
  }

  /// Heads of lanes and actions are bold, nothing else, and all of it fits into the picture.
  @Test func thePictureShowsWhatMatters() throws {
    let text = try Command(["export", "launch-and-leave", "--to", "svg"]).output
    let height = try #require(text.firstMatch(of: /viewBox="0 0 \d+ (\d+)"/).flatMap { Int($0.1) })
    let labels = text.matches(of: /<text x="\d+" y="(\d+)"([^>]*)>([^<]*)</)
    for label in labels {
      let isHead = label.3.hasPrefix("Notes") && label.1 == "72"
      let isBold = label.2.contains("font-weight=\"bold\"")
      #expect(isBold == (isHead || label.3.hasPrefix("▸")), "\(label.3)")
    }
    let lowest = labels.compactMap { Int($0.1) }.max() ?? 0
    #expect(lowest < height - 4 && lowest > height - 60)
  }

  @Test func theTableHasAsManyCellsInEveryRow() throws {
    let run = try Command(["export", "launch-and-leave", "--to", "csv"])
    let rows = run.output.components(separatedBy: "\r\n").dropLast()
    #expect(rows.count > 20)
    for row in rows {
      var isQuoted = false
      var cells = 1
      for character in row {
        if character == "\"" { isQuoted.toggle() }
        if character == ",", !isQuoted { cells += 1 }
      }
      #expect(cells == 17, "\(row)")
    }
  }

  @Test func thePageAsksTheNetworkForNothing() throws {
    let run = try Command(["export", "launch-and-leave", "--to", "html"])
    let links = run.output.matches(of: /(src|href|url)\s*[=(]/)
    #expect(links.isEmpty)
    #expect(run.output.contains("<svg xmlns=") && run.output.contains("addEventListener"))
  }

  /// The page has the way that each app and scene took, with what it was told on it.
  @Test func thePageHasADiagramOfEachLane() throws {
    let run = try Command(["export", "launch-and-leave", "--to", "html"])
    let diagrams = run.output.components(separatedBy: "<figure class=\"states\">").dropFirst()
    #expect(diagrams.count == 2)
    for diagram in diagrams {
      let picture = diagram.components(separatedBy: "</figure>")[0]
      let parser = XMLParserProbe(picture)
      #expect(parser.isWellFormed, "\(parser.error)")
      for word in ["not running", "suspended", "background", "inactive", "active"] {
        #expect(picture.contains(">\(word)</text>"))
      }
      #expect(picture.contains(">sceneWillResignActive</text>"))
    }
    // Only a process is suspended; its scene stays in the background.
    #expect(diagrams.map { $0.contains(">resumed</text>") } == [true, false])
  }

  @Test func noFileIsWrittenOver() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.html", "precious\n")
    let arguments = ["export", "launch-and-leave", "--to", "html", "-o", folder.path("a.html")]
    let refused = try Command(arguments)
    #expect(refused.status == 2 && refused.errors.contains("--force overwrites it"))
    #expect(try folder.read("a.html") == "precious\n")
    #expect(try Command(arguments + ["--force"]).status == 0)
    #expect(try folder.read("a.html").hasPrefix("<!doctype html>"))
  }
}

/// Whether a text is well-formed XML, by the tags that it opens and closes.
private struct XMLParserProbe {
  var error = ""
  var isWellFormed: Bool { error.isEmpty }

  init(_ text: String) {
    var open: [Substring] = []
    for match in text.matches(of: /<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/) {
      let (isEnd, name, isEmpty) = (!match.1.isEmpty, match.2, !match.4.isEmpty)
      if isEnd {
        if open.popLast() != name { error = "</\(name)> closes nothing" }
      } else if !isEmpty {
        open.append(name)
      }
      if match.3.filter({ $0 == "\"" }).count % 2 != 0 { error = "quotes in <\(name)>" }
    }
    if !open.isEmpty { error = "<\(open[0])> is not closed" }
    if text.replacing(/&(amp|lt|gt|quot);/, with: "").contains("&") { error = "an open &" }
  }
}

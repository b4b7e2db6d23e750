import Texts

/// What a session's narration says to people.
public enum Narration {
  /// The text of a mark, `* text`; nil for any other line.
  public static func mark(_ text: String) -> String? {
    guard text == "*" || text.hasPrefix("* ") else { return nil }
    return shown(String(text.dropFirst(2))) ?? ""
  }

  /// The text of a line that only the teacher sees who opens the file, `teacher: text`; nil for one
  /// that is none.
  public static func teacherNote(_ text: String) -> String? {
    guard text.hasPrefix(teacherKey) else { return nil }
    let plain = ControlCharacters.escaped(text).replacing("\t", with: " ")
    return String(plain.dropFirst(teacherKey.count).drop { $0 == " " })
  }

  /// The revision of the rulebooks that a recording was made with, `Rulebook: 1`.
  public static func revision(_ text: String) -> Int? {
    guard text.hasPrefix(revisionKey) else { return nil }
    return Int(text.dropFirst(revisionKey.count).drop { $0 == " " })
  }

  /// The line by which a recording names it: narration, which every reader of sessions knows, and
  /// no header, which an older one would refuse.
  static func line(ofRevision revision: Int) -> String { "# \(revisionKey) \(revision)" }

  /// The last line of a recording that was ended, by which its followers know.
  static let endOfRecording = "# \(endText)"

  /// Whether it says that a recording was ended.
  static func isEndOfRecording(_ text: String) -> Bool { text == endText }

  private static let endText = "Recording: ended"
  private static let revisionKey = "Rulebook:"
  private static let teacherKey = "teacher:"

  /// A line of narration as it is shown to everybody, or nil if it has nothing to show: an empty
  /// line, a teacher's note, the list of what a scenario is the record of, the revision of the
  /// rulebooks, and the end of a recording. A tab is a space.
  public static func shown(_ text: String) -> String? {
    let plain = ControlCharacters.escaped(text).replacing("\t", with: " ")
    let isForPrograms =
      plain.hasPrefix("Record:") || revision(plain) != nil || isEndOfRecording(plain)
    let isHidden = isForPrograms || teacherNote(plain) != nil
    return isHidden || plain.allSatisfy { $0 == " " } ? nil : plain
  }
}

import CLibrary

/// The day where the user is.
enum CalendarDay {
  /// As `2026-11-22`.
  static var today: String {
    let parts = now
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }

  /// As `2026-11-22-101530`: files sort by it.
  static var moment: String {
    let parts = now
    return "\(today)-\(two(parts.tm_hour))\(two(parts.tm_min))\(two(parts.tm_sec))"
  }

  private static var now: tm {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return parts
  }

  private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

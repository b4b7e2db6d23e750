/// The device's time as a date, for programs that read logs: they know no time that begins with 0.
/// A session begins with the year 2000, and none lasts until its March.
enum Timestamp {
  static func spelled(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1_000
    let day = seconds / 86_400
    let date = day < 31 ? "01-\(two(day + 1))" : "02-\(two(day - 30))"
    let time = [seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60].map(two)
    let thousandths = String(String(milliseconds % 1_000 + 1_000).dropFirst())
    return "2000-\(date)T\(time.joined(separator: ":")).\(thousandths)Z"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

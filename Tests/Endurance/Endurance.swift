import CLibrary

/// What lasts as long as a course, against the built program, in the current folder. Scripts call
/// it: `Scripts/overnight` lists them.
@main
enum Endurance {
  private static let usage = """
    usage: Endurance keys PROGRAM [COUNT] [SEED] [TYPE]    the type must be installed
           Endurance class PROGRAM [FOLLOWERS] [SECONDS]
           Endurance soak PROGRAM [ACTIONS]
    """

  static func main() {
    let words = CommandLine.arguments
    func number(_ place: Int, else usual: Int) -> Int? {
      words.count > place ? Int(words[place]).flatMap { $0 > 0 ? $0 : nil } : usual
    }
    guard words.count > 2 else { return refuse() }
    let program = words[2]
    let isWell: Bool
    switch words[1] {
    case "keys":
      guard let count = number(3, else: 1_000_000), let seed = number(4, else: 1) else {
        return refuse()
      }
      let type = words.count > 5 ? words[5] : nil
      isWell = RandomKeys.run(program, count: count, seed: UInt64(seed), type: type)
    case "class":
      guard let followers = number(3, else: 200), let seconds = number(4, else: 3_600) else {
        return refuse()
      }
      isWell = Classroom.run(program, followers: followers, seconds: seconds)
    case "soak":
      guard let actions = number(3, else: 1_000_000) else { return refuse() }
      isWell = Soak.run(program, actions: actions)
    default: return refuse()
    }
    exit(isWell ? 0 : 1)
  }

  private static func refuse() {
    print(usage)
    exit(2)
  }
}

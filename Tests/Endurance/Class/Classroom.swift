import CLibrary

/// A class: one who records, and many who follow. Says how late they see what was done, and what
/// it takes; fails where one of them misses anything.
enum Classroom {
  private static let file = "class.session"
  /// Each does something wherever the one before has led.
  private static let keys = Array("1h2h3h".utf8)
  /// A follower who sees an action this late has missed it.
  private static let patience = Duration.seconds(10)

  static func run(_ program: String, followers: Int, seconds: Int) -> Bool {
    do {
      try hold(program, followers, seconds)
      return true
    } catch {
      print("class: \(error.reason)")
      return false
    }
  }

  private static func hold(
    _ program: String, _ count: Int, _ seconds: Int
  ) throws(TypedProgram.Failure) {
    let teacher = try TypedProgram(program, ["--record", file])
    teacher.waitUntilQuiet(for: 300)
    var students: [Student] = []
    for number in 1...count { students.append(try Student(program, file, number)) }
    for student in students { student.typed.waitUntilQuiet(for: 50) }
    let end = ContinuousClock.now + .seconds(seconds)
    var times = Latencies()
    var actions = 0
    while ContinuousClock.now < end {
      try act(keys[actions % keys.count], teacher, students, &times)
      actions += 1
    }
    try teacher.send(Array("q".utf8))
    let status = try teacher.waitForEnd()
    if status != 0 { throw .init(reason: "the recorder ended with status \(status)") }
    var cost = Cost()
    for student in students {
      try student.leave(after: actions)
      cost.add(student.typed.usage)
    }
    print("class: \(count) followers saw \(actions) actions in \(seconds) s")
    print("  an action is seen after \(times.summary)")
    print("  a follower: \(cost.share(of: count, in: seconds)); recorder: \(Cost(teacher.usage))")
  }

  /// One key of the teacher's, and a second in which everybody should see what it does.
  private static func act(
    _ key: UInt8, _ teacher: TypedProgram, _ students: [Student], _ times: inout Latencies
  ) throws(TypedProgram.Failure) {
    for student in students { student.typed.waitUntilQuiet(for: 0) }
    var waiting = Set(students.indices)
    let start = ContinuousClock.now
    try teacher.send([key])
    var polled = ([teacher] + students.map(\.typed)).map {
      pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    while ContinuousClock.now < start + .seconds(1) || !waiting.isEmpty {
      poll(&polled, nfds_t(polled.count), 100)
      for (place, one) in polled.enumerated() where one.revents != 0 {
        if place == 0 {
          teacher.take(within: 0)
        } else {
          if students[place - 1].typed.take(within: 0), waiting.remove(place - 1) != nil {
            times.add(since: start)
          }
          if let status = students[place - 1].typed.status {
            throw .init(reason: "follower \(place) ended with status \(status)")
          }
        }
      }
      if let late = waiting.first, ContinuousClock.now > start + patience {
        throw .init(reason: "\(waiting.count) followers, \(late + 1) first, missed an action")
      }
    }
  }
}

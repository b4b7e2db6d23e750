import CLibrary
import Foundation
import HostedApps
import Hosting
import Lifecycle
import RandomWalks
import Rulebooks
import Sessions
import Testing
import TextFiles

/// Labs as apps of a device: the kernel drives them.
@Suite(.serialized) struct HostedDeviceTests {
  static let library: Library = {
    var library = try! Library()
    library.appSources = { (folder) throws(Problem) in try SourceTraits(folder: folder).words }
    return library
  }()

  /// A session with a lab as the app Notes, beside a built-in one.
  private struct Run {
    let file: SessionFile
    let device: HostedDevice
    var live: LiveApps

    init(
      _ lab: String, edit: (String) -> String = { $0 }, sandbox: Sandbox? = nil, _ header: String,
      _ actions: String
    ) throws {
      let files = try Lab.files(lab).map { (name: $0.name, text: edit($0.text)) }
      let folder = try Lab.write(files, "MyApp")
      let host =
        "app: Notes \"host:\(folder)\"\napp: Mail \(header.contains("os: 6") ? "app-delegate" : "scenes")\n"
      _ = try Lab.library.get()
      file = try SessionParser.parse(
        SourceFile(name: "a", text: "\(header)\n\(host)show: all\n\(actions)"),
        library: HostedDeviceTests.library)
      device = try HostedDevice(file.setup, in: "", sandbox: sandbox, cache: Lab.cache)
      live = device.live
    }

    /// What a run of it records.
    func record() throws -> String {
      let opened = try OpenedSession(file, library: HostedDeviceTests.library, live: live)
      defer { opened.live?.endAll() }
      return opened.recording
    }
  }

  /// Without the code a recording gives the same bytes and the same device.
  private func replay(_ text: String) throws -> Device {
    let library = HostedDeviceTests.library
    let file = try SessionParser.parse(SourceFile(name: "b", text: text), library: library)
    let simulation = try Simulation(file.setup, library: library)
    #expect(Checker(file, simulation).check().isEmpty)
    var printed = ""
    SessionPrinter(file, simulation).print { printed += $0 + "\n" }
    #expect(printed == text)
    return try OpenedSession(file, library: library).simulation.timeline.kernel.device
  }

  private static let life = """
    > open Notes
    > touch Reset
    > home
    > wait 6
    = Notes suspended
    > jetsam Notes
    > open Notes

    """

  /// Launched, suspended, killed without notice, and relaunched with what it had saved.
  @Test(arguments: ["os: 6", "os: 14", "os: 26"]) func anAppHasALife(header: String) throws {
    let text = try Run("course", header, HostedDeviceTests.life).record()
    #expect(text.contains("applicationDidBecomeActive(_:)\n| active for the 1. time\n"))
    #expect(text.contains("applicationDidEnterBackground(_:)\n| background\n"))
    #expect(text.contains("  Notes system suspended\n"))
    #expect(text.contains("| active for the 2. time\n"))
    let device = try replay(text)
    #expect(device[AppID(0)].process == .running)
  }

  /// The code of others sees none of our files, and does the same.
  @Test(.enabled(if: Sandbox.find() != nil)) func aSandboxChangesNothing() throws {
    let edit: @Sendable (String) -> String = {
      $0.replacingOccurrences(
        of: "print(\"background\")",
        with: "print(FileManager.default.fileExists(atPath: \"\(#filePath)\"))")
    }
    let sandbox = try #require(Sandbox.find())
    let own = try Run("course", edit: edit, "os: 14", HostedDeviceTests.life).record()
    let sandboxed = try Run(
      "course", edit: edit, sandbox: sandbox, "os: 14", HostedDeviceTests.life
    )
    .record()
    #expect(own.contains("| true\n"))
    #expect(sandboxed.contains("| false\n"))
    func rest(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter {
        !$0.hasPrefix("app: ") && $0 != "| true" && $0 != "| false"
      }
    }
    #expect(rest(sandboxed) == rest(own))
  }

  /// A sleep is the watchdog's kill after five seconds of the device's time, and none of ours.
  @Test func aSleepIsKilledByTheWatchdog() throws {
    let edit: @Sendable (String) -> String = {
      $0.replacingOccurrences(
        of: "ProcessInfo.processInfo.environment[\"LAB\"] ?? \"\"", with: "\"sleep\"")
    }
    let start = Date()
    let text = try Run(
      "course", edit: edit, "os: 14", "> open Notes\n> home\n> wait 4\n> wait 2\n"
    ).record()
    #expect(
      text.contains(
        "< hang Notes 10\n  Notes system hung\n> wait 4\n> wait 2\n  Notes system killed\n"),
      "\(text)")
    #expect(!text.contains("slept until"))
    _ = try replay(text)
    #expect(Date().timeIntervalSince(start) < 60)
  }

  @Test(arguments: [
    ("loop", "< hang Notes\n"), ("crash", "< crash Notes\n"), ("exit", "< crash Notes\n"),
  ])
  func whatGoesWrongReachesTheKernel(lab: String, line: String) throws {
    let edit: @Sendable (String) -> String = {
      $0.replacingOccurrences(
        of: "ProcessInfo.processInfo.environment[\"LAB\"] ?? \"\"", with: "\"\(lab)\"")
    }
    let text = try Run("course", edit: edit, "os: 14", "> open Notes\n> home\n> wait 9\n").record()
    #expect(text.contains(line), "\(text)")
    #expect(try replay(text)[AppID(0)].process == .notRunning)
  }

  /// Code that sleeps goes on at the very moment at which its sleep ends.
  @Test func aSleepEndsInTime() throws {
    let edit: @Sendable (String) -> String = {
      $0.replacingOccurrences(
        of: "ProcessInfo.processInfo.environment[\"LAB\"] ?? \"\"", with: "\"sleep\""
      ).replacingOccurrences(of: "sleep(10)", with: "sleep(2)")
    }
    let text = try Run(
      "course", edit: edit, "os: 14", "> open Notes\n> home\n> wait 2\n> wait 1\n"
    ).record()
    let wait = try #require(text.range(of: "> wait 2"))
    let next = try #require(text.range(of: "> wait 1"))
    #expect(text[wait.upperBound..<next.lowerBound].contains("slept until"), "\(text)")
  }

  /// A line of a session has room for a thousand bytes of what is printed.
  @Test func longPrintsAreCut() throws {
    let edit: @Sendable (String) -> String = {
      $0.replacingOccurrences(
        of: "switch lab {",
        with: """
          print(String(repeating: "x", count: 1_000))
          print(String(repeating: "y", count: 1_001))
          switch lab {
          """)
    }
    let text = try Run("mistakes", edit: edit, "os: 14", "> open Notes\n> home\n").record()
    let prints = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { $0.dropFirst(2) }
    #expect(prints.count == 2)
    #expect(prints.first == String(repeating: "x", count: 1_000)[...])
    #expect(prints.last == (String(repeating: "y", count: 1_000) + "…")[...])
  }

  /// Byte for byte, however busy the machine is.
  @Test func sixtyRunsAreTheSame() throws {
    let edit: @Sendable (String) -> String = {
      $0.replacingOccurrences(
        of: "ProcessInfo.processInfo.environment[\"LAB\"] ?? \"\"", with: "\"random\"")
    }
    let isOver = Flag()
    for _ in 0..<3 {
      Thread.detachNewThread { while !isOver.isSet {} }
    }
    defer { isOver.set() }
    let run = try Run("course", edit: edit, "os: 14", HostedDeviceTests.life)
    let first = try run.record()
    #expect(first.contains("| random "))
    for number in 2...60 {
      let text = try run.record()
      guard text == first else {
        Issue.record("run \(number) differs:\n\(text)\nfrom\n\(first)")
        return
      }
    }
  }

  /// Anything that can be done with the device, beside a built-in app: nothing breaks, and no
  /// process is left.
  @Test func tenThousandRandomActionsBreakNothing() throws {
    var run = try Run("course", "os: 14\ndevice: iPad", "")
    var simulation = try Simulation(run.file.setup, library: HostedDeviceTests.library)
    var walk = RandomWalk(seed: 17)
    for number in 1...10_000 {
      let action = walk.next(simulation.timeline.kernel.device)
      var step = Step.act(action)
      while true {
        let outcome = run.live.perform(step, on: &simulation)
        if outcome.left == 0 || outcome.refusal != nil { break }
        step = .act(.wait(milliseconds: outcome.left))
      }
      if let broken = simulation.timeline.kernel.brokenInvariants.first {
        Issue.record("action \(number), \(simulation.text.line(action)), seed 17: \(broken)")
        return
      }
    }
    run.live.end()
    #expect(HostedDeviceTests.processes(in: Lab.cache).isEmpty)
  }

  /// Processes whose program lies in a folder.
  private static func processes(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { name in
      guard Int(name) != nil,
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(name)/exe")
      else { return false }
      return path.hasPrefix(folder + "/app-")
    }
  }
}

/// Something that has happened, for several threads.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}

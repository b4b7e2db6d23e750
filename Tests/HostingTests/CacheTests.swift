import CLibrary
import Foundation
import Testing
import TextFiles

@testable import Hosting

/// What is compiled is kept, and not for ever.
@Suite struct CacheTests {
  private func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/frontmost-cache-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// A folder of the cache that was used so many seconds ago, with a file in a folder.
  private func add(_ name: String, to cache: String, age: Int) throws {
    let place = cache + "/" + name
    try FileManager.default.createDirectory(
      atPath: place + "/Sources", withIntermediateDirectories: true)
    try "".write(toFile: place + "/Sources/App.swift", atomically: false, encoding: .utf8)
    var times = [timespec(tv_sec: time(nil) - age, tv_nsec: 0)]
    times.append(times[0])
    #expect(utimensat(AT_FDCWD, place, times, 0) == 0)
  }

  @Test func theNewestAppsStay() throws {
    let cache = try folder()
    defer { try? FileManager.default.removeItem(atPath: cache) }
    let day = CacheCleaning.appAge
    for number in 0..<40 { try add("app-\(100 + number)", to: cache, age: day * 2 + number) }
    try add("app-new", to: cache, age: 10)
    CacheCleaning.clean(cache)
    let left = try FolderWalk.names(in: cache)
    #expect(left == (0..<31).map { "app-\(100 + $0)" } + ["app-new"])
  }

  @Test func whatWasUsedTodayStays() throws {
    let cache = try folder()
    defer { try? FileManager.default.removeItem(atPath: cache) }
    for number in 0..<40 { try add("app-\(number)", to: cache, age: 100) }
    try add("app-used", to: cache, age: CacheCleaning.appAge * 3)
    #expect(CacheCleaning.use(cache + "/app-used", in: cache))
    #expect(!CacheCleaning.use(cache + "/app-none", in: cache))
    CacheCleaning.clean(cache)
    #expect(try FolderWalk.names(in: cache).count == 41)
  }

  @Test func oldLibrariesAndRemainsAreRemoved() throws {
    let cache = try folder()
    defer { try? FileManager.default.removeItem(atPath: cache) }
    try add("library-old", to: cache, age: CacheCleaning.libraryAge + 10)
    try add("library-used", to: cache, age: CacheCleaning.libraryAge - 1_000)
    try add("app-1.77.12", to: cache, age: CacheCleaning.appAge + 10)
    try add("app-2.78.13", to: cache, age: 10)
    CacheCleaning.clean(cache)
    #expect(try FolderWalk.names(in: cache) == ["app-2.78.13", "library-used"])
  }

  @Test func itIsBelowTheHomeFolderOnly() throws {
    #expect(try BuildFolder.cache(xdg: "/x", home: "/home/a") == "/x/frontmost")
    #expect(try BuildFolder.cache(xdg: nil, home: "/home/a") == "/home/a/.cache/frontmost")
    #expect(try BuildFolder.cache(xdg: "relative", home: "/home/a") == "/home/a/.cache/frontmost")
    let failure = #expect(throws: BuildFailure.self) {
      try BuildFolder.cache(xdg: nil, home: nil)
    }
    guard case .problem(let problem) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(problem.description.contains("HOME or XDG_CACHE_HOME must be set"))
  }
}

// SPDX-License-Identifier: Apache-2.0

import Foundation
import OSLog
import Testing

struct LogTests {
  /// Returns the lines that a program wrote to the standard error output.
  private func lines(_ result: ExitTest.Result?) -> [String] {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test func `a logger writes a line with its place, its level, its values`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let logger = Logger(subsystem: "app", category: "list")
      logger.log("begun")
      logger.error("\(3) of \(4.5, format: .fixed(precision: 2)), \(true), \("text")")
      logger.debug("\("secret", privacy: .private) \("open", privacy: .public)")
      logger.info("\(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3))")
      logger.notice("\("ab", align: .right(columns: 4))|\(false, format: .answer)|\(Int.self)")
    }
    #expect(
      lines(result) == [
        "[app:list] notice: begun",
        "[app:list] error: 3 of 4.50, true, text",
        "[app:list] debug: <private> open",
        "[app:list] info: 0xff 007",
        "[app:list] notice:   ab|no|Int",
      ])
  }

  @Test func `os_log writes formats`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let log = OSLog(subsystem: "app", category: "list")
      os_log("plain")
      os_log("%{public}@ has %d, %.1f%%", log: log, type: .error, "a", 3, 2.5)
      os_log(.debug, log: log, "%{private}s", "secret")
      os_log("with \(5)")
      os_log("silent", log: .disabled)
    }
    #expect(
      lines(result) == [
        "notice: plain", "[app:list] error: a has 3, 2.5%", "[app:list] debug: <private>",
        "notice: with 5",
      ])
  }

  @Test func `signposts are silent unless they are asked for`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let signposter = OSSignposter(subsystem: "app", category: "list")
      let state = signposter.beginInterval("load")
      signposter.endInterval("load", state)
      os_signpost(.event, log: .default, name: "tap", "%d", 3)
      precondition(signposter.withIntervalSignpost("work") { 4 } == 4)
      precondition(!signposter.isEnabled)
    }
    #expect(lines(result) == [])
  }

  @Test func `signposts that are asked for are lines`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("MULLION_SIGNPOSTS", "1", 1)
      let log = OSLog(subsystem: "app", category: .pointsOfInterest)
      os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(7), "%d items", 3)
      os_signpost(.event, log: log, name: "tap")
    }
    #expect(
      lines(result) == [
        "[app:PointsOfInterest] signpost begin load #7: 3 items",
        "[app:PointsOfInterest] signpost event tap",
      ])
  }

  @Test func `identifiers of signposts differ`() {
    let signposter = OSSignposter()
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
    let object = NSObject()
    #expect(signposter.makeSignpostID(from: object) == signposter.makeSignpostID(from: object))
  }
}

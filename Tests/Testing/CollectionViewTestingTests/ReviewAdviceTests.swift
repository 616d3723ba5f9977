// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing

struct ReviewAdviceTests {
  @Test func `a failure names the command as the tool was called`() throws {
    let advice = ReviewAdvice(["MULLION_TOOL": "mullion", "MULLION_REVIEWED": "../Feed"])
    expect(advice.command, equals: "mullion review ../Feed")
    let path = NSTemporaryDirectory() + "advice-\(UUID().uuidString).txt"
    defer { try? FileManager.default.removeItem(atPath: path.replacing(".txt", with: ".new.txt")) }
    let failure = ReviewAdvice.$scoped.withValue(advice) {
      #expect(throws: GoldenMismatch.self) {
        try Golden(path: path, recording: .never).check("new\n")
      }
    }
    let lines = try #require(failure?.description.components(separatedBy: "\n"))
    expect(lines.contains("To look at all changes: mullion review ../Feed"))
    expect(
      lines.last,
      equals: "To accept all: mullion review ../Feed --accept, or run the tests again with "
        + "MULLION_RECORD=failed")
  }

  @Test func `without a word of the tool it is the one that the package depends on`() {
    expect(ReviewAdvice([:]).command, equals: "swift run mullion review")
    expect(ReviewAdvice(["MULLION_TOOL": ""]).command, equals: "swift run mullion review")
    expect(
      ReviewAdvice(["MULLION_REVIEWED": "My App"]).acceptingCommand,
      equals: "swift run mullion review 'My App' --accept")
  }
}

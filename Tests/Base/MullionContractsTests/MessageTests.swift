// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionContracts
import Testing

@Suite("Messages of broken contracts")
struct MessageTests {
  private static let line = #line + 3

  private static func breakContract() {
    require(1 > 2, "one is not more than two; pass another number")
  }

  @Test func `a broken contract ends the process with one message`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      // The library for tests turns backtraces off in processes that are to end.
      setenv("SWIFT_BACKTRACE", "enable=yes", 1)
      Self.breakContract()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let said = text.split(separator: "\n").filter { $0.contains("one is not more than two") }
    expect(said.count, equals: 1, "\(text.prefix(600))")
    expect(
      said.first?.contains("Fatal error: Mullion: one is not more than two; pass another number"),
      equals: true)
    // Programs with debug information name the line that led there, not only the library's.
    expect(
      said.first?.hasSuffix("(called at \(#filePath):\(Self.line))"), equals: true, "\(said)")
  }
}

// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import Testing

@Suite("Messages of broken contracts")
struct MessageTests {
  @Test func `a broken contract ends the process with one message`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      require(1 > 2, "one is not more than two; pass another number")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let said = text.split(separator: "\n").filter { $0.contains("one is not more than two") }
    #expect(said.count == 1, "\(text.prefix(600))")
    #expect(
      said.first?.hasSuffix("Fatal error: Mullion: one is not more than two; pass another number")
        == true)
  }
}

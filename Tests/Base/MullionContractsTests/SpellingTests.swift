// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import Testing

struct SpellingTests {
  @Test func `the nearest name differs in two letters at most`() {
    let names = ["contentInsets", "spacing", "count"]
    #expect(Spelling.nearest(to: "contentinset", among: names) == "contentInsets")
    #expect(Spelling.nearest(to: "spcaing", among: names) == "spacing")
    #expect(Spelling.nearest(to: "counted", among: names) == "count")
    #expect(Spelling.nearest(to: "interval", among: names) == nil)
    #expect(Spelling.nearest(to: "", among: []) == nil)
  }
}

// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import Testing

struct SpellingTests {
  @Test func `the nearest name differs in two letters at most`() {
    let names = ["contentInsets", "spacing", "count"]
    expect(Spelling.nearest(to: "contentinset", among: names), equals: "contentInsets")
    expect(Spelling.nearest(to: "spcaing", among: names), equals: "spacing")
    expect(Spelling.nearest(to: "counted", among: names), equals: "count")
    expect(Spelling.nearest(to: "interval", among: names) == nil)
    expect(Spelling.nearest(to: "", among: []) == nil)
  }
}

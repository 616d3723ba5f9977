// SPDX-License-Identifier: Apache-2.0

import Expectations
import GTKHost
import Testing

@Suite
struct FingerNumbersTests {
  @Test
  func `fingers keep their numbers while others come and go`() {
    var fingers = FingerNumbers<String>()
    expect(fingers.comeDown("a"), equals: 1)
    expect(fingers.comeDown("b"), equals: 2)
    expect(fingers.goUp("a"), equals: 1)
    expect(fingers.number(of: "b"), equals: 2)
    expect(fingers.comeDown("c"), equals: 1)
    expect(fingers.number(of: "a") == nil)
    expect(fingers.goUp("a") == nil)
  }
}

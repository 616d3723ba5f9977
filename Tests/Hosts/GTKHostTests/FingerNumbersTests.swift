// SPDX-License-Identifier: Apache-2.0

import GTKHost
import Testing

@Suite
struct FingerNumbersTests {
  @Test
  func `fingers keep their numbers while others come and go`() {
    var fingers = FingerNumbers<String>()
    #expect(fingers.comeDown("a") == 1)
    #expect(fingers.comeDown("b") == 2)
    #expect(fingers.goUp("a") == 1)
    #expect(fingers.number(of: "b") == 2)
    #expect(fingers.comeDown("c") == 1)
    #expect(fingers.number(of: "a") == nil)
    #expect(fingers.goUp("a") == nil)
  }
}

// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import GTKHost
import Testing

@Suite
struct ClickCounterTests {
  @Test
  func `presses that are close in time and place count together`() {
    var counter = ClickCounter()
    expect(counter.press(at: CGPoint(x: 10, y: 10), time: 1, button: 1), equals: 1)
    expect(counter.press(at: CGPoint(x: 12, y: 9), time: 1.2, button: 1), equals: 2)
    expect(counter.press(at: CGPoint(x: 12, y: 9), time: 1.5, button: 1), equals: 3)
  }

  @Test(arguments: [
    (CGPoint(x: 30, y: 10), 1.2, 1), (CGPoint(x: 10, y: 10), 2.0, 1),
    (CGPoint(x: 10, y: 10), 1.2, 3),
  ])
  func `a press elsewhere, later, or of another button counts anew`(
    place: CGPoint, time: Double, button: Int
  ) {
    var counter = ClickCounter()
    _ = counter.press(at: CGPoint(x: 10, y: 10), time: 1, button: 1)
    expect(counter.press(at: place, time: time, button: button), equals: 1)
  }
}

// SPDX-License-Identifier: Apache-2.0

import Expectations
import GTKHost
import MullionCollectionGeometry
import Testing

@Suite
struct StrokeVelocityTests {
  @Test
  func `a steady stroke ends with its speed`() {
    var stroke = StrokeVelocity()
    stroke.begin()
    for step in 0..<20 { stroke.move(by: CGVector(dx: 0, dy: 8), at: Double(step) * 0.016) }
    let velocity = stroke.velocity(at: 19 * 0.016)
    expect(abs(velocity.dy - 500) < 0.001)
    expect(velocity.dx, equals: 0)
  }

  @Test
  func `fingers that rested before they left have no speed`() {
    var stroke = StrokeVelocity()
    stroke.begin()
    for step in 0..<20 { stroke.move(by: CGVector(dx: 0, dy: 8), at: Double(step) * 0.016) }
    expect(stroke.velocity(at: 1), equals: .zero)
  }

  @Test
  func `a stroke of one move has no speed`() {
    var stroke = StrokeVelocity()
    stroke.begin()
    stroke.move(by: CGVector(dx: 3, dy: 3), at: 1)
    expect(stroke.velocity(at: 1), equals: .zero)
  }
}

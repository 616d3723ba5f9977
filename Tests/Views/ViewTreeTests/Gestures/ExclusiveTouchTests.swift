// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of views with exclusive touch.
@MainActor
struct ExclusiveTouchTests {
  private final class Pad: UIView {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  private let fingers = Fingers()
  private let left = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let right = Pad(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

  init() {
    fingers.stage.root.addSubview(left)
    fingers.stage.root.addSubview(right)
    fingers.stage.wait(0.1)
  }

  private func press(_ first: CGFloat, _ second: CGFloat) {
    fingers.finger(0, .began, first, 50)
    fingers.finger(1, .began, second, 50)
    fingers.finger(0, .ended, first, 50)
    fingers.finger(1, .ended, second, 50)
  }

  @Test func `two views have touches at once unless one wants them for itself`() {
    expect(!left.isExclusiveTouch)
    press(50, 150)
    expect(left.count == 1 && right.count == 1)
  }

  @Test func `nobody else hears of touches while a view has one that wants them for itself`() {
    left.isExclusiveTouch = true
    press(50, 150)
    expect(left.count == 1 && right.count == 0)
    press(150, 150)
    expect(right.count, equals: 1)
  }

  @Test func `a view that wants touches for itself gets none while another has one`() {
    left.isExclusiveTouch = true
    press(150, 50)
    expect(left.count == 0 && right.count == 1)
    press(50, 250)
    expect(left.count, equals: 1)
  }
}

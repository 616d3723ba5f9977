// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

/// Tests of the common behaviour of recognizers of two fingers, and of the views to which interactions are
/// added.
@MainActor
@Suite("Two fingers")
struct TwoFingerTests {
  private let fingers = Fingers()

  /// Puts two fingers down 40 points apart, and moves the second one down by `distance`.
  private func pull(by distance: CGFloat) {
    fingers.finger(0, .began, 100, 100)
    fingers.finger(1, .began, 100, 140)
    fingers.stage.wait(0.1)
    fingers.finger(1, .moved, 100, 140 + distance)
  }

  @Test func `both kinds are recognisers of two touches, and one finger is none of theirs`() {
    let pinch: TwoTouchGestureRecognizer = fingers.record("pinch", UIPinchGestureRecognizer())
    let turn: TwoTouchGestureRecognizer = fingers.record("turn", UIRotationGestureRecognizer())
    fingers.draw(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 150))
    expect(pinch.state == .possible && turn.state == .possible)
    expect(pinch.numberOfTouches <= 1)
  }

  @Test func `fingers that move apart go on as long as they are down`() {
    let pinch = fingers.record("pinch", UIPinchGestureRecognizer())
    pull(by: 40)
    expect(pinch.state == .began && abs(pinch.scale - 2) < 0.01)
    fingers.finger(1, .moved, 100, 220)
    expect(pinch.state == .changed && abs(pinch.scale - 3) < 0.01)
    fingers.finger(1, .ended, 100, 220)
    fingers.finger(0, .ended, 100, 100)
    expect(pinch.state, equals: .possible)
    expect(fingers.stage.settle() < 10)
  }

  @Test func `a third finger that comes down before is too many`() {
    let pinch = fingers.record("pinch", UIPinchGestureRecognizer())
    fingers.finger(0, .began, 100, 100)
    fingers.finger(1, .began, 100, 140)
    fingers.finger(2, .began, 140, 140)
    fingers.finger(1, .moved, 100, 240)
    expect(pinch.state != .began && pinch.state != .changed)
  }

  // MARK: Interactions

  private final class Noted: NSObject, UIInteraction {
    weak var view: UIView?
    var log: [String] = []
    func willMove(to view: UIView?) { log.append("will \(view?.tag ?? 0)") }
    func didMove(to view: UIView?) {
      self.view = view
      log.append("did \(view?.tag ?? 0)")
    }
  }

  @Test func `an interaction hears which view it is given to, and that it is taken away`() {
    let (one, other) = (UIView(), UIView())
    (one.tag, other.tag) = (1, 2)
    let noted = Noted()
    one.addInteraction(noted)
    expect(noted.view === one && one.interactions.count == 1)
    other.addInteraction(noted)
    expect(one.interactions.isEmpty && noted.view === other)
    other.removeInteraction(noted)
    expect(noted.view == nil)
    expect(noted.log.first == "will 1" && noted.log.suffix(2) == ["will 0", "did 0"])
  }
}

// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of swipe directions, recognizer states, and touch types.
@MainActor
@Suite("Directions of swipes")
struct SwipeDirectionTests {
  private let fingers = Fingers()
  private let ways: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
    (.right, CGVector(dx: 100, dy: 0)), (.left, CGVector(dx: -100, dy: 0)),
    (.up, CGVector(dx: 0, dy: -100)), (.down, CGVector(dx: 0, dy: 100)),
  ]

  /// Moves a finger from the centre and lifts it.
  ///
  /// - Returns: Whether a gesture was recognised.
  private func isHeard(_ way: CGVector) -> Bool {
    let end = CGPoint(x: 160 + way.dx, y: 240 + way.dy)
    fingers.draw(from: CGPoint(x: 160, y: 240), to: end)
    fingers.finger(0, .ended, end.x, end.y)
    return !fingers.news().isEmpty
  }

  @Test func `a swipe is heard in its direction, and in no other`() {
    let swipe = fingers.record("swipe", UISwipeGestureRecognizer())
    expect(swipe.direction, equals: .right)
    for (direction, _) in ways {
      swipe.direction = direction
      expect(ways.map { isHeard($0.1) }, equals: ways.map { $0.0 == direction })
    }
    expect(ways.map(\.0.rawValue), equals: [1, 2, 4, 8])
  }

  @Test func `one recogniser hears several directions`() {
    let swipe = fingers.record("swipe", UISwipeGestureRecognizer())
    swipe.direction = [.left, .down]
    expect(ways.map { isHeard($0.1) }, equals: [false, true, false, true])
  }

  @Test func `a recogniser goes through its states and is ready again`() {
    final class States { var all: [UIGestureRecognizer.State] = [] }
    let states = States()
    let pan = UIPanGestureRecognizer()
    expect(pan.state, equals: UIGestureRecognizer.State.possible)
    pan.handlers.append((0, { states.all.append($0.state) }))
    fingers.stage.root.addGestureRecognizer(pan)
    fingers.draw(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    fingers.finger(0, .cancelled, 200, 100)
    expect(states.all.first == .began && states.all.dropFirst().first == .changed)
    expect(states.all.last == .cancelled && pan.state == .possible)
    states.all = []
    fingers.draw(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
    fingers.finger(0, .ended, 200, 100)
    expect(states.all.last == .ended && UIGestureRecognizer.State.recognized == .ended)
    let known: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    expect(known.map(\.rawValue), equals: Array(0...5))
  }

  private final class Touched: UIView {
    var types: [UITouch.TouchType] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      types += touches.map(\.type)
    }
  }

  @Test func `a touch says whether a finger or a pointer makes it`() {
    let view = Touched(frame: fingers.stage.root.bounds)
    fingers.stage.root.addSubview(view)
    fingers.tap(10, 10)
    fingers.stage.pointer(.began, 20, 20)
    fingers.stage.pointer(.ended, 20, 20)
    expect(view.types, equals: [UITouch.TouchType.direct, .indirectPointer])
    let all: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    expect(all.map(\.rawValue), equals: [0, 1, 2, 3])
  }
}
